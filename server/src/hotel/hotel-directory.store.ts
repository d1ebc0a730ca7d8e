import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

export interface HotelRow {
  readonly property_id: PropertyId;
  readonly code: string;
  /** As stored. */
  readonly definition: unknown;
  readonly imported_at: Date;
  /** Length of the definition. */
  readonly characters: number;
}

const columns = [
  'property_id',
  'code',
  'definition',
  'imported_at',
  sql<number>`length(definition::text)`.as('characters'),
] as const;

const LARGEST_ID = 2_147_483_647;

/** `key`: an id without leading zeros, or a code in lower case. A code may consist of digits: the id wins. */
export async function readHotelRow(db: Kysely<Schema>, key: string): Promise<HotelRow | undefined> {
  const id = /^[1-9]\d{0,9}$/.test(key) ? (Number(key) as PropertyId) : undefined;
  const rows = await db
    .selectFrom('property')
    .select(columns)
    .where((eb) =>
      id !== undefined && id <= LARGEST_ID
        ? eb.or([eb('property_id', '=', id), eb('code', '=', key)])
        : eb('code', '=', key),
    )
    .execute();
  return rows.find(({ property_id }) => property_id === id) ?? rows[0];
}

/** Of all hotels, as written, in order. */
export async function readPropertyCodes(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('property')
    .select(sql<string>`definition->'property'->>'code'`.as('written'))
    .orderBy('code')
    .execute();
  return rows.map(({ written }) => written);
}

/** A hotel's pages for search engines. */
export interface ListedHotel {
  /** As written. */
  readonly code: string;
  readonly roomTypeIds: readonly number[];
  /** Whether it says how to find it. */
  readonly hasWhere: boolean;
}

/** In the order of the codes. */
export async function readListedHotels(db: Kysely<Schema>): Promise<ListedHotel[]> {
  return db
    .selectFrom('property')
    .select([
      sql<string>`definition->'property'->>'code'`.as('code'),
      sql<number[]>`jsonb_path_query_array(definition, '$.roomTypes[*].id')`.as('roomTypeIds'),
      sql<boolean>`definition->'property' ? 'where'`.as('hasWhere'),
    ])
    .orderBy('property.code')
    .execute();
}

/** Those of these hotels that exist, by id. */
export async function readHotelRows(
  db: Kysely<Schema>,
  propertyIds: readonly PropertyId[],
): Promise<HotelRow[]> {
  return db
    .selectFrom('property')
    .select(columns)
    .where('property_id', '=', (eb) => eb.fn.any(eb.val(propertyIds)))
    .execute();
}

/** The number of hotels, and the time of the latest import. */
export async function readStamp(db: Kysely<Schema>): Promise<string> {
  const { stamp } = await db
    .selectFrom('property')
    .select(sql<string>`concat(count(*), ' ', max(imported_at))`.as('stamp'))
    .executeTakeFirstOrThrow();
  return stamp;
}

export async function readPropertyIds(db: Kysely<Schema>): Promise<PropertyId[]> {
  const rows = await db.selectFrom('property').select('property_id').orderBy('property_id').execute();
  return rows.map((row) => row.property_id);
}
