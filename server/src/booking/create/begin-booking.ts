import type { CreateRequest, CreateResponse } from '@portico/contract/calls/reservation-create';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { nightsOf } from '@portico/domain/calendar/stay';
import {
  usesProvider,
  isUnpaidWay,
  paymentMethods,
  type PaymentType,
} from '@portico/domain/payment/payment-methods';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { announceBookingWrites } from '../../reservation/booking-mails.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { HOLD_MS, SHORT_HOLD_MS } from '../holds/hold-times.ts';
import { holderOf, type Holder } from '../holds/holder.ts';
import { countedHolders, limitHold } from '../holds/limit-holds.ts';
import type { Counted } from '../../limits/rate-limit.store.ts';
import { isShareExceeded, limitUnpaid, noteUnpaidRooms, roomsByNight } from '../holds/limit-unpaid.ts';
import { limitsIn, secondsUntil } from '../../limits/rate-limits.ts';
import { allowanceOf, takeLimits } from '../../limits/take-limits.ts';
import type { Attempt } from '../../payments/attempts/attempt.ts';
import { attemptRow } from '../../payments/attempts/payment-ledger.store.ts';
import type { PaymentPort } from '../../payments/payment-port.ts';
import { planScheduledCharges } from '../../payments/scheduled/plan-charges.ts';
import { createAnswer } from '../../reservation/reservation-answer.ts';
import { sellAll, takeAll } from '../../availability/inventory/take-booking.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { bookingRefusal } from '../booking-checks.ts';
import type { BookingRequest } from '../booking-request.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { newReservation } from '../new-reservation.ts';
import { priceBooking } from '../price-booking.ts';
import type { ReservationDeps } from './reservation-deps.ts';
import { takeRefusalOf } from './take-refusal.ts';
import type { ToPay } from '../submit/pay-and-settle.ts';
import { insertReservation, type NewReservation } from '../../reservation/reservation.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { Begun, OneRun } from '../../platform/once/once.ts';

export interface RequestedBooking {
  readonly hotel: Hotel;
  readonly body: CreateRequest;
  readonly request: BookingRequest;
  /** By `clientAddress`. */
  readonly address: string;
  /** Where the card is counted as declined; undefined: not counted. */
  readonly cardTry: Counted | undefined;
}

/** Booked without asking a payment provider. */
interface BookedAtOnce extends Extract<Begun<CreateResponse>, { kind: 'answered' }> {
  readonly reservation: BookedReservation;
}

/** Booked once a payment is settled. */
interface BookedWhenPaid extends ToPay {
  readonly kind: 'open';
}

export type BegunBooking = BookedAtOnce | BookedWhenPaid;

/**
 * The first transaction of a booking: checks, prices, inserts the reservation and takes what it needs. The caller rolls
 * back a refusal. Rule: docs/booking.md, "Step by step".
 */
export async function beginBooking(
  deps: ReservationDeps,
  tx: Transaction<Schema>,
  { hotel, body, request, address, cardTry }: RequestedBooking,
  { now, attemptId }: OneRun,
): Promise<Result<BegunBooking, BookingRefusal>> {
  const localTime = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  const head = { arrival: body.DateFrom, departure: body.DateTo };
  const refusal = bookingRefusal({ hotel, request, head, now: localTime });
  if (refusal !== undefined) return refused(refusal);
  const { providers } = deps;
  const price = () => priceBooking(tx, { hotel, request, today: localTime.date, providers });
  const priced = await price();
  if (!priced.ok) return priced;

  const holders = usesProvider(priced.value.paymentType)
    ? countedHolders(holdersOf(deps.secret, request, address), deps.limits)
    : [];
  const limit = await limitHold(
    tx,
    { propertyId: hotel.propertyId, holders, rooms: request.rooms.length, reservationId: null },
    deps.limits,
    now,
  );
  if (limit.hold === 'refused') return refused(tooManyHeld(limit.opensAt, now));
  const { paymentType, provider } = priced.value;
  const isCounted = countsUntilPaid(paymentType, provider);
  const { addressEndsAt } = limit;
  const requestedUnpaid = { hotel, request, address, paymentType, isCounted, addressEndsAt };
  const unpaid = await unpaidLimit(deps, tx, requestedUnpaid, now);
  if (!unpaid.ok) return unpaid;

  const holdMs = limit.hold === 'short' || unpaid.value.isShort ? SHORT_HOLD_MS : HOLD_MS;
  const requested = newReservation({ hotel, request, priced: priced.value, holdMs, now });
  const attempt = attemptFor(requested, priced.value.provider, {
    attemptId,
    savedCard: request.account?.card ?? null,
  });
  const reservation = await insertReservation(tx, requested, {
    attemptRow: attempt && attemptRow(attempt),
    holders,
    cardTry: attempt && cardTry,
    owner: request.account,
  });
  if (isCounted) {
    const { reservationId, propertyId, rooms } = reservation;
    await noteUnpaidRooms(tx, { propertyId, address, reservationId, rooms: rooms.length }, { ...deps, now });
  }

  const taken = await (attempt === undefined ? sellAll : takeAll)(tx, reservation, now, deps.takers);
  if (!taken.ok) return refused(await takeRefusalOf(hotel, taken.refusal, price));

  if (attempt !== undefined) return ok({ kind: 'open', attempt, reservation });
  await planScheduledCharges(tx, reservation, 'none', now);
  const companyAt = await companyMailDue(deps, tx, reservation, now);
  const writes = announceBookingWrites(tx, reservation, now, { companyAt });
  return ok({ kind: 'answered', answer: createAnswer(reservation), reservation, writes });
}

/** Nothing is paid or charged automatically, though a card may be stored. */
const isUnpaid = (type: PaymentType | null) => isUnpaidWay(type) || type === 'store-card';
/** A provider's page holds the room before any card is typed, and some guests never pay. */
const countsUntilPaid = (type: PaymentType | null, provider: PaymentPort | null) =>
  isUnpaid(type) || (provider !== null && provider.cards !== 'typed-here');

interface RequestedUnpaid extends Pick<RequestedBooking, 'hotel' | 'request' | 'address'> {
  readonly paymentType: PaymentType | null;
  readonly isCounted: boolean;
  readonly addressEndsAt: Date | null;
}

/** Whether this much may be booked unpaid. `isShort`: the hold until payment is short. */
async function unpaidLimit(
  deps: ReservationDeps,
  tx: Transaction<Schema>,
  { hotel, request, address, paymentType, isCounted, addressEndsAt }: RequestedUnpaid,
  now: Date,
): Promise<Result<{ readonly isShort: boolean }, BookingRefusal>> {
  const { propertyId } = hotel;
  const stays = request.rooms.map(({ stay }) => stay);
  if (!isCounted) {
    if (addressEndsAt === null) return ok({ isShort: false });
    const holding = { propertyId, address, requested: roomsByNight(stays) };
    const isExceeded = await isShareExceeded(tx, holding, { ...deps, now });
    return isExceeded ? refused(tooManyHeld(addressEndsAt, now)) : ok({ isShort: false });
  }
  const rooms = stays.length;
  const { maxNumberOfRoomsOnBooking: mostAtOnce } = hotel.definition.settings;
  const requested = { propertyId, address, requested: roomsByNight(stays), rooms, mostAtOnce };
  const limit = await limitUnpaid(tx, requested, { ...deps, now });
  if (limit === 'address' || (limit === 'hotel' && isUnpaid(paymentType)))
    return refused({ code: 'booking.pay-now' });
  if (!isUnpaid(paymentType)) return ok({ isShort: limit === 'hotel' });
  const nights = stays.reduce((sum, stay) => sum + nightsOf(stay), 0);
  const amounts = { unpaidRoomsPerAddress: rooms, unpaidNightsPerAddress: nights };
  const taken = await takeLimits(limitsIn(tx, { ...deps, now }), { propertyId, address }, amounts);
  if (taken.isOpen) return ok({ isShort: false });
  const { thing, opensInS } = taken;
  return refused({ code: 'request.too-many', thing, opensInS });
}

function holdersOf(secret: string, { booker }: BookingRequest, address: string): Holder[] {
  return [holderOf(secret, 'address', address), holderOf(secret, 'email', `${address}\n${booker.email}`)];
}

function tooManyHeld(opensAt: Date, now: Date): BookingRefusal {
  return { code: 'request.too-many', thing: 'held', opensInS: secondsUntil(opensAt, now) };
}

/** Nothing is refused: mails are delayed, bookings are not. */
const UNBOUNDED = 2_000_000_000;

/**
 * When to mail the invoiced company. After each `mailsPerCompany` mails in an hour, the next are sent an hour later.
 * Counted in the transaction that books. Rule: docs/limits.md, "Mails".
 */
async function companyMailDue(
  { limits, secret }: ReservationDeps,
  tx: Transaction<Schema>,
  { propertyId, company }: BookedReservation,
  now: Date,
): Promise<Date> {
  const most = limits.mailsPerCompany;
  if (company === null || most === 0) return now;
  const who = { propertyId, company: String(company.accountId) };
  const allowance = { ...allowanceOf(limits, 'mailsPerCompany', who), max: UNBOUNDED };
  const { left } = await limitsIn(tx, { limits, secret, now }).rateLimits.take(allowance);
  const windows = Math.floor((UNBOUNDED - left - 1) / most);
  return new Date(now.getTime() + windows * allowance.windowS * 1_000);
}

const attemptKinds = { paid: 'charge', stored: 'store-card' } as const;

/** Undefined if nothing is charged or stored. */
function attemptFor(
  { propertyId, reservationId, paymentType, due, currency, createdAt }: NewReservation,
  provider: PaymentPort | null,
  names: Pick<Attempt, 'attemptId' | 'savedCard'>,
): Attempt | undefined {
  if (!usesProvider(paymentType)) return undefined;
  if (provider === null) throw new Error('a price to be paid without a provider');
  return {
    ...names,
    propertyId,
    subject: { kind: 'reservation', reservationId },
    provider: provider.name,
    providerReference: null,
    kind: attemptKinds[paymentMethods[paymentType].confirms],
    money: { minor: due.nowMinor, currency },
    purpose: 'booking',
    changeId: null,
    status: 'created',
    actionUrl: null,
    createdAt,
    settledAt: null,
  };
}
