import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import type { PropertyId } from '@portico/domain/ids';
import { openDatabase, type Database } from '@portico/server/platform/database/database';
import type { Schema } from '@portico/server/platform/database/schema.types';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { sql, type Kysely } from 'kysely';

/** Migrations add columns at the end, so that their order is not that of the table. */
const rateColumns =
  sql.raw(`rate_plan_id, room_type_id, stay_date, version, open, base, per_room, per_adult, per_child,
  per_infant, per_person_adult, per_person_child, per_person_infant, min_stay, max_stay, min_stay_through,
  max_stay_through, closed_to_arrival, closed_to_departure, min_advance, max_advance, revision`);

/** Imports a hotel under the id `template` and runs `work`, which copies it. */
export async function withTemplate(
  databaseUrl: string,
  template: PropertyId,
  hotel: PropertyFileInput,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const property = { ...hotel.property, id: template, code: `M${template}` };
  const read = readPropertyFile({ ...hotel, property });
  if (!read.ok) throw new Error(`The hotel has faults: ${JSON.stringify(read.faults)}`);
  const database = openDatabase(databaseUrl, { log: console, maxConnections: 1 });
  try {
    await insertHotel(database, read.file, new Date());
    await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Copies an existing hotel with its next nights and their prices to the ids from `first`; the codes are `M` and the id. Writes one
 * hotel after the other, as imports do. Keys and log are added at the end: with them it takes fifty times as long.
 */
export async function copyHotels(
  { kysely }: Database,
  template: PropertyId,
  first: number,
  count: number,
  nights = 2_000,
): Promise<void> {
  const last = first + count - 1;
  await sql`
    INSERT INTO property (property_id, code, definition, rates_version, imported_at)
    SELECT id, 'm' || id,
           jsonb_set(jsonb_set(definition, '{property,id}', to_jsonb(id)), '{property,code}', to_jsonb('M' || id)),
           rates_version, imported_at
    FROM property, generate_series(${first}::int, ${last}::int) AS id WHERE property_id = ${template}`.execute(
    kysely,
  );
  await kysely.transaction().execute(async (tx) => {
    // The server or an autovacuum may hold these tables for longer than a request would wait.
    await sql`SET LOCAL lock_timeout = 0`.execute(tx);
    await sql`CREATE TEMPORARY TABLE one_room_night ON COMMIT DROP AS
      SELECT room_type_id, stay_date, allotment FROM room_night
      WHERE property_id = ${template} AND stay_date < current_date + ${nights}::int`.execute(tx);
    await sql`CREATE TEMPORARY TABLE one_rate_night ON COMMIT DROP AS
      SELECT ${rateColumns}
      FROM rate_night
      WHERE property_id = ${template} AND stay_date < current_date + ${nights}::int`.execute(tx);
    await sql`ALTER TABLE room_night SET UNLOGGED,
      DROP CONSTRAINT room_night_pkey, DROP CONSTRAINT IF EXISTS room_night_property_id_fkey`.execute(tx);
    await sql`ALTER TABLE rate_night SET UNLOGGED,
      DROP CONSTRAINT rate_night_pkey, DROP CONSTRAINT IF EXISTS rate_night_property_id_fkey`.execute(tx);
    for (let id = first; id <= last; id++) await copyHotel(tx, id);
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    await sql`SET LOCAL maintenance_work_mem = '1GB'`.execute(tx);
    await sql`ALTER TABLE room_night ADD PRIMARY KEY (property_id, room_type_id, stay_date)`.execute(tx);
    await sql`ALTER TABLE rate_night
      ADD PRIMARY KEY (property_id, rate_plan_id, room_type_id, stay_date, version)`.execute(tx);
    await sql`ANALYZE property, room_night, rate_night`.execute(tx);
  });
}

async function copyHotel(tx: Kysely<Schema>, id: number): Promise<void> {
  await sql`INSERT INTO room_night (property_id, room_type_id, stay_date, allotment)
    SELECT ${id}::int, * FROM one_room_night`.execute(tx);
  await sql`INSERT INTO rate_night (property_id, ${rateColumns}) SELECT ${id}::int, * FROM one_rate_night`.execute(
    tx,
  );
}
