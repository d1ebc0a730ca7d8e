import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import type { Result } from '@portico/domain/result';
import { readOpenAttempt } from '../../core/payment/attempts/payment-polls.store.ts';
import { endHold } from '../../core/reservation/reservation-status.store.ts';
import type { NotToBeRead } from '../../core/booking/find-reservation.ts';
import { polledStatus } from './polled-status.ts';
import type { StatusDeps } from './reservation-deps.ts';

/**
 * The way out of the bank's question: ends the hold now, whereupon the attempt is voided at the provider and the rooms
 * are released. Answers what became of the booking: one that was paid meanwhile is confirmed, one that is not at the bank
 * is as it was. While the provider cannot be reached it stays open, and recovery ends it. May be called any number of
 * times. Rule: docs/payments.md, "When a hold ends".
 */
export function abandonReservation(
  deps: StatusDeps,
  propertyId: number,
  token: string,
): Promise<Result<StatusResponse, NotToBeRead>> {
  const { database, clock } = deps;
  return polledStatus(deps, propertyId, token, {
    before: (reservation) => endHold(database.kysely, reservation, 'guest', clock.now()),
    openAttempt: (reservation) => readOpenAttempt(database.kysely, reservation),
  });
}
