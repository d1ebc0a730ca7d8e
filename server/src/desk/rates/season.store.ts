import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** First and last night. */
export interface Season {
  readonly seasonId: string;
  readonly name: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The seasons of a hotel, the first to begin first. */
export function readSeasons(db: Kysely<Schema>, propertyId: PropertyId): Promise<Season[]> {
  return db
    .selectFrom('season')
    .select(['season_id as seasonId', 'name', 'first_night as from', 'last_night as to'])
    .where('property_id', '=', propertyId)
    .orderBy('first_night')
    .orderBy('season_id')
    .execute();
}

export async function insertSeason(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { seasonId, name, from, to }: Season,
): Promise<void> {
  await db
    .insertInto('season')
    .values({ property_id: propertyId, season_id: seasonId, name, first_night: from, last_night: to })
    .execute();
}

/** The name that it had; undefined: there is none. */
export async function updateSeasonName(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { seasonId, name }: Pick<Season, 'seasonId' | 'name'>,
): Promise<string | undefined> {
  const row = await db
    .updateTable('season as s')
    .from('season as before')
    .set({ name })
    .whereRef('before.property_id', '=', 's.property_id')
    .whereRef('before.season_id', '=', 's.season_id')
    .where('s.property_id', '=', propertyId)
    .where('s.season_id', '=', seasonId)
    .returning('before.name')
    .executeTakeFirst();
  return row?.name;
}

/** The season that was; undefined: there is none. */
export async function deleteSeason(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  seasonId: string,
): Promise<Omit<Season, 'seasonId'> | undefined> {
  return db
    .deleteFrom('season')
    .where('property_id', '=', propertyId)
    .where('season_id', '=', seasonId)
    .returning(['name', 'first_night as from', 'last_night as to'])
    .executeTakeFirst();
}
