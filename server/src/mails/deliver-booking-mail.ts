import type { PropertyId } from '@portico/domain/ids';
import type { DueLater } from '@portico/domain/payment/payment-policy';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import type { SendMail } from '../platform/mail/mail.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { emailChangeCode } from '../access/email-change-code.ts';
import { manageLinkCode } from '../access/manage-link.ts';
import { payLinkCode } from '../access/pay-link-code.ts';
import { preCheckInCode } from '../access/pre-check-in-link.ts';
import type { Secrets } from '../access/seal.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import { ledgerOf } from '../payments/attempts/read-ledger.store.ts';
import { laterPartsOf } from '../payments/scheduled/later-parts.store.ts';
import { bookingMailSchema } from '../reservation/booking-mails.ts';
import { reservationOf } from '../reservation/reservation-of-rows.ts';
import { standingRooms } from '../reservation/standing-rooms.ts';
import type { BookingFacts } from '../booking/booking-facts.ts';
import { type BookingRows, readBookingRows } from './booking-rows.store.ts';
import { composeBookingMail } from './compose-booking-mail.ts';
import { sendComposed } from './composed-mail.ts';
import type { BookingKey } from './payment-facts.store.ts';

type Reading = ReturnType<typeof readBookingRows>;

const readings = new WeakMap<readonly OutboxMessage[], Reading>();

/** The rows of all bookings in messages that are due together. Read once per list, by the first mail composed. */
function rowsOfDue(db: Kysely<Schema>, due: readonly OutboxMessage[]): Reading {
  const standing = readings.get(due);
  if (standing !== undefined) return standing;
  const reading = readBookingRows(db, bookingsOf(due));
  readings.set(due, reading);
  return reading;
}

/** Each booking once: most have a mail to the guest and one to the hotel. */
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

export interface BookingMailDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  readonly sendMail: SendMail;
  /** This server's public URL, without a trailing slash. */
  readonly publicUrl: string;
  /** Keys that sign links. */
  readonly secrets: Secrets;
}

/**
 * Composes a booking's mail from its current rows and sends it; skips one that is no longer true. Throws when it cannot
 * be sent, so that the outbox retries. `due`: the messages due with it, the same list for each, whose bookings are read
 * together. Rule: docs/booking.md, "Mails".
 */
export async function deliverBookingMail(
  deps: BookingMailDeps,
  message: OutboxMessage,
  due: readonly OutboxMessage[] = [message],
): Promise<void> {
  const mail = bookingMailSchema.parse(message);
  const key = { propertyId: message.propertyId, reservationId: mail.payload.reservationId };
  const rowsOf = await rowsOfDue(deps.database.kysely, due);
  const facts = await bookingFacts(deps, key.propertyId, rowsOf(key));
  const composed = await composeBookingMail(deps.database.kysely, mail, facts);
  // Who booked by telephone may have no address.
  if (composed === undefined || composed.to.address === '') return;
  await sendComposed(deps.sendMail, message, facts.hotel.definition.property, composed);
}

async function bookingFacts(
  { clock, hotels, publicUrl, secrets }: BookingMailDeps,
  propertyId: PropertyId,
  rows: BookingRows | undefined,
): Promise<BookingFacts> {
  const hotel = await hotels.find(propertyId);
  if (hotel === undefined || rows === undefined) throw new Error('a mail about no booking');
  const reservation = reservationOf(rows);
  // For a standing booking, only its standing rooms are mentioned.
  const standing = standingRooms(reservation);
  const rooms = standing.length > 0 ? standing : reservation.rooms;
  return {
    hotel,
    reservation: { ...reservation, rooms },
    whole: reservation,
    voucherKind: rows.voucherKind,
    ...paymentsOf(rows, reservation.due.later),
    publicUrl,
    linkCode: manageLinkCode(secrets, reservation, 'link'),
    preCheckInCode: preCheckInCode(secrets, reservation),
    payLinkCode: (request) => payLinkCode(secrets, request),
    emailChangeCode: (confirmed) => emailChangeCode(secrets, { ...reservation, ...confirmed }),
    now: clock.now(),
  };
}

function paymentsOf(
  { attempts, refunds }: BookingRows,
  later: readonly DueLater[],
): Pick<BookingFacts, 'ledger' | 'laterParts'> {
  const charges = attempts
    .filter(({ due_date, status }) => due_date !== null && status !== 'cancelled')
    .map(({ attempt_id, due_date, status }) => {
      const refund = refunds.find((each) => each.attempt_id === attempt_id);
      return { due_date, status, refund_id: refund?.refund_id ?? null };
    });
  const paid = attempts.filter(({ status }) => status === 'paid' || status === 'stored');
  return { ledger: ledgerOf(paid, refunds), laterParts: laterPartsOf(later, charges) };
}
