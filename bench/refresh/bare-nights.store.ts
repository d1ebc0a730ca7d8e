import type { PropertyId } from '@portico/domain/ids';
import type { Schema } from '@portico/server/platform/database/schema.types';
import { sql, type Kysely } from 'kysely';

/** Inserts the prices of all nights that stand, as they are, by one statement into a table of the same indexes. */
export async function writeBarely(kysely: Kysely<Schema>, propertyId: PropertyId): Promise<void> {
  await sql`CREATE TABLE bare_night (LIKE rate_night INCLUDING ALL)`.execute(kysely);
  await sql`INSERT INTO bare_night SELECT * FROM rate_night WHERE property_id = ${propertyId}`.execute(
    kysely,
  );
  await sql`DROP TABLE bare_night`.execute(kysely);
}
