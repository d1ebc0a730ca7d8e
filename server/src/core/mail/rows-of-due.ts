import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { OutboxMessage } from '../../platform/outbox/outbox.store.ts';
import { bookingMailSchema } from '../reservation/booking-mails.ts';
import { readBookingRows } from './booking-rows.store.ts';
import type { BookingKey } from './payment-facts.store.ts';

type Reading = ReturnType<typeof readBookingRows>;

const readings = new WeakMap<readonly OutboxMessage[], Reading>();

/**
 * The rows of all bookings that messages that are due together write of, read once for the list: by whichever of them is
 * composed first.
 */
export function rowsOfDue(db: Kysely<Schema>, due: readonly OutboxMessage[]): Reading {
  const standing = readings.get(due);
  if (standing !== undefined) return standing;
  const reading = readBookingRows(db, bookingsOf(due));
  readings.set(due, reading);
  return reading;
}

/** Each booking once, though most have a mail to the guest and one to the hotel. */
function bookingsOf(due: readonly OutboxMessage[]): BookingKey[] {
  const keys = due.flatMap((message): [string, BookingKey][] => {
    const mail = bookingMailSchema.safeParse(message);
    if (!mail.success) return [];
    const { propertyId } = message;
    const { reservationId } = mail.data.payload;
    return [[`${propertyId} ${reservationId}`, { propertyId, reservationId }]];
  });
  return [...new Map(keys).values()];
}
