import type { PropertyId } from '@portico/domain/ids';
import * as z from 'zod';
import type { HotelDirectory } from '../core/hotel-directory.ts';
import { readLedger } from '../core/payment-ledger.store.ts';
import { readReservation } from '../core/read-reservation.store.ts';
import type { Database } from '../platform/database/database.ts';
import type { SendMail } from '../platform/mail/mail.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import type { BookingFacts } from './booking-facts.ts';
import { guestConfirmationText } from './guest-confirmation-text.ts';
import { guestConfirmationHtml, guestConfirmationSubject } from './guest-confirmation.ts';
import {
  hotelNotificationHtml,
  hotelNotificationSubject,
  hotelNotificationText,
} from './hotel-notification.ts';

export interface BookingMailDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly sendMail: SendMail;
  /** Where guests reach this server, without a slash at the end. */
  readonly publicUrl: string;
}

const payloadSchema = z.object({ reservationId: z.uuid() });
const kindSchema = z.enum(['guest-confirmation', 'hotel-notification']);

/**
 * Composes a mail of a booking from the booking as it stands and sends it. Throws when it cannot be sent, so that the
 * outbox tries again. Rule: docs/booking.md, "Mails".
 */
export async function deliverBookingMail(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const facts = await bookingFacts(deps, message);
  const { property } = facts.hotel.definition;
  const { booker } = facts.reservation;
  const envelope = {
    id: message.outboxId,
    messageId: message.messageId,
    date: message.createdAt,
    fromName: property.name,
  };
  switch (kindSchema.parse(message.kind)) {
    case 'guest-confirmation':
      return deps.sendMail({
        ...envelope,
        replyTo: property.email,
        to: { name: `${booker.firstName} ${booker.lastName}`, address: booker.email },
        subject: guestConfirmationSubject(facts),
        html: guestConfirmationHtml(facts),
        text: guestConfirmationText(facts),
      });
    case 'hotel-notification':
      return deps.sendMail({
        ...envelope,
        replyTo: booker.email,
        to: { name: property.name, address: property.email },
        subject: hotelNotificationSubject(facts),
        html: hotelNotificationHtml(facts),
        text: hotelNotificationText(facts),
      });
  }
}

async function bookingFacts(
  { database, hotels, publicUrl }: BookingMailDeps,
  message: OutboxMessage,
): Promise<BookingFacts> {
  const { reservationId } = payloadSchema.parse(message.payload);
  const propertyId = message.propertyId as PropertyId;
  const hotel = await hotels.find(propertyId);
  const reservation = await readReservation(database.kysely, propertyId, { reservationId });
  if (hotel === undefined || reservation === undefined) throw new Error('a mail about no booking');
  const ledger = await readLedger(database.kysely, propertyId, reservation.reservationId);
  return { hotel, reservation, ledger, publicUrl };
}
