import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { writeTogether } from '../../platform/database/write-together.ts';
import { finishKeyWrite, lockKeyOfAttempt } from '../../platform/once/idempotency.store.ts';
import type { AttemptRef } from '../attempts/attempt.ts';
import type { PaymentAnswer } from '../payment-port.ts';
import type { Heard, Settlement, Settler } from './settler.ts';

export interface SettleDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Told of each card of a booking that the provider has declined, once, whoever hears of it. */
  readonly onDeclined: () => void;
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Turns what the provider said of an attempt into what became of it, once, by the settler of its purpose, and keeps the
 * answer for a repeat of the request that made it. May be repeated by whoever learns of the answer, in any order.
 * Throws when there is no such attempt. Rule: docs/payments.md, "Settling".
 */
export async function settle<S extends Settlement>(
  { database, clock, onDeclined, log }: SettleDeps,
  settler: Settler<S>,
  attempt: AttemptRef,
  said: PaymentAnswer,
  heard: Heard,
): Promise<S> {
  const { propertyId, attemptId, subject } = attempt;
  const settled = await inTransaction(
    database,
    async (tx) => {
      // Locked in the order of docs/locking.md.
      const requestKey = await lockKeyOfAttempt(tx, propertyId, attemptId);
      const settlement = await settler.settle(tx, attempt, said, { heard, now: clock.now() });
      const { answer, writes = [] } = settlement;
      const kept =
        requestKey === undefined || answer === undefined
          ? []
          : [finishKeyWrite(tx, requestKey, answer, { isPaid: true })];
      await writeTogether(tx, [...writes, ...kept]);
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
