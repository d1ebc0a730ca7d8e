import { tablesOfNoHotel } from '@portico/testing/database/tables-of-no-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Unique over all hotels, with why, and what a spread database would have in its place. */
const uniqueOverHotels: Readonly<Record<string, string>> = {
  'property.property_code': 'an address names one hotel: a reference table of codes',
  'staff_invitation.staff_invitation_token_hash_key':
    'a token has 256 random bits, and its link the hotel: unique within the hotel',
};

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

test('each table but the named begins its primary key with the hotel', async () => {
  expect(await tablesOfOtherKeys()).toEqual(Object.keys(tablesOfNoHotel));
});

test('each unique key but the named begins with the hotel', async () => {
  expect(await uniqueKeysWithoutHotel()).toEqual(Object.keys(uniqueOverHotels));
});

test('rows of a hotel refer to rows of the same hotel, or to tables of no hotel', async () => {
  expect(await referencesToOtherHotels()).toEqual([]);
});

test('a table whose key, unique key or reference could lead to another hotel is found', async () => {
  await sql`CREATE TABLE zoo (animal_id uuid PRIMARY KEY, property_id integer NOT NULL, name text)`.execute(
    db.database.kysely,
  );
  await sql`
    CREATE TABLE zoo_visit (
      property_id integer, visit_id uuid, animal_id uuid REFERENCES zoo, room_property_id integer,
      staff_id uuid REFERENCES staff,
      PRIMARY KEY (property_id, visit_id), UNIQUE (visit_id, property_id),
      FOREIGN KEY (room_property_id) REFERENCES property (property_id))`.execute(db.database.kysely);
  await sql`CREATE TABLE zoo_without_key (property_id integer)`.execute(db.database.kysely);
  await sql`CREATE UNIQUE INDEX zoo_visit_of_lower ON zoo_visit (lower(visit_id::text), property_id)`.execute(
    db.database.kysely,
  );
  expect(await tablesOfOtherKeys()).toEqual([...Object.keys(tablesOfNoHotel), 'zoo', 'zoo_without_key']);
  expect(await uniqueKeysWithoutHotel()).toEqual([
    ...Object.keys(uniqueOverHotels),
    'zoo_visit.zoo_visit_of_lower',
    'zoo_visit.zoo_visit_visit_id_property_id_key',
  ]);
  expect(await referencesToOtherHotels()).toEqual([
    'zoo_visit.zoo_visit_animal_id_fkey',
    'zoo_visit.zoo_visit_room_property_id_fkey',
  ]);
});

interface Named {
  readonly name: string;
}

/** By name: tables without a primary key that begins with `property_id`. */
async function tablesOfOtherKeys(): Promise<string[]> {
  const { rows } = await sql<Named>`
    SELECT relname AS name FROM pg_class AS t
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT EXISTS (
      SELECT FROM pg_index
      JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0] AND attname = 'property_id'
      WHERE indrelid = t.oid AND indisprimary)`.execute(db.database.kysely);
  return rows.map(({ name }) => name).toSorted();
}

/** Of tables of hotels: unique indexes, those of constraints included, that do not begin with `property_id`. */
async function uniqueKeysWithoutHotel(): Promise<string[]> {
  const { rows } = await sql<Named>`
    SELECT t.relname || '.' || i.relname AS name
    FROM pg_index JOIN pg_class AS t ON t.oid = indrelid JOIN pg_class AS i ON i.oid = indexrelid
    LEFT JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
    WHERE t.relnamespace = 'public'::regnamespace AND (indisunique OR indisexclusion) AND NOT indisprimary
      AND t.relname <> ALL (${Object.keys(tablesOfNoHotel)}::text[]) AND attname IS DISTINCT FROM 'property_id'`.execute(
    db.database.kysely,
  );
  return rows.map(({ name }) => name).toSorted();
}

/** Foreign keys to tables of hotels that do not lead from `property_id` to `property_id`. */
async function referencesToOtherHotels(): Promise<string[]> {
  const { rows } = await sql<Named>`
    SELECT t.relname || '.' || conname AS name
    FROM pg_constraint JOIN pg_class AS t ON t.oid = conrelid JOIN pg_class AS other ON other.oid = confrelid
    WHERE contype = 'f' AND other.relname <> ALL (${Object.keys(tablesOfNoHotel)}::text[]) AND NOT EXISTS (
      SELECT FROM unnest(conkey, confkey) AS pair (mine, its)
      JOIN pg_attribute AS here ON here.attrelid = conrelid AND here.attnum = mine
      JOIN pg_attribute AS there ON there.attrelid = confrelid AND there.attnum = its
      WHERE here.attname = 'property_id' AND there.attname = 'property_id')`.execute(db.database.kysely);
  return rows.map(({ name }) => name).toSorted();
}
