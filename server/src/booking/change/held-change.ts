import type { Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { changeDays, extraDay } from '../../availability/inventory/change-days.store.ts';
import { changeNights } from '../../availability/inventory/change-nights.store.ts';
import { moves, type DayChange, type Move } from '../../availability/inventory/day-change.ts';
import { exchangeOf, returnOver } from '../../availability/inventory/take-booking.ts';
import type { Takers, TakeRefusal } from '../../availability/inventory/takers.ts';
import type { ChangePlan } from './change-plan.ts';
import { takenBy } from './taken-by.ts';

type Tx = Transaction<Schema>;
type Exchanged = Pick<ChangePlan, 'before' | 'after'>;

/** The holds of a change that waits for its payment: the nights and limited extras it newly needs. */
export function heldBy(plan: Exchanged) {
  const { nights, extras } = exchanged(plan);
  return { nights: needed(nights, moves.take), extras: needed(extras, moves.take) };
}

/** Holds them. Refuses at the first that is unavailable; the caller rolls back. Rule: docs/locking.md, "Changes". */
export async function holdChange(
  tx: Tx,
  plan: Exchanged,
  now: Date,
  take: Takers,
): Promise<Result<null, TakeRefusal>> {
  const { propertyId } = plan.before;
  const { nights, extras } = heldBy(plan);
  const taken = await take.nights(tx, propertyId, nights, now);
  return taken.ok ? take.extras(tx, propertyId, extras) : taken;
}

/** After payment: sells what was held and frees what the booking no longer needs. */
export async function confirmHeld(tx: Tx, plan: Exchanged, now: Date): Promise<void> {
  const { propertyId } = plan.before;
  const { nights, extras } = exchanged(plan);
  await changeNights(tx, propertyId, confirmed(nights), now);
  await changeDays(tx, extraDay, propertyId, confirmed(extras));
  await returnOver(tx, takenBy(plan.before), takenBy(plan.after));
}

/** After failure: releases what was held. */
export async function releaseHeld(tx: Tx, plan: Exchanged, now: Date): Promise<void> {
  const { propertyId } = plan.before;
  const { nights, extras } = exchanged(plan);
  await changeNights(tx, propertyId, needed(nights, moves.release), now);
  await changeDays(tx, extraDay, propertyId, needed(extras, moves.release));
}

const exchanged = ({ before, after }: Exchanged) => exchangeOf(takenBy(before), takenBy(after));

/** In the order given, which is the lock order. */
function confirmed<Change extends DayChange>(changes: readonly Change[]): Change[] {
  return changes.map((change) => (change.sold > 0 ? moved(change, moves.confirm) : change));
}

function needed<Change extends DayChange>(changes: readonly Change[], move: Move): Change[] {
  return changes.filter(({ sold }) => sold > 0).map((change) => moved(change, move));
}

function moved<Change extends DayChange>(change: Change, { held, sold }: Move): Change {
  return { ...change, held: held * change.sold, sold: sold * change.sold };
}
