import type { RoomTypeId } from '@portico/domain/ids';
import { randomUUID } from 'node:crypto';
import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { addDays } from '@portico/domain/calendar/local-date';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { approvedCard, browserData, buildBooking, buildRoom } from '../booking/booking-body.ts';
import { DOUBLE, FAMILY, SAUNA, SPRING } from '../builders/hotel-file.ts';
import { VOUCHER_POUNDS, voucherCode } from './prove-hotel.ts';
import { guestAt, tryPatiently, type Patience } from './patience.ts';

/** A requested booking, each by its own guest, and the last answer to it. */
export interface RequestedBooking {
  readonly email: string;
  readonly answer: CreateResponse | undefined;
  /** Its attempts that got no answer, or one of 5xx. */
  readonly lost?: number;
  /** The last status of the booking, if the guest polled. */
  readonly seen?: StatusResponse;
}

export interface Wish {
  readonly arrival: LocalDate;
  readonly nights: number;
  readonly cardNumber?: string;
  /** The type of each room; one double by default. */
  readonly rooms?: readonly RoomTypeId[];
  /** Its idempotency key; a unique one by default. */
  readonly key?: string;
  /** The guest's address as a proxy reports it, for servers that trust this computer; by default this computer's. */
  readonly from?: string;
  /** Fields of the request that replace those of a card booking. */
  readonly booking?: Partial<CreateRequestBody> | undefined;
}

/** A card that the acquirer approves. */
export const APPROVED = approvedCard.CardNumber;

/** Per night for one adult, with the promotion's 10 % off. */
const prices = new Map([
  [DOUBLE, 72],
  [FAMILY, 108],
]);
const SAUNA_POUNDS = 25;

/** Guests by their keys: a repeated request uses the same voucher. */
const guests = new Map<string, number>();

function guestNumber(key: string): number {
  const number = guests.get(key) ?? guests.size + 1;
  guests.set(key, number);
  return number;
}

/** For another database, whose vouchers are unused. */
export function forgetGuests(): void {
  guests.clear();
}

/** A guest's own address. Without digits, since those of a random key may form a card number. */
function emailOf(key: string): string {
  return `${key.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}@example.com`;
}

/**
 * Requests rooms with everything around them: an extra each, a promotion, and a voucher that pays part of what is due
 * now. The rest is paid by card, the extras at the hotel. Repeats with the same Idempotency-Key while there is no final
 * answer: the connection is lost, the server is busy or the key is in progress. Each attempt goes to the next server.
 */
export async function requestBooking(
  urls: readonly string[],
  { key = randomUUID(), from, ...wish }: Wish,
  patience?: Patience,
): Promise<RequestedBooking> {
  const email = emailOf(key);
  const body = bookingOf(wish, email, voucherCode(guestNumber(key)));
  const first = Math.floor(Math.random() * urls.length);
  const guests = urls.map((url) => guestAt(url, from));
  let lost = 0;
  const book = async (tried: number) => {
    lost += 1;
    const answer = await guests[(first + tried) % guests.length]!.book(body, key);
    if (answer.status < 500) lost -= 1;
    return answer;
  };
  return { email, answer: (await tryPatiently(book, patience))?.body, lost };
}

function bookingOf(wish: Omit<Wish, 'key' | 'from'>, email: string, voucher: string): CreateRequestBody {
  const { arrival, nights, cardNumber = APPROVED, rooms = [DOUBLE] } = wish;
  const stay = { DateFrom: arrival, DateTo: addDays(arrival, nights) };
  const priced = rooms.map((RoomTypeId) => ({ RoomTypeId, cost: (prices.get(RoomTypeId) ?? 0) * nights }));
  const dueNow = priced.reduce((total, { cost }) => total + cost, 0);
  const booking = buildBooking({
    ...stay,
    BrowserData: browserData,
    PromoCode: 'SPRING10',
    HopGiftVoucherCode: voucher,
    HopGiftDiscountAmount: VOUCHER_POUNDS,
    PaymentAmount: dueNow - VOUCHER_POUNDS,
    CardDetails: { ...approvedCard, CardNumber: cardNumber },
    Rooms: priced.map(({ RoomTypeId, cost }) =>
      buildRoom({
        ...stay,
        RoomTypeId,
        Promotion: { PromotionId: SPRING },
        Services: [{ ServiceId: SAUNA, Quantity: 1 }],
        TotalCost: cost + SAUNA_POUNDS,
      }),
    ),
  });
  return { ...booking, ...wish.booking, Booker: { ...booking.Booker, Email: email } };
}
