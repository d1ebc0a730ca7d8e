import type { ContactSendRequestBody } from '@portico/contract/calls/contact-send';
import { preCheckInReservationSchema } from '@portico/contract/calls/pre-check-in';
import type { DemoMessage, DemoStay } from '@portico/demo/stays';
import type { PropertyId } from '@portico/domain/ids';
import { preCheckInCode } from '../access/pre-check-in-link.ts';
import type { Secrets } from '../access/seal.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';

/** For documentation: no visitor of the demo shares limits with these guests. */
const remoteAddress = '192.0.2.10';

/** Checks a booking in by its link, as its guest does before coming; not any more once they are expected. */
export async function checkInOnline(
  app: PorticoServer,
  secrets: Secrets,
  booking: BookedReservation,
  { requests }: Pick<DemoStay, 'requests'>,
): Promise<void> {
  const { propertyId, referenceNumber, booker } = booking;
  const code = preCheckInCode(secrets, booking);
  const query = { propertyId: String(propertyId), referenceNumber, hash: code };
  const opened = await app.inject({ method: 'GET', url: '/api/PreCheckIn/Get', query, remoteAddress });
  const seen = preCheckInReservationSchema.safeParse(opened.json());
  if (!seen.success) return;
  const { Version, ReservationItems } = seen.data;
  const payload = {
    PropertyId: propertyId,
    ReferenceNumber: referenceNumber,
    Code: code,
    Version,
    SpecialRequests: requests,
    ReservationItems: ReservationItems.map(({ ReservationItemId, Guests }) => ({
      ReservationItemId,
      Guests: Guests.map(({ FirstName, LastName }) => ({
        FirstName: FirstName || 'Robin',
        LastName: LastName || booker.lastName,
      })),
    })),
  };
  await app.inject({ method: 'POST', url: '/api/PreCheckIn/Save', payload, remoteAddress });
}

/** Writes to the hotel by the form of its pages. */
export async function writeToHotel(
  app: PorticoServer,
  propertyId: PropertyId,
  { guest, text }: DemoMessage,
): Promise<void> {
  const payload: ContactSendRequestBody = {
    LanguageCode: 'en',
    PropertyId: propertyId,
    Name: `${guest.firstName} ${guest.lastName}`,
    Email: guest.email,
    Phone: guest.phone,
    Message: text,
  };
  await app.inject({ method: 'POST', url: '/api/Contact/Send', payload, remoteAddress });
}
