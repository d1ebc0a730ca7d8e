import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import type { Result } from '@portico/domain/result';
import { claimPolledLooks } from '../../core/payment/attempts/payment-looks.store.ts';
import type { NotToBeRead } from '../../core/booking/find-reservation.ts';
import { lookedUpStatus } from './looked-up-status.ts';
import type { LookDeps } from './reservation-deps.ts';

/**
 * How far a booking has come, by its confirmation token: success while it is open. A look at one that waits for its
 * payment asks the provider, so that a guest back from the bank need not wait for a notice, and ends a hold whose time
 * is up; whatever goes wrong with that, the booking is answered as it stands. Rule: docs/booking.md, "Reading a booking".
 */
export function readStatus(
  deps: LookDeps,
  propertyId: number,
  token: string,
): Promise<Result<StatusResponse, NotToBeRead>> {
  const { database, clock } = deps;
  return lookedUpStatus(deps, propertyId, token, {
    // None: somebody has asked just now.
    openAttempt: async (reservation) =>
      (await claimPolledLooks(database.kysely, reservation, clock.now()))[0],
  });
}
