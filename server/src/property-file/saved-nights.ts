import { dateSchema } from '@portico/contract/property-file/file-parts';
import { wireRatePlanId, wireRoomTypeId } from '@portico/contract/calls/wire-parts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { noComponents } from '@portico/domain/pricing/rate-components';
import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { undated, type RateNight } from '../availability/nights/night-rate-of.ts';
import type { RatesSet } from './set-rates.ts';
import type { RoomsSet } from './set-rooms.ts';

const limit = z.number().nullable();
const rate = z
  .object({
    open: z.boolean(),
    components: z.record(z.enum(keysOf(noComponents)), z.number()),
    minStay: limit,
    maxStay: limit,
    // Saves of an older server name none.
    minStayThrough: limit.default(null),
    maxStayThrough: limit.default(null),
    closedToArrival: z.boolean(),
    closedToDeparture: z.boolean(),
    minAdvance: limit,
    maxAdvance: limit,
  })
  .nullable();
const forSale = z.object({ rooms: z.number(), closed: z.boolean() }).nullable();
const dates = z.array(dateSchema).readonly();

/** What a save changed. Nights with the same before and after share an entry; null: there was nothing. */
const savedNights = z.object({
  rates: z
    .array(z.object({ ratePlanId: wireRatePlanId, roomTypeId: wireRoomTypeId, was: rate, now: rate, dates }))
    .readonly(),
  rooms: z.array(z.object({ roomTypeId: wireRoomTypeId, was: forSale, now: forSale, dates })).readonly(),
});

export type SavedNights = z.output<typeof savedNights>;
export type SavedRate = SavedNights['rates'][number]['was'];

export const parseSavedNights = (stored: unknown): SavedNights => savedNights.parse(stored);

/** As stored and compared. */
export const savedRate = (night: RateNight | undefined): SavedRate =>
  night === undefined ? null : undated(night);

/** The differences of a change. */
export function savedNightsOf(rates: readonly RatesSet[], rooms: readonly RoomsSet[]): SavedNights {
  return {
    rates: rates.flatMap(({ key: { ratePlanId, roomTypeId }, nights }) =>
      alike(
        nights.map(({ before, after }) => ({
          date: after.date,
          value: { ratePlanId, roomTypeId, was: savedRate(before), now: savedRate(after) },
        })),
      ),
    ),
    rooms: rooms.flatMap(({ roomTypeId, nights }) =>
      alike(
        nights.map(({ date, was, rooms: count, closed }) => ({
          date,
          value: { roomTypeId, was, now: { rooms: count, closed } },
        })),
      ),
    ),
  };
}

/** Equal values share an entry. */
function alike<Value extends object>(
  nights: readonly { readonly date: LocalDate; readonly value: Value }[],
): (Value & { dates: LocalDate[] })[] {
  const entries = new Map<string, Value & { dates: LocalDate[] }>();
  for (const { date, value } of nights) {
    const key = JSON.stringify(value);
    const standing = entries.get(key);
    if (standing === undefined) entries.set(key, { ...value, dates: [date] });
    else standing.dates.push(date);
  }
  return [...entries.values()];
}
