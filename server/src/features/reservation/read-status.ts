import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { ok, refused, type Result } from '@portico/domain/result';
import { claimPolledLooks } from '../../core/payment/attempts/payment-looks.store.ts';
import { findReservation, type NotToBeRead } from '../../core/booking/find-reservation.ts';
import { latestReservation } from '../../core/booking/latest-reservation.ts';
import type { ReservationDeps } from '../../core/booking/reservation-deps.ts';
import { statusAnswer } from '../../core/booking/status-answer.ts';

/**
 * How far a booking has come, by its confirmation token: success while it is open. A look at one that waits for its
 * payment asks the provider, so that a guest back from the bank need not wait for a notice, and ends a hold whose time
 * is up; whatever goes wrong with that, the booking is answered as it stands. Rule: docs/booking.md, "Reading a booking".
 */
export async function readStatus(
  deps: ReservationDeps,
  propertyId: number,
  token: string,
): Promise<Result<StatusResponse, NotToBeRead>> {
  const found = await findReservation(deps, propertyId, token);
  if (!found.ok) return refused(found.refusal);
  const { reservation } = found.value;
  const { database, clock } = deps;
  // Undefined: somebody has asked just now.
  const dueLook = async () => (await claimPolledLooks(database.kysely, reservation, clock.now()))[0];
  return ok(await statusAnswer(deps, await latestReservation(deps, reservation, dueLook)));
}
