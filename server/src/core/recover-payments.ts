import { isUndecided } from '@portico/domain/reservation/status';
import { claimDueLooks, firstLook, type ClaimedLook } from './payment-looks.store.ts';
import type { PaymentPort } from './payment-port.ts';
import { readReservation } from './read-reservation.store.ts';
import { settle, type SettleDeps } from './settle.ts';

const BATCH = 50;

export interface RecoveryDeps extends SettleDeps {
  readonly payments: PaymentPort;
}

/**
 * Settles what a request, or a server that stopped, has left open: the provider is asked about each attempt that is
 * due, first when it is 60 s old. One it does not know, or whose hold is over, is cancelled there first, so that no
 * money is taken for nights that are given back. A provider that does not answer is asked again later. Several
 * processes share the work. Rule: docs/booking.md, "Recovery".
 */
export async function recoverPayments(deps: RecoveryDeps): Promise<void> {
  const { database, clock, log } = deps;
  const now = clock.now();
  const looks = await claimDueLooks(database.kysely, { now, limit: BATCH });
  await Promise.all(
    looks.map(async (look) => {
      try {
        await recover(deps, look, now);
      } catch (error) {
        log.error({ err: error, attemptId: look.attemptId }, 'a payment could not be recovered');
      }
    }),
  );
}

async function recover(deps: RecoveryDeps, look: ClaimedLook, now: Date): Promise<void> {
  const { payments, database, log } = deps;
  const { propertyId, reservationId, attemptId } = look;
  const key = { propertyId, attemptId };
  const answer = await payments.lookUp(key);
  const reservation = await readReservation(database.kysely, propertyId, { reservationId });
  const isHoldOver =
    reservation !== undefined &&
    isUndecided(reservation.status) &&
    reservation.holdEndsAt !== null &&
    reservation.holdEndsAt <= now;
  const isOpenThere = answer.kind === 'action-required' || answer.kind === 'unknown';
  // A charge may still be on its way to a provider that does not know it yet.
  const isLost = answer.kind === 'not-found' && firstLook(look.createdAt) <= now;
  if (!isLost && !(isHoldOver && isOpenThere)) {
    await settle(deps, key, answer, 'later');
    return;
  }
  const ended = await payments.cancel(key);
  if (isHoldOver && ended.kind === 'unknown')
    log.error(look, 'a hold is over and the provider cannot be reached: the nights stay held');
  await settle(deps, key, ended, 'later');
}
