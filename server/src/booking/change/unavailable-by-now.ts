import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { extraDay, readMissingDays, roomNight } from '../../availability/inventory/change-days.store.ts';
import { sumChanges, type DayChange } from '../../availability/inventory/day-change.ts';
import { exchangeOf } from '../../availability/inventory/take-booking.ts';
import type { TakeRefusal } from '../../availability/inventory/takers.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { unavailableThing } from '../../reservation/unavailable-thing.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import type { ChangePlan } from './change-plan.ts';
import { heldBy } from './held-change.ts';
import { planOfStored } from './stored-plan.ts';
import { readOpenChange } from './read-change.store.ts';
import { takenBy } from './taken-by.ts';

/**
 * What of a plan is unavailable now, as `applyChange` would refuse it; without locks. Holds of an earlier change that
 * waits for its payment count as free: that change ends when another begins.
 */
export async function unavailableByNow(
  db: Kysely<Schema>,
  { before, after }: Pick<ChangePlan, 'before' | 'after'>,
): Promise<Extract<TakeRefusal, { code: 'basket.no-room-left' | 'extra.unavailable' }> | undefined> {
  const { propertyId } = before;
  const changes = exchangeOf(takenBy(before), takenBy(after));
  const own = await heldByOpen(db, before);
  const nights = await readMissingDays(db, roomNight, propertyId, without(changes.nights, own.nights));
  if (nights.length > 0) {
    const full = nights.map(({ thingId, date }) => ({ roomTypeId: thingId, date }));
    return { code: 'basket.no-room-left', nights: full };
  }
  const extras = await readMissingDays(db, extraDay, propertyId, without(changes.extras, own.extras));
  if (extras.length === 0) return undefined;
  return {
    code: 'extra.unavailable',
    extras: extras.map(({ thingId, date }) => ({ extraId: thingId, date })),
  };
}

/** The refusal of a change that newly takes what is unavailable, by name. */
export function unavailableRefusal(hotel: Hotel, refusal: TakeRefusal): BookingRefusal {
  if (refusal.code === 'basket.no-room-left' || refusal.code === 'extra.unavailable')
    return { code: refusal.code, which: unavailableThing(hotel, refusal) };
  throw new Error(`a change takes no ${refusal.code}`);
}

/** The holds of a change that waits for its payment; empty if there is none. */
export async function heldByOpen(
  db: Kysely<Schema>,
  before: BookedReservation,
): Promise<ReturnType<typeof heldBy>> {
  const open = await readOpenChange(db, before);
  return open?.plan ? heldBy(planOfStored(open.plan, before)) : { nights: [], extras: [] };
}

function without<Thing extends number>(
  changes: readonly DayChange<Thing>[],
  held: readonly DayChange<Thing>[],
): DayChange<Thing>[] {
  return sumChanges([...changes, ...held.map((one) => ({ ...one, held: -one.held, sold: -one.sold }))]);
}
