import { storedDefinition } from '@portico/contract/property-file/stored-definition';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

export interface StandingHotel {
  readonly propertyId: PropertyId;
  /** In lower case. */
  readonly code: string;
  readonly definition: HotelDefinition;
  readonly ratesVersion: number;
  /** How many commands have set what is for sale. */
  readonly revision: number;
}

/** Hotels with this id or this code: none, one, or two if they differ. */
export async function hotelsLike(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  code: string,
): Promise<StandingHotel[]> {
  const rows = await db
    .selectFrom('property')
    .select(['property_id', 'code', 'definition', 'rates_version', 'revision'])
    .where((where) =>
      where.or([where('property_id', '=', propertyId), where('code', '=', code.toLowerCase())]),
    )
    .execute();
  return rows.map((row) => ({
    propertyId: row.property_id,
    code: row.code,
    // Earlier versions of Portico wrote fewer fields; parsing fills in the defaults.
    definition: storedDefinition(row.definition),
    ratesVersion: row.rates_version,
    revision: row.revision,
  }));
}

/** Throws when there is no such hotel. */
export async function standingHotel(db: Kysely<Schema>, propertyId: PropertyId): Promise<StandingHotel> {
  const [hotel] = await hotelsLike(db, propertyId, '');
  if (hotel === undefined) throw new Error(`There is no property ${propertyId}`);
  return hotel;
}

/**
 * Locks the hotel against another import until the transaction ends. Sales continue, as they only read its key. False
 * when another import holds the lock.
 */
export async function lockHotel(tx: Kysely<Schema>, propertyId: PropertyId): Promise<boolean> {
  const row = await tx
    .selectFrom('property')
    .select('property_id')
    .where('property_id', '=', propertyId)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** The same, but waits for another import. Throws when there is no such hotel. */
export async function waitForHotel(tx: Kysely<Schema>, propertyId: PropertyId): Promise<void> {
  await tx
    .selectFrom('property')
    .select('property_id')
    .where('property_id', '=', propertyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function hasReservations(db: Kysely<Schema>, propertyId: PropertyId): Promise<boolean> {
  const row = await db
    .selectFrom('reservation')
    .select('property_id')
    .where('property_id', '=', propertyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when a hotel of that id or code was made concurrently. `revision`: the file's. */
export async function insertHotel(
  tx: Kysely<Schema>,
  definition: HotelDefinition,
  revision: number,
  importedAt: Date,
): Promise<boolean> {
  const made = await tx
    .insertInto('property')
    .values({
      property_id: definition.property.id,
      code: definition.property.code.toLowerCase(),
      definition: JSON.stringify(definition),
      imported_at: importedAt,
      revision,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('property_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Makes a definition and a version of the rates current. `revision`: the file's. */
export async function updateHotel(
  tx: Kysely<Schema>,
  definition: HotelDefinition,
  { ratesVersion, revision }: Pick<StandingHotel, 'ratesVersion' | 'revision'>,
  importedAt: Date,
): Promise<void> {
  await tx
    .updateTable('property')
    .set({
      definition: JSON.stringify(definition),
      rates_version: ratesVersion,
      // A file of another database may know of more commands than there were here.
      revision: sql`greatest(revision, ${revision}::int)`,
      imported_at: importedAt,
    })
    .where('property_id', '=', definition.property.id)
    .execute();
}

/** Counts a command, and makes a version of the rates current. */
export async function countCommand(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  { ratesVersion, revision }: Pick<StandingHotel, 'ratesVersion' | 'revision'>,
): Promise<void> {
  await tx
    .updateTable('property')
    .set({ rates_version: ratesVersion, revision })
    .where('property_id', '=', propertyId)
    .execute();
}

/** Makes every process rebuild its snapshot of the hotel. */
export async function appendRebuild(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  changeId: string,
  changedAt: Date,
): Promise<void> {
  await sql`INSERT INTO night_change (property_id, changed_at, change_id, room_type_id, stay_date)
            VALUES (${propertyId}, ${changedAt}, ${changeId}, NULL, NULL)`.execute(tx);
}

/**
 * Allows each statement of an import a minute: it compares years of nights, and no guest waits for it. Rule:
 * docs/locking.md, "Timeouts and retries".
 */
export async function allowLongStatements(tx: Kysely<Schema>): Promise<void> {
  await sql`SET LOCAL statement_timeout = '60s'`.execute(tx);
}
