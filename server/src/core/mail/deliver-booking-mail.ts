import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { manageLinkCode } from '../access/manage-link.ts';
import { preCheckInCode } from '../access/pre-check-in-link.ts';
import type { Secrets } from '../access/seal.ts';
import { bookingMailSchema } from '../reservation/booking-mails.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import { readLedger } from '../payment/attempts/read-ledger.store.ts';
import { standingRooms } from '../reservation/standing-rooms.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import { readLaterParts } from '../payment/scheduled/later-parts.store.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SendMail } from '../../platform/mail/mail.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox.store.ts';
import type { BookingFacts } from './booking-facts.ts';
import { composeBookingMail } from './compose-booking-mail.ts';

export interface BookingMailDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  readonly sendMail: SendMail;
  /** Where guests reach this server, without a slash at the end. */
  readonly publicUrl: string;
  /** What links are signed with. */
  readonly secrets: Secrets;
}

/**
 * Composes a mail of a booking from its rows as they stand and sends it; one that is no longer true is left out. Throws
 * when it cannot be sent, so that the outbox tries again. Rule: docs/booking.md, "Mails".
 */
export async function deliverBookingMail(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const mail = bookingMailSchema.parse(message);
  const { propertyId } = message;
  const facts = await bookingFacts(deps, propertyId, mail.payload.reservationId);
  const composed = await composeBookingMail(deps.database.kysely, mail, facts);
  if (composed === undefined) return;
  await deps.sendMail({
    ...composed,
    id: message.outboxId,
    messageId: message.messageId,
    date: message.createdAt,
    fromName: facts.hotel.definition.property.name,
  });
}

async function bookingFacts(
  { database, clock, hotels, publicUrl, secrets }: BookingMailDeps,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<BookingFacts> {
  const { kysely } = database;
  const hotel = await hotels.find(propertyId);
  const reservation = await readReservation(kysely, propertyId, { reservationId });
  if (hotel === undefined || reservation === undefined) throw new Error('a mail about no booking');
  const ledger = await readLedger(kysely, propertyId, reservation.reservationId);
  const laterParts = await readLaterParts(kysely, reservation);
  const linkCode = manageLinkCode(secrets, reservation, 'link');
  const checkInCode = preCheckInCode(secrets, reservation);
  // Of a booking that stands only the rooms that do are spoken of.
  const standing = standingRooms(reservation);
  const rooms = standing.length > 0 ? standing : reservation.rooms;
  return {
    hotel,
    reservation: { ...reservation, rooms },
    ledger,
    laterParts,
    publicUrl,
    linkCode,
    preCheckInCode: checkInCode,
    now: clock.now(),
  };
}
