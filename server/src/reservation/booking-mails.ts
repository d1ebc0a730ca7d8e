import { branded } from '@portico/contract/branded';
import type {
  ChangeId,
  EmailChangeId,
  PaymentAttemptId,
  PayRequestId,
  PropertyId,
  ReservationId,
} from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Write } from '../platform/database/write-together.ts';
import { enqueueAll } from '../platform/outbox/outbox.store.ts';
import { announceWrites, type HotelEvent } from '../webhooks/announce.ts';
import type { BookedReservation } from './booked-reservation.ts';
import { bookingEvent } from './booking-event.ts';

const reservationId = branded<ReservationId>(z.uuid());
const aboutBooking = z.object({ reservationId });
const aboutAttempt = z.object({ reservationId, attemptId: branded<PaymentAttemptId>(z.uuid()) });
/** `isAfterAll`: guest and hotel had been mailed that the charge failed. */
const aboutPaid = aboutAttempt.extend({ isAfterAll: z.boolean().optional() });
const aboutChange = z.object({ reservationId, changeId: branded<ChangeId>(z.uuid()) });
const aboutEmailChange = z.object({ reservationId, emailChangeId: branded<EmailChangeId>(z.uuid()) });
const aboutPayLink = z.object({ reservationId, paymentId: branded<PayRequestId>(z.uuid()) });
const aboutRefund = z.object({ reservationId, refundId: z.uuid() });
const alertReason = z.enum(['wrong-amount', 'no-room-left']);

/**
 * A mail about a booking as stored in the outbox: its kind and the rows it is about. Names and sums are read when it is
 * composed. Rule: docs/booking.md, "Mails".
 */
export const bookingMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest-confirmation'), payload: aboutBooking }),
  z.object({ kind: z.literal('hotel-notification'), payload: aboutBooking }),
  z.object({ kind: z.literal('company-booking'), payload: aboutBooking }),
  z.object({ kind: z.literal('guest-not-booked'), payload: aboutBooking }),
  z.object({ kind: z.literal('guest-pay-link'), payload: aboutPayLink }),
  z.object({ kind: z.literal('guest-card-link'), payload: aboutPayLink }),
  z.object({ kind: z.literal('guest-changed'), payload: aboutChange }),
  z.object({ kind: z.literal('guest-address-changed'), payload: aboutChange }),
  z.object({ kind: z.literal('guest-confirm-new-email'), payload: aboutEmailChange }),
  z.object({ kind: z.literal('guest-confirm-old-email'), payload: aboutEmailChange }),
  z.object({ kind: z.literal('hotel-changed'), payload: aboutChange }),
  z.object({ kind: z.literal('guest-pre-check-in'), payload: aboutBooking }),
  z.object({ kind: z.literal('hotel-pre-check-in'), payload: aboutChange }),
  z.object({ kind: z.literal('company-changed'), payload: aboutChange }),
  z.object({ kind: z.literal('guest-change-not-made'), payload: aboutChange }),
  z.object({ kind: z.literal('guest-refund'), payload: aboutRefund }),
  z.object({ kind: z.literal('guest-refund-refused'), payload: aboutRefund }),
  z.object({ kind: z.literal('hotel-refund-refused'), payload: aboutRefund }),
  z.object({ kind: z.literal('hotel-alert'), payload: aboutRefund.extend({ reason: alertReason }) }),
  z.object({ kind: z.literal('guest-payment-taken'), payload: aboutPaid }),
  z.object({ kind: z.literal('hotel-payment-taken'), payload: aboutAttempt }),
  z.object({ kind: z.literal('guest-payment-due'), payload: aboutAttempt }),
  z.object({ kind: z.literal('hotel-payment-due'), payload: aboutAttempt }),
]);

export type BookingMail = z.infer<typeof bookingMailSchema>;
export type BookingMailKind = BookingMail['kind'];

/** The outbox also holds messages of other kinds. */
export const bookingMailKinds: readonly BookingMailKind[] = bookingMailSchema.options.map(
  ({ shape }) => shape.kind.value,
);

/** Enqueues a mail in the transaction that makes it true. */
export async function enqueueMail(
  tx: Transaction<Schema>,
  mail: BookingMail & { readonly propertyId: PropertyId },
  now: Date,
): Promise<void> {
  await enqueueAll(tx, [mail], now);
}

/**
 * Mails and events of a confirmed booking, in the transaction that confirms: to the booker, the hotel and, from
 * `companyAt` on, the invoiced company. `events`: others of the same transaction.
 */
export function announceBookingWrites(
  tx: Transaction<Schema>,
  reservation: BookedReservation,
  now: Date,
  {
    companyAt = now,
    events = [],
  }: { readonly companyAt?: Date; readonly events?: readonly HotelEvent[] } = {},
): Write[] {
  const { propertyId, reservationId, company } = reservation;
  const kinds = ['guest-confirmation', 'hotel-notification'] as const;
  const mail = { propertyId, payload: { reservationId } };
  const toCompany = company === null ? [] : [{ ...mail, kind: 'company-booking', dueAt: companyAt }];
  const mails = [...kinds.map((kind) => ({ ...mail, kind })), ...toCompany];
  const happened = [bookingEvent('reservation.confirmed', reservation), ...events] as const;
  return announceWrites(tx, happened, mails, now);
}
