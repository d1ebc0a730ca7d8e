import type { Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Schema } from '../../../platform/database/schema.types.ts';
import { applySettleDecision, type Heard, type Settled } from './settle-outcome.ts';
import { finishKey, lockKeyOfAttempt } from '../../once/idempotency.store.ts';
import { lockPayment } from '../attempts/lock-payment.ts';
import type { AttemptKey, PaymentAnswer } from '../payment-port.ts';
import { createAnswer } from '../../reservation/reservation-answer.ts';
import { settleScheduled } from '../scheduled/settle-scheduled.ts';
import { settleDecision } from './settle-decision.ts';

export interface SettleDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Told of each card of a booking that the provider has declined, once, whoever hears of it. */
  readonly onDeclined: () => void;
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Turns what the provider said of an attempt into what became of the booking, once. May be repeated by whoever learns
 * of the answer, in any order; what decides nothing changes nothing. Answers the reservation as it stands afterwards.
 * Throws when there is no such attempt. Rule: docs/booking.md, "Settling".
 */
export async function settle(
  deps: SettleDeps,
  key: AttemptKey,
  answer: PaymentAnswer,
  heard: Heard,
): Promise<Settled> {
  const settled = await inTransaction(deps.database, (tx) => settleIn(tx, deps, key, answer, heard), {
    repeatable: true,
  });
  const { givenBack, isDeclined } = settled;
  if (isDeclined) deps.onDeclined();
  if (givenBack !== undefined) {
    const facts = {
      attemptId: key.attemptId,
      reservationId: settled.reservation.reservationId,
      ...givenBack,
    };
    deps.log.error(facts, 'a payment that can make no booking is given back');
  }
  return settled;
}

async function settleIn(
  tx: Transaction<Schema>,
  deps: SettleDeps,
  key: AttemptKey,
  answer: PaymentAnswer,
  heard: Heard,
): Promise<Settled> {
  // Locked in the order of docs/locking.md.
  const requestKey = await lockKeyOfAttempt(tx, key.propertyId, key.attemptId);
  const { attempt, reservation } = await lockPayment(tx, key);
  const before: Settled = { reservation, actionUrl: attempt.actionUrl };
  if (attempt.purpose === 'scheduled') {
    await settleScheduled(tx, { attempt, reservation, now: deps.clock.now() }, answer);
    return before;
  }
  const decision = settleDecision(answer, attempt, reservation.status);
  if (decision.kind === 'nothing') return before;
  const now = deps.clock.now();
  const after = await applySettleDecision(tx, decision, { attempt, reservation, heard, now });
  if (requestKey !== undefined)
    await finishKey(tx, requestKey, { status: 200, body: createAnswer(after.reservation, after.actionUrl) });
  return after;
}
