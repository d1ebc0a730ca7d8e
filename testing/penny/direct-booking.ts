import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { RequestedRoom } from '@portico/contract/wire/room';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PaymentAttemptId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { dueByPayment } from '@portico/domain/payment/on-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import { newReservation } from '@portico/server/booking/new-reservation';
import type { BookingRequest } from '@portico/server/booking/booking-request';
import type { Hotel } from '@portico/server/hotel/hotel';
import { sellAll } from '@portico/server/availability/inventory/take-booking';
import { quoteRooms, type ServerQuote } from '@portico/server/availability/pricing/quote';
import type { BookedReservation } from '@portico/server/reservation/booked-reservation';
import { insertReservation } from '@portico/server/reservation/reservation.store';
import type { Database } from '@portico/server/platform/database/database';
import { inTransaction } from '@portico/server/platform/database/in-transaction';
import { rollbackWith } from '@portico/server/platform/database/rollback-with';
import { newId } from '@portico/server/platform/ids';
import { STARTED_AT, TODAY } from '../portico/shifted-clock.ts';
import { voucherCode } from './random-additions.ts';
import { FIRST_NIGHT, NIGHTS } from './random-terms.ts';
import { between, chance, oneOf, pick, type Random } from './random.ts';

const now = new Date(STARTED_AT);
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+44 7700 900123' };

/** Draws rooms until the hotel sells them, and books them as confirmed; what is due at booking is paid. */
export async function randomBooking(
  { database, hotel, file, random }: { database: Database; hotel: Hotel; file: PropertyFile; random: Random },
  place: number,
): Promise<BookedReservation> {
  for (;;) {
    const request = randomRequest(random, file, place);
    const quoted = await quoteRooms(database.kysely, hotel, request, TODAY as LocalDate);
    if (!quoted.ok || quoted.value.voucher?.kind === 'experience') continue;
    const booked = await book(database, hotel, request, quoted.value, wayOf(random, quoted.value));
    if (booked !== undefined) return booked;
  }
}

/** Undefined when an extra has no units on these dates. */
async function book(
  database: Database,
  hotel: Hotel,
  request: BookingRequest,
  quote: ServerQuote,
  paymentType: PaymentType | null,
): Promise<BookedReservation | undefined> {
  const priced = { quote, paymentType, provider: null, company: null };
  const reservation = newReservation({ hotel, request, priced, holdMs: 0, now });
  return inTransaction(database, async (tx) => {
    const booked = await insertReservation(tx, { ...reservation, status: 'confirmed', holdEndsAt: null });
    const taken = await sellAll(tx, booked, now);
    if (!taken.ok) return rollbackWith(undefined);
    await notePaid(tx, booked, booked.due.nowMinor);
    return booked;
  });
}

type Tx = Parameters<typeof sellAll>[0];

/** Records a payment, as if a provider had taken this amount. */
export async function notePaid(tx: Tx, booking: BookedReservation, minor: number): Promise<void> {
  if (minor === 0) return;
  await tx
    .insertInto('payment_attempt')
    .values({
      property_id: booking.propertyId,
      attempt_id: newId<PaymentAttemptId>(),
      subject: 'reservation',
      reservation_id: booking.reservationId,
      provider: 'none',
      kind: 'charge',
      status: 'paid',
      amount: minor,
      currency: booking.currency,
      created_at: now,
      settled_at: now,
    })
    .execute();
}

/** By card when something is due now, sometimes on an invoice. */
function wayOf(random: Random, { booking: { due, voucherMinor } }: ServerQuote): PaymentType | null {
  if (chance(random, 15)) return 'individual-invoice';
  if (dueByPayment(due, null).nowMinor > 0) return 'card';
  if (voucherMinor > 0 && chance(random, 50)) return 'voucher';
  return chance(random, 30) ? 'store-card' : null;
}

function randomRequest(random: Random, file: PropertyFile, place: number): BookingRequest {
  const arrival = addDays(FIRST_NIGHT, between(random, 1, NIGHTS - 20));
  const stay = { arrival, departure: addDays(arrival, between(random, 1, 5)) };
  const rooms = Array.from({ length: between(random, 1, 3) }, () => randomRoom(random, file, stay));
  return {
    rooms,
    promoCode: chance(random, 60) ? oneOf(random, ['CODE-1', 'CODE-2', 'CODE-3']) : null,
    ratePlanCode: null,
    voucherCode: chance(random, 35) ? voucherCode(place) : null,
    booker: {
      ...ada,
      street: '',
      city: '',
      stateOrCounty: '',
      postCode: '',
      countryId: null,
      optIn: false,
    },
    specialRequests: null,
    comment: null,
    browser: null,
    paymentAmount: 0,
    voucherAmount: null,
    paymentType: null,
    card: null,
    company: { accountId: null, poNumber: '' },
    account: null,
  };
}

function randomRoom(random: Random, file: PropertyFile, stay: RequestedRoom['stay']): RequestedRoom {
  const extra = pick(random, file.extras);
  const most = extra?.chargeType === 'PerQuantity' ? extra.maximumQuantity : 1;
  return {
    stay,
    roomTypeId: (pick(random, file.roomTypes)?.id ?? 1) as RoomTypeId,
    ratePlanId: (pick(random, file.ratePlans)?.id ?? 1) as RatePlanId,
    guests: { adults: between(random, 1, 2), children: between(random, 0, 1), infants: 0 },
    extras:
      extra !== undefined && chance(random, 50)
        ? [{ extraId: extra.id as ExtraId, quantity: between(random, 1, most) }]
        : [],
    childAges: [],
    leadGuest: ada,
    bedOptionId: null,
    seenPromotionId: undefined,
    totalCost: 0,
  };
}
