import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';
import type { BookedReservation } from './booked-reservation.ts';

/** The mails of a confirmed booking: one to who booked, one to the hotel. Composed when they are sent. */
export const bookingMailKinds = ['guest-confirmation', 'hotel-notification'] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];

export interface BookingMailPayload {
  readonly reservationId: string;
}

/** In the transaction that confirms. Rule: docs/booking.md, "Mails". */
export async function enqueueBookingMails(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: Pick<BookedReservation, 'propertyId' | 'reservationId'>,
  now: Date,
): Promise<void> {
  const payload: BookingMailPayload = { reservationId };
  for (const kind of bookingMailKinds) await enqueue(tx, { propertyId, kind, payload }, now);
}
