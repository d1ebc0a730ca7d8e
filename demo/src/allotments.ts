import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Horizon } from './horizon.ts';

type AllotmentInput = PropertyFileInput['allotments'][number];

/** So many rooms of each type (by its id) on every night. */
export function everyNight(
  { first: from, last: to }: Horizon,
  rooms: ReadonlyMap<number, number>,
): AllotmentInput[] {
  return [...rooms].map(([id, count]) => ({ from, to, roomTypes: [id], rooms: count }));
}

/** What is left on some nights, of some types or of the whole house. */
export function left(nights: readonly LocalDate[], rooms: number, roomTypes?: number[]): AllotmentInput[] {
  return nights.map((night) => ({ from: night, to: night, rooms, ...(roomTypes && { roomTypes }) }));
}
