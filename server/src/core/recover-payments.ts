import { isUndecided } from '@portico/domain/reservation/status';
import { readOpenAttempts, type Attempt } from './payment-ledger.store.ts';
import type { PaymentPort } from './payment-port.ts';
import { readReservation } from './read-reservation.store.ts';
import { settle, type SettleDeps } from './settle.ts';

/** Younger attempts are still being answered by the request that made them. */
const SETTLED_BY_THEN_MS = 60_000;
const BATCH = 50;

export interface RecoveryDeps extends SettleDeps {
  readonly payments: PaymentPort;
}

/**
 * Settles what a request, or a server that stopped, has left open: the provider is asked about each attempt older
 * than 60 s. One it does not know, or whose hold is over, is cancelled there first, so that no money is taken for
 * nights that are given back. A provider that does not answer is asked again next time. Rule: docs/booking.md,
 * "Recovery".
 */
export async function recoverPayments(deps: RecoveryDeps): Promise<void> {
  const { database, clock, log } = deps;
  const now = clock.now();
  const madeBefore = new Date(now.getTime() - SETTLED_BY_THEN_MS);
  for (const attempt of await readOpenAttempts(database.kysely, { madeBefore, limit: BATCH })) {
    try {
      await recover(deps, attempt, now);
    } catch (error) {
      log.error({ err: error, attemptId: attempt.attemptId }, 'a payment could not be recovered');
    }
  }
}

async function recover(deps: RecoveryDeps, attempt: Attempt, now: Date): Promise<void> {
  const { payments, database } = deps;
  const { propertyId, reservationId, attemptId } = attempt;
  const answer = await payments.lookUp({ propertyId, attemptId });
  const reservation = await readReservation(database.kysely, propertyId, { reservationId });
  const isHoldOver =
    reservation !== undefined &&
    isUndecided(reservation.status) &&
    reservation.holdEndsAt !== null &&
    reservation.holdEndsAt <= now;
  const isOpenThere = answer.kind === 'action-required' || answer.kind === 'unknown';
  const mustEnd = answer.kind === 'not-found' || (isHoldOver && isOpenThere);
  await settle(deps, attempt, mustEnd ? await payments.cancel({ propertyId, attemptId }) : answer);
}
