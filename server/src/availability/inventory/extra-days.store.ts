import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { ExtraId, PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** Units of a limited extra on one date, and how many are booked. */
export interface ExtraDay {
  readonly extraId: ExtraId;
  readonly date: LocalDate;
  readonly units: number;
  readonly taken: number;
}

/** The nights of the stay that have rows for these extras. */
export async function readExtraDays(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  extraIds: readonly ExtraId[],
  stay: Stay,
): Promise<ExtraDay[]> {
  if (extraIds.length === 0) return [];
  return db
    .selectFrom('extra_day')
    .select(['extra_id as extraId', 'stay_date as date', 'units', sql<number>`sold + held`.as('taken')])
    .where('property_id', '=', propertyId)
    .where('extra_id', 'in', extraIds)
    .where('stay_date', '>=', stay.arrival)
    .where('stay_date', '<', stay.departure)
    .execute();
}
