import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import type { Result } from '@portico/domain/result';
import { claimOpenAttempt, claimStatusPoll } from '../../core/payment/attempts/payment-polls.store.ts';
import { endHold } from '../../core/reservation/reservation-status.store.ts';
import type { NotToBeRead } from '../../core/booking/find-reservation.ts';
import { polledStatus } from './polled-status.ts';
import type { StatusDeps } from './reservation-deps.ts';

/**
 * The way out of the bank's question: ends the hold now, whereupon the attempt is voided at the provider and the rooms
 * are released. Answers what became of the booking: one that was paid meanwhile is confirmed, one that is not at the bank
 * is as it was. While the provider cannot be reached it stays open, and recovery ends it. May be called any number of
 * times: beyond the one that ended the hold, the provider is asked as seldom as by Status. Rule: docs/payments.md, "When
 * a hold ends".
 */
export function abandonReservation(
  deps: StatusDeps,
  propertyId: number,
  token: string,
): Promise<Result<StatusResponse, NotToBeRead>> {
  const { database, clock } = deps;
  let isEndedNow = false;
  return polledStatus(deps, propertyId, token, {
    before: async (reservation) => {
      isEndedNow = await endHold(database.kysely, reservation, 'guest', clock.now());
    },
    openAttempt: async (reservation) => {
      const claim = isEndedNow ? claimOpenAttempt : claimStatusPoll;
      return (await claim(database.kysely, reservation, clock.now()))[0];
    },
  });
}
