import { setTimeout } from 'node:timers/promises';
import { branded } from '@portico/contract/branded';
import { decimalOf } from '@portico/domain/money/decimal';
import type { ReservationId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import { sellAll } from '../../availability/inventory/take-booking.ts';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { once, type Begun, type OnceRefusal } from '../../platform/once/once.ts';
import { announceBookingWrites } from '../../reservation/booking-mails.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { insertReservation } from '../../reservation/reservation.store.ts';
import { billedCompany } from '../billed-company.ts';
import type { BookingRequest } from '../booking-request.ts';
import { takeRefusalOf } from '../create/take-refusal.ts';
import { newReservation } from '../new-reservation.ts';
import type { PricedBooking } from '../price-booking.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { priceByStaff, type StaffPrice, type StaffWay } from './price-by-staff.ts';

export interface BookByStaffDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
}

/** A booking as staff take it; its people were checked. */
export interface StaffBooking {
  readonly request: Pick<
    BookingRequest,
    | 'rooms'
    | 'promoCode'
    | 'ratePlanCode'
    | 'voucherCode'
    | 'booker'
    | 'specialRequests'
    | 'comment'
    | 'company'
  >;
  readonly areStayRulesWaived: boolean;
  readonly way: StaffWay;
  /** The sum that was told to the guest. */
  readonly seenMinor: number;
}

export type StaffBookingRefusal =
  | BookingRefusal
  | OnceRefusal
  | { readonly code: 'desk.price-differs'; readonly nowMinor: number };

const stored = z.object({ reservationId: branded<ReservationId>(z.uuid()) });
type Stored = z.infer<typeof stored>;

interface Booked extends Extract<Begun<Stored>, { kind: 'answered' }> {
  readonly reservation: BookedReservation;
}

/**
 * Books for a guest: prices, takes the nights and confirms in one transaction. Refuses another price than `seenMinor`,
 * and what is refused to guests. Rule: docs/desk.md, "New booking".
 */
export async function bookByStaff(
  { database, hotels, clock }: BookByStaffDeps,
  hotel: Hotel,
  booking: StaffBooking,
): Promise<Result<BookedReservation, StaffBookingRefusal>> {
  const { propertyId } = hotel;
  // The key of the desk's call is in the audit trail; this one finds its own commit after a lost connection.
  const one = { propertyId, scope: 'desk.new-booking', key: undefined, fingerprint: '' };
  const begun = await atOneImport(hotels, hotel, (current) =>
    once<Stored, Booked, StaffBookingRefusal>(
      { database, clock, delay: setTimeout },
      { ...one, readAnswer: (body) => stored.parse(body) },
      (tx, { now }) => book(tx, current, booking, now),
    ),
  );
  if (!begun.ok) return begun;
  if (begun.value.kind === 'open') throw new Error('a booking by staff that waits for a provider');
  if ('reservation' in begun.value) return ok(begun.value.reservation);
  const { reservationId } = begun.value.answer;
  const found = await readReservation(database.kysely, propertyId, { reservationId });
  if (found === undefined) throw new Error('a booking by staff that is not there');
  return ok(found);
}

async function book(
  tx: Transaction<Schema>,
  hotel: Hotel,
  booking: StaffBooking,
  now: Date,
): Promise<Result<Booked, StaffBookingRefusal>> {
  const { way, areStayRulesWaived } = booking;
  const byStaff = { areStayRulesWaived, isPaidOnArrival: way === 'on-arrival' };
  const price = () => priceByStaff(tx, hotel, { ...booking.request, byStaff }, now);
  const priced = await price();
  if (!priced.ok) return priced;
  const asPaid = await paidBy(hotel, booking, priced.value);
  if (!asPaid.ok) return asPaid;
  const { grossMinor } = priced.value.quote.booking;
  if (grossMinor !== booking.seenMinor) return refused({ code: 'desk.price-differs', nowMinor: grossMinor });
  const request = wholeRequest(booking, hotel, grossMinor);
  const requested = newReservation({ hotel, request, priced: asPaid.value, holdMs: 0, now });
  const reservation = await insertReservation(tx, requested);
  const taken = await sellAll(tx, reservation, now);
  if (!taken.ok) return refused(await takeRefusalOf(hotel, taken.refusal, price));
  const writes = announceBookingWrites(tx, reservation, now);
  const { reservationId } = reservation;
  return ok({ kind: 'answered', answer: { reservationId }, reservation, writes });
}

async function paidBy(
  hotel: Hotel,
  { way, request }: StaffBooking,
  { quote, ways }: StaffPrice,
): Promise<Result<PricedBooking, BookingRefusal>> {
  if (!ways.includes(way)) return refused({ code: 'payment.type-not-offered' });
  if (way === 'on-arrival') return ok({ quote, paymentType: null, provider: null, company: null });
  const company = billedCompany(hotel, request);
  return company.ok
    ? ok({ quote, paymentType: 'company-invoice', provider: null, company: company.value })
    : company;
}

/** Nothing of it is typed by a guest: there is no card, browser or account. */
function wholeRequest({ request }: StaffBooking, hotel: Hotel, grossMinor: number): BookingRequest {
  const paymentAmount = decimalOf(grossMinor, hotel.currency);
  return {
    ...request,
    paymentAmount,
    voucherAmount: null,
    paymentType: null,
    card: null,
    browser: null,
    account: null,
  };
}
