import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { writeTogether } from '../../platform/database/write-together.ts';
import { finishKeyWrite, lockKeyOfAttempt } from '../../platform/once/idempotency.store.ts';
import type { AttemptRef } from '../attempts/attempt.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import type { AnswerTiming, Settlement, Settler } from './settler.ts';

export interface SettleDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Called once for each declined card of a booking, however the decline arrives. */
  readonly onDeclined: () => void;
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Settles an attempt by the provider's answer, once, with the settler of its purpose. Stores the reply for a repeat of
 * the original request. Repeatable, in any order. Throws when there is no such attempt. Rule: docs/payments.md,
 * "Settling".
 */
export async function settle<S extends Settlement>(
  { database, clock, onDeclined, log }: SettleDeps,
  settler: Settler<S>,
  attempt: AttemptRef,
  paymentAnswer: PaymentAnswer,
  timing: AnswerTiming,
): Promise<S> {
  const { propertyId, attemptId, subject } = attempt;
  const settled = await inTransaction(
    database,
    async (tx) => {
      // Locked in the order of docs/locking.md.
      const requestKey = await lockKeyOfAttempt(tx, propertyId, attemptId);
      const settlement = await settler.settle(tx, attempt, paymentAnswer, { timing, now: clock.now() });
      const { answer, writes = [] } = settlement;
      const answerWrites =
        requestKey === undefined || answer === undefined
          ? []
          : [finishKeyWrite(tx, requestKey, answer, { isPaid: true })];
      await writeTogether(tx, [...writes, ...answerWrites]);
      return settlement;
    },
    { retryable: true },
  );
  const { refunded, isDeclined } = settled;
  if (isDeclined) onDeclined();
  if (refunded !== undefined)
    log.error({ attemptId, ...subject, ...refunded }, 'a payment that was taken for nothing is refunded');
  return settled;
}
