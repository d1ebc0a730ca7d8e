import { isUndecided } from '@portico/domain/reservation/status';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { firstLook, type OpenAttempt } from '../attempts/payment-looks.store.ts';
import type { PaymentAnswer, PaymentPort } from '../payment-port.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { Heard, Settled } from './settle-outcome.ts';
import { settle, type SettleDeps } from './settle.ts';

export interface AskProviderDeps extends SettleDeps {
  readonly payments: PaymentPort;
}

/**
 * Asks the provider about an open attempt and settles what it says, whoever wants to know. One it does not know, or
 * whose hold is over, is voided there first, so that no money is taken for nights that are given back; one that was paid
 * meanwhile is paid. Answers the booking as it stands then. Rule: docs/booking.md, "When a hold ends".
 */
export async function askProvider(
  deps: AskProviderDeps,
  attempt: OpenAttempt,
  heard: Heard,
): Promise<Settled> {
  const { payments, database, clock, log } = deps;
  const { propertyId, reservationId } = attempt;
  const answer = await payments.lookUp(attempt);
  const reservation = await readReservation(database.kysely, propertyId, { reservationId });
  const now = clock.now();
  const isOver = reservation !== undefined && isHoldOver(reservation, now);
  // A charge may still be on its way to a provider that does not know it yet.
  const isLost = answer.kind === 'not-found' && firstLook(attempt.createdAt) <= now;
  if (!isLost && !(isOver && mayTakeMoney(answer))) return settle(deps, attempt, answer, heard);
  const ended = await payments.cancel(attempt);
  if (isOver && ended.kind === 'unknown')
    log.error(attempt, 'a hold is over and the provider cannot be reached: the nights stay held');
  return settle(deps, attempt, ended, heard);
}

/** True where its rooms are held no longer than until now, and it is not decided yet. */
export function isHoldOver({ status, holdEndsAt }: BookedReservation, now: Date): boolean {
  return isUndecided(status) && holdEndsAt !== null && holdEndsAt <= now;
}

function mayTakeMoney({ kind }: PaymentAnswer): boolean {
  return kind === 'action-required' || kind === 'unknown' || kind === 'not-found';
}
