import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Horizon } from './horizon.ts';

type AllotmentInput = PropertyFileInput['allotments'][number];

/** The number of rooms of each type (by id) on every night. */
export function everyNight(
  { first: from, last: to }: Horizon,
  rooms: ReadonlyMap<number, number>,
): AllotmentInput[] {
  return [...rooms].map(([id, count]) => ({ from, to, roomTypes: [id], rooms: count }));
}

/** The rooms available on some nights, of some types or of the whole hotel. */
export function left(nights: readonly LocalDate[], rooms: number, roomTypes?: number[]): AllotmentInput[] {
  return nights.map((night) => ({ from: night, to: night, rooms, ...(roomTypes && { roomTypes }) }));
}
