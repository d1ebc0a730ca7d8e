import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import type { Result } from '@portico/domain/result';
import { claimStatusPoll } from '../../core/payment/attempts/payment-polls.store.ts';
import type { NotToBeRead } from '../../core/booking/find-reservation.ts';
import { polledStatus } from './polled-status.ts';
import type { StatusDeps } from './reservation-deps.ts';

/**
 * How far a booking has come, by its confirmation token: success while it is open. A poll of one that waits for its
 * payment asks the provider, so that a guest back from the bank need not wait for a webhook, and ends a hold whose time
 * is up; whatever goes wrong with that, the booking is answered as it stands. Rule: docs/booking.md, "Reading a booking".
 */
export function readStatus(
  deps: StatusDeps,
  propertyId: number,
  token: string,
): Promise<Result<StatusResponse, NotToBeRead>> {
  const { database, clock } = deps;
  return polledStatus(deps, propertyId, token, {
    // None: somebody has asked just now.
    openAttempt: async (reservation) => (await claimStatusPoll(database.kysely, reservation, clock.now()))[0],
  });
}
