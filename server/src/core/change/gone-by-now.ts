import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { extraDay, readMissingDays, roomNight } from '../inventory/change-days.store.ts';
import { exchangeOf } from '../inventory/take-booking.ts';
import type { TakeRefusal } from '../inventory/takers.ts';
import type { ChangePlan } from './change-plan.ts';
import { takenBy } from './taken-by.ts';

/** What of a plan is not to be had at this moment, as `applyChange` would refuse it; nothing is locked. */
export async function goneByNow(
  db: Kysely<Schema>,
  { before, after }: Pick<ChangePlan, 'before' | 'after'>,
): Promise<Extract<TakeRefusal, { code: 'basket.no-room-left' | 'extra.unavailable' }> | undefined> {
  const { propertyId } = before;
  const changes = exchangeOf(takenBy(before), takenBy(after));
  const nights = await readMissingDays(db, roomNight, propertyId, changes.nights);
  if (nights.length > 0) {
    const full = nights.map(({ thingId, date }) => ({ roomTypeId: thingId, date }));
    return { code: 'basket.no-room-left', nights: full };
  }
  const extras = await readMissingDays(db, extraDay, propertyId, changes.extras);
  if (extras.length === 0) return undefined;
  return {
    code: 'extra.unavailable',
    extras: extras.map(({ thingId, date }) => ({ extraId: thingId, date })),
  };
}
