import type { ReservationId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { TakeRefusal } from '../../availability/inventory/takers.ts';
import { dateAt } from '../../hotel/date-at.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { readPlannedDays } from '../../payments/scheduled/scheduled-charge.store.ts';
import type { PollProviderDeps } from '../../payments/settle/poll-provider.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { rollbackWith } from '../../platform/database/rollback-with.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether } from '../../platform/database/write-together.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { applyChange } from '../change/apply-change.ts';
import type { ChangePlan } from '../change/change-plan.ts';
import { endOpenChange } from '../change/poll-change.ts';
import { readChangesSoFar } from '../change/read-change.store.ts';
import { unavailableByNow, unavailableRefusal } from '../change/unavailable-by-now.ts';
import type { FactsByHotel, RefusedByHotel } from './plan-by-hotel.ts';

export interface CommandByHotel {
  readonly hotel: Hotel;
  readonly reservationId: ReservationId;
  /** The version that was seen: with another by now nothing is changed. Null: any. */
  readonly version: number | null;
  /** In words that the guest may read. */
  readonly reason: string | null;
  readonly isGuestTold: boolean;
  /** The most that whoever asks may give back, in minor units; null: any sum. */
  readonly mostRefundMinor: number | null;
  /** Nothing is written; the answer is the plan. */
  readonly isPreview: boolean;
  /** What is written beside the change, in its transaction. */
  readonly also?: (tx: Transaction<Schema>, plan: ChangePlan, now: Date) => Promise<void>;
}

export type NotByHotel =
  | RefusedByHotel
  | { readonly code: 'not-a-booking' }
  | { readonly code: 'changed-meanwhile' }
  | { readonly code: 'over-limit'; readonly mostMinor: number }
  /** A change of the guest is being paid. */
  | { readonly code: 'waits-for-payment' };

type Planned = Result<ChangePlan, RefusedByHotel>;
type Planning = (facts: FactsByHotel, tx: Transaction<Schema>) => Planned | Promise<Planned>;

/**
 * Changes rooms, money or state of a booking for the hotel: plans under the booking's lock and applies the plan, with
 * history, refunds and mails as for any change. A change that waits for its guest's payment is ended first.
 */
export async function changeByHotel(
  deps: PollProviderDeps,
  command: CommandByHotel,
  plan: Planning,
): Promise<Result<ChangePlan, NotByHotel>> {
  const { database, clock } = deps;
  const run = () =>
    inTransaction(database, (tx) => changeIn(tx, command, plan, clock.now()), { retryable: true });
  const changed = await run();
  const isWaiting = !changed.ok && changed.refusal.code === 'waits-for-payment';
  if (!isWaiting) return changed;
  const { hotel, reservationId } = command;
  await endOpenChange(deps, { propertyId: hotel.propertyId, reservationId });
  return run();
}

async function changeIn(
  tx: Transaction<Schema>,
  { hotel, reservationId, version, mostRefundMinor, isPreview, also, ...told }: CommandByHotel,
  plan: Planning,
  now: Date,
): Promise<Result<ChangePlan, NotByHotel>> {
  const before = await lockReservation(tx, hotel.propertyId, reservationId);
  if (before === undefined || (before.status !== 'confirmed' && before.status !== 'cancelled'))
    return refused({ code: 'not-a-booking' });
  if (version !== null && before.version !== version) return refused({ code: 'changed-meanwhile' });
  const { isWaiting, recentChanges, ledger } = await readChangesSoFar(tx, before, now);
  if (isWaiting && !isPreview) return refused({ code: 'waits-for-payment' });
  const planned = await readPlannedDays(tx, before);
  const made = await plan({ before, ledger, planned, today: dateAt(hotel, now), now }, tx);
  if (!made.ok) return made;
  if (mostRefundMinor !== null && made.value.money.refundMinor > mostRefundMinor)
    return refused({ code: 'over-limit', mostMinor: mostRefundMinor });
  if (isPreview) {
    const unavailable = await unavailableByNow(tx, made.value);
    return unavailable === undefined ? made : notLeft(hotel, unavailable);
  }
  const { reason, isGuestTold } = told;
  const context = { madeBy: 'hotel', reason, isGuestTold, recentChanges, now } as const;
  const applied = await applyChange(tx, made.value, context);
  if (!applied.ok) return rollbackWith(notLeft(hotel, applied.refusal));
  await writeTogether(tx, applied.value.writes);
  await also?.(tx, made.value, now);
  return ok(made.value);
}

function notLeft(hotel: Hotel, refusal: TakeRefusal): Result<never, NotByHotel> {
  return refused({ code: 'as-guests', refusal: unavailableRefusal(hotel, refusal) });
}
