import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { refused, ok, type Result } from '@portico/domain/result';
import { confirmationOf } from './confirmation-of.ts';
import { findReservation, type FindDeps, type NotToBeRead } from './find-reservation.ts';
import { readBookingFacts } from './read-booking-facts.ts';

/**
 * A booking by its confirmation token, read-only and granting nothing: the terms are those frozen at booking, `Paid`
 * is the sum of the ledger and `DueLater` what of the later parts is not in it. Refuses what the property does not
 * have. Rule: docs/booking.md, "Reading a booking".
 */
export async function readConfirmation(
  deps: FindDeps,
  propertyId: number,
  token: string,
): Promise<Result<ConfirmationResponse, NotToBeRead>> {
  const found = await findReservation(deps, propertyId, token);
  if (!found.ok) return refused(found.refusal);
  return ok(confirmationOf(await readBookingFacts(deps, found.value)));
}
