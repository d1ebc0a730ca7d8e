import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { hasTable, isInTime, tableTimes } from '@portico/domain/tables/table-times';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { readCoversLeft } from './quarter.store.ts';
import type { OfferedTime, TablePlace } from './table-port.ts';

/** The times of a date that may still be booked online, with or without a free table. */
export function openTimes({ hotel, restaurant }: TablePlace, date: LocalDate, now: Date) {
  const clock = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  return tableTimes(restaurant.rules, date).filter((time) => isInTime(restaurant.rules, date, time, clock));
}

/** As `openTimes`, each with whether a party would find a table now. */
export async function offeredTimes(
  db: Kysely<Schema>,
  place: TablePlace,
  { date, party }: { readonly date: LocalDate; readonly party: number },
  now: Date,
): Promise<OfferedTime[]> {
  const times = openTimes(place, date, now);
  if (times.length === 0) return [];
  const { hotel, restaurant } = place;
  const day = { propertyId: hotel.propertyId, restaurantId: restaurant.rules.id, date };
  const left = await readCoversLeft(db, day);
  return times.map((time) => ({ ...time, isFree: hasTable(time, party, left) }));
}
