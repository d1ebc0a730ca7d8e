import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { ok, type Result } from '@portico/domain/result';
import { findReservation, type NotToBeRead } from '../../core/booking/find-reservation.ts';
import { latestReservation } from '../../core/booking/latest-reservation.ts';
import { statusAnswer } from '../../core/booking/status-answer.ts';
import { claimOpenAttempt, claimStatusPoll } from '../../core/payment/attempts/payment-polls.store.ts';
import { endHold } from '../../core/reservation/reservation-status.store.ts';
import type { StatusDeps } from './reservation-deps.ts';

/**
 * How far a booking has come, by its confirmation token: success while it is open. A poll of one that waits for its
 * payment asks the provider, so that a guest back from the bank need not wait for a webhook, and ends a hold whose time
 * is up; whatever goes wrong with that, the booking is answered as it stands. Rule: docs/booking.md, "Reading a booking".
 *
 * `isGivenUp`: the way out of the bank's question, by which the hold ends now, whereupon the attempt is voided at the
 * provider and the rooms are released. One that was paid meanwhile is confirmed, one that is not at the bank is as it was;
 * while the provider cannot be reached it stays open, and recovery ends it. Beyond the call that ended the hold the provider
 * is asked as seldom as by a poll. Rule: docs/payments.md, "When a hold ends".
 */
export async function readStatus(
  deps: StatusDeps,
  propertyId: number,
  token: string,
  { isGivenUp = false }: { readonly isGivenUp?: boolean } = {},
): Promise<Result<StatusResponse, NotToBeRead>> {
  const { kysely } = deps.database;
  const found = await findReservation(deps, propertyId, token);
  if (!found.ok) return found;
  const { reservation } = found.value;
  const isEndedNow = isGivenUp && (await endHold(kysely, reservation, 'guest', deps.clock.now()));
  const claim = isEndedNow ? claimOpenAttempt : claimStatusPoll;
  // None: somebody has asked just now.
  const openAttempt = async () => (await claim(kysely, reservation, deps.clock.now()))[0];
  return ok(await statusAnswer(deps, await latestReservation(deps, reservation, openAttempt)));
}
