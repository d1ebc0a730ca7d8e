import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import { raiseLinkVersion } from '../../access/link-version.store.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { sendAgain } from './booking-history.store.ts';
import { findBooking } from './find-booking.ts';

type Revoke = 'Booking/RevokeLinks';
type SendMail = 'Booking/SendMail';

/** Lets the links to a booking that were sent so far open nothing. Rule: docs/every-day.md, "Links to bookings". */
export async function revokeLinks(run: Run, { number }: DeskTaken<Revoke>): Promise<Outcome<Revoke>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { propertyId, reservationId, referenceNumber } = found.value;
  await raiseLinkVersion(run.database.kysely, propertyId, reservationId);
  run.audit({ reservationId, what: [{ what: 'links sent so far', was: 'open it', now: 'open nothing' }] });
  return ok({ number: referenceNumber });
}

/** Sends the confirmation to the booker again, as the booking is now. */
export async function sendMail(run: Run, { number }: DeskTaken<SendMail>): Promise<Outcome<SendMail>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { referenceNumber, reservationId, status } = found.value;
  run.audit({ reservationId });
  if (status !== 'confirmed') return refused({ code: 'desk.nothing-stands' });
  await sendAgain(run.database.kysely, found.value, run.clock.now());
  return ok({ number: referenceNumber });
}
