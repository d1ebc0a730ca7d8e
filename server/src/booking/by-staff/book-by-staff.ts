import { setTimeout } from 'node:timers/promises';
import { branded } from '@portico/contract/branded';
import type { ReservationId } from '@portico/domain/ids';
import { decimalOf } from '@portico/domain/money/decimal';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Secrets } from '../../access/seal.ts';
import { sellAll, takeAll } from '../../availability/inventory/take-booking.ts';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { providerOfLink } from '../../payments/pay-by-link/provider-of-link.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { once, type Begun, type OnceRefusal } from '../../platform/once/once.ts';
import { announceBookingWrites } from '../../reservation/booking-mails.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { insertReservation, type NewReservation } from '../../reservation/reservation.store.ts';
import { billedCompany } from '../billed-company.ts';
import type { BookingRequest } from '../booking-request.ts';
import { takeRefusalOf } from '../create/take-refusal.ts';
import { newReservation } from '../new-reservation.ts';
import type { PricedBooking } from '../price-booking.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { askByLink } from './ask-by-link.ts';
import { priceByStaff, type StaffPrice } from './price-by-staff.ts';

export interface BookByStaffDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
  readonly providers: Providers;
}

/** A booking as staff take it; its people were checked. */
export interface StaffBooking {
  readonly request: Omit<
    BookingRequest,
    'paymentAmount' | 'voucherAmount' | 'paymentType' | 'card' | 'browser' | 'account'
  >;
  readonly areStayRulesWaived: boolean;
  readonly payment:
    | { readonly way: 'on-arrival' | 'invoice' }
    /** Held so many milliseconds for a link that these secrets sign. */
    | { readonly way: 'link'; readonly holdMs: number; readonly secrets: Secrets };
  /** The sum that was told to the guest, and what the gift voucher pays of it. */
  readonly seenMinor: number;
  readonly seenVoucherMinor: number;
}

export type StaffBookingRefusal =
  | BookingRefusal
  | OnceRefusal
  | { readonly code: 'desk.price-differs'; readonly nowMinor: number }
  | { readonly code: 'desk.voucher-differs'; readonly nowMinor: number };

export interface BookedByStaff {
  readonly reservation: BookedReservation;
  /** Path of the pay link it waits for; null: it is confirmed. */
  readonly payPath: string | null;
}

const stored = z.object({ reservationId: branded<ReservationId>(z.uuid()), payPath: z.string().nullable() });
type Stored = z.infer<typeof stored>;

interface Booked extends Extract<Begun<Stored>, { kind: 'answered' }> {
  readonly reservation: BookedReservation;
}

/**
 * Books for a guest: prices, takes the nights, and confirms or holds for a pay link, in one transaction. Refuses other
 * sums than were seen, and what is refused to guests. Rule: docs/desk.md, "A new booking".
 */
export async function bookByStaff(
  { database, hotels, clock, providers }: BookByStaffDeps,
  hotel: Hotel,
  booking: StaffBooking,
): Promise<Result<BookedByStaff, StaffBookingRefusal>> {
  const { propertyId } = hotel;
  // The key of the desk's call is in the audit trail; this one finds its own commit after a lost connection.
  const one = { propertyId, scope: 'desk.new-booking', key: undefined, fingerprint: '' };
  const begun = await atOneImport(hotels, hotel, (current) =>
    once<Stored, Booked, StaffBookingRefusal>(
      { database, clock, delay: setTimeout },
      { ...one, readAnswer: (body) => stored.parse(body) },
      (tx, { now }) => book(tx, { hotel: current, booking, providers }, now),
    ),
  );
  if (!begun.ok) return begun;
  if (begun.value.kind === 'open') throw new Error('a booking by staff that waits for a provider');
  const { reservationId, payPath } = begun.value.answer;
  const reservation =
    'reservation' in begun.value
      ? begun.value.reservation
      : await readReservation(database.kysely, propertyId, { reservationId });
  if (reservation === undefined) throw new Error('a booking by staff that is not there');
  return ok({ reservation, payPath });
}

interface Facts extends Pick<BookByStaffDeps, 'providers'> {
  readonly hotel: Hotel;
  readonly booking: StaffBooking;
}

async function book(
  tx: Transaction<Schema>,
  { hotel, booking, providers }: Facts,
  now: Date,
): Promise<Result<Booked, StaffBookingRefusal>> {
  const { payment, areStayRulesWaived, seenMinor, seenVoucherMinor } = booking;
  const isPaidOnArrival = payment.way === 'on-arrival';
  const request = { ...booking.request, byStaff: { areStayRulesWaived, isPaidOnArrival } };
  const linkProvider = payment.way === 'link' ? providerOfLink(providers, hotel, 'pay') : undefined;
  const price = () => priceByStaff(tx, { hotel, request, linkProvider }, now);
  const priced = await price();
  if (!priced.ok) return priced;
  const asPaid = paidBy(hotel, booking, priced.value);
  if (!asPaid.ok) return asPaid;
  const quote = priced.value.quote.booking;
  if (quote.grossMinor !== seenMinor)
    return refused({ code: 'desk.price-differs', nowMinor: quote.grossMinor });
  if (quote.voucherMinor !== seenVoucherMinor)
    return refused({ code: 'desk.voucher-differs', nowMinor: quote.voucherMinor });
  const whole = { ...request, ...nothingTyped, paymentAmount: decimalOf(quote.grossMinor, hotel.currency) };
  const requested = newReservation({ hotel, request: whole, priced: asPaid.value, holdMs: 0, now });
  const reservation = await insertReservation(tx, heldFor(requested, booking, now));
  const taken = await (payment.way === 'link' ? takeAll : sellAll)(tx, reservation, now);
  if (!taken.ok) return refused(await takeRefusalOf(hotel, taken.refusal, price));
  const { reservationId } = reservation;
  if (payment.way !== 'link') {
    const writes = announceBookingWrites(tx, reservation, now);
    return ok({ kind: 'answered', answer: { reservationId, payPath: null }, reservation, writes });
  }
  const payPath = await askByLink(tx, { hotel, secrets: payment.secrets, quote, reservation }, now);
  return ok({ kind: 'answered', answer: { reservationId, payPath }, reservation });
}

/** No guest sits at the screen: there is no card, browser or account. */
const nothingTyped = { voucherAmount: null, paymentType: null, card: null, browser: null, account: null };

function paidBy(
  hotel: Hotel,
  { payment: { way }, request }: StaffBooking,
  { quote, ways }: StaffPrice,
): Result<PricedBooking, BookingRefusal> {
  if (!ways.includes(way)) return refused({ code: 'payment.type-not-offered' });
  const plain = { quote, provider: null, company: null };
  if (way === 'on-arrival') return ok({ ...plain, paymentType: null });
  if (way === 'link') return ok({ ...plain, paymentType: 'individual-invoice' });
  const company = billedCompany(hotel, request);
  return company.ok ? ok({ ...plain, paymentType: 'company-invoice', company: company.value }) : company;
}

/** With a link it waits for its payment. */
function heldFor(requested: NewReservation, { payment }: StaffBooking, now: Date): NewReservation {
  if (payment.way !== 'link') return requested;
  return { ...requested, status: 'pending', holdEndsAt: new Date(now.getTime() + payment.holdMs) };
}
