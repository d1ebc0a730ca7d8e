import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { refused, ok, type Result } from '@portico/domain/result';
import { atOneMoment } from '../platform/database/at-one-moment.ts';
import { confirmationOf } from './confirmation-of.ts';
import { readByToken, type FindDeps, type NotToBeRead } from './find-reservation.ts';
import { readBookingFacts } from './read-booking-facts.ts';

/**
 * A booking by its confirmation token; read-only, gives no grant. Terms are those frozen at booking. `Paid` is the sum
 * of the ledger; `DueLater` is the later parts not yet in it. Refuses what the property does not have. Rule:
 * docs/booking.md, "Reading a booking".
 */
export async function readConfirmation(
  deps: FindDeps,
  propertyId: number,
  token: string,
): Promise<Result<ConfirmationResponse, NotToBeRead>> {
  const hotel = await deps.hotels.find(propertyId);
  if (hotel === undefined) return refused({ code: 'reservation.unknown' });
  const now = deps.clock.now();
  return atOneMoment(deps.database, async (tx) => {
    const found = await readByToken(tx, hotel, token, now);
    if (!found.ok) return refused(found.refusal);
    return ok(confirmationOf(await readBookingFacts(tx, found.value, now)));
  });
}
