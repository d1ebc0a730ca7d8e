import { mostForGuests } from '@portico/domain/availability/extra-beds';
import type { WhyNotSold } from '@portico/contract/refusal';
import { limitBroken } from '@portico/domain/availability/rate-plan-fit';
import { soldRate } from '@portico/domain/availability/sold-rate';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ExtraId } from '@portico/domain/ids';
import { bookingQuote, type BookingQuote } from '@portico/domain/pricing/booking-quote';
import type { ExtraChoice } from '@portico/domain/pricing/extra-cost';
import type { StayNights } from '@portico/domain/pricing/night-rate';
import { roomQuote, type RoomQuote } from '@portico/domain/pricing/room-quote';
import { withoutStayRules } from '@portico/domain/pricing/waived-stay-rules';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { extraInRoom } from '../../hotel/extra-in-room.ts';
import type { Hotel, HotelPromotion, HotelRatePlan, HotelRoomType } from '../../hotel/hotel.ts';
import type { GiftVoucher } from '../inventory/gift-voucher.store.ts';
import { readStayNights } from '../nights/read-stay-nights.ts';
import { promotionOf, readPromoCode } from './promo-code.ts';
import { usableVoucher, type VoucherNotUsable } from './usable-voucher.ts';
import type { RoomToQuote, RoomsToQuote } from './rooms-to-quote.ts';

/** A room with the hotel's price and today's terms. */
export interface QuotedRoom extends RoomToQuote {
  readonly roomType: HotelRoomType;
  readonly ratePlan: HotelRatePlan;
  /** The promotion that lowers this room. */
  readonly promotion: HotelPromotion | null;
  readonly quote: RoomQuote;
}

/** The server's own price of a booking, in minor units of the hotel's currency. */
export interface ServerQuote {
  readonly rooms: readonly QuotedRoom[];
  readonly booking: BookingQuote;
  /** The promotion that lowers a room. */
  readonly promotion: HotelPromotion | null;
  /** What it pays is in `booking`. */
  readonly voucher: GiftVoucher | null;
}

/** `roomIndex` from 0, in request order. */
export interface RateUnavailable {
  readonly code: 'rate.unavailable';
  readonly roomIndex: number;
  /** Undefined: the hotel has no such type or plan, or does not offer it to this client. */
  readonly why: WhyNotSold | undefined;
}

export type QuoteRefusal = RateUnavailable | ExtraNotOffered | VoucherNotUsable;

/**
 * Prices rooms from the database. Refuses the first room whose plan does not sell the stay or is closed to these codes.
 * Also refuses guests who do not fit, extras that do not go with the room, and a voucher that cannot be used. Does not
 * check whether rooms or extras are available. A promotion code that is unknown, used up or lowers no room is ignored.
 * `today` is the property's date. `db` may be a transaction. Rule: docs/pricing.md.
 */
export async function quoteRooms(
  db: Kysely<Schema>,
  hotel: Hotel,
  { rooms, promoCode, ratePlanCode, voucherCode, byStaff }: RoomsToQuote,
  today: LocalDate,
): Promise<Result<ServerQuote, QuoteRefusal>> {
  const promotion = promotionOf(await readPromoCode(db, hotel, promoCode));
  const nightsOf = await readStayNights(db, hotel, rooms);
  const quoted: QuotedRoom[] = [];
  for (const [roomIndex, room] of rooms.entries()) {
    const nights = nightsOf[roomIndex];
    const priced = nights && priceRoom(hotel, room, nights, { promotion, ratePlanCode, byStaff }, today);
    if (priced === undefined) return refused({ code: 'rate.unavailable', roomIndex, why: undefined });
    if (!priced.ok) {
      const { refusal } = priced;
      return refused(refusal.code === 'rate.unavailable' ? { ...refusal, roomIndex } : refusal);
    }
    quoted.push(priced.value);
  }
  const found = voucherCode === null ? ok(null) : await usableVoucher(db, hotel, voucherCode, today);
  if (!found.ok) return found;
  const voucher = found.value;
  return ok({
    rooms: quoted,
    booking: bookingQuote(
      quoted.map(({ quote }) => quote),
      voucher?.kind === 'money' ? voucher.balanceMinor : 0,
    ),
    promotion: quoted.some((room) => room.promotion !== null) ? promotion : null,
    voucher,
  });
}

/** Undefined if the hotel has no such room or rate for this client. */
function priceRoom(
  hotel: Hotel,
  room: RoomToQuote,
  nights: StayNights,
  {
    promotion,
    ratePlanCode,
    byStaff,
  }: Pick<RoomsToQuote, 'ratePlanCode' | 'byStaff'> & Pick<ServerQuote, 'promotion'>,
  today: LocalDate,
): Result<QuotedRoom, ExtraNotOffered | Omit<RateUnavailable, 'roomIndex'>> | undefined {
  const { stay, guests } = room;
  const roomType = hotel.roomTypes.get(room.roomTypeId);
  const plan = hotel.ratePlans.get(room.ratePlanId);
  if (roomType === undefined || plan === undefined) return undefined;
  const ratePlan = byStaff?.isPaidOnArrival ? { ...plan, rules: { ...plan.rules, payment: [] } } : plan;
  const { propertyLimits, vat, cityTax } = hotel;
  const fit = { roomType: roomType.rules, ratePlan: ratePlan.rules, guests, propertyLimits };
  const broken = limitBroken(fit);
  if (broken !== null) return notSold({ rule: { code: 'rate.guests', broken } });
  const keys = { ratePlanCode, promotion: promotion?.rules ?? null };
  const counting = byStaff?.areStayRulesWaived ? withoutStayRules(nights) : nights;
  const sold = soldRate(ratePlan.rules, keys, counting, { ...room, today });
  if (!sold.ok)
    return sold.refusal.code === 'rate.not-open' ? undefined : notSold({ rule: sold.refusal, stay });
  const extras = chosenExtras(hotel, room);
  if (!extras.ok) return extras;
  const quote = roomQuote({
    rate: sold.value.rate,
    ratePlan: ratePlan.rules,
    guests,
    stay,
    vat,
    cityTax,
    today,
    extras: extras.value,
    areExtrasInPolicy: hotel.definition.settings.includeExtrasInPaymentPolicy,
  });
  return ok({ ...room, roomType, ratePlan, promotion: sold.value.isPromoted ? promotion : null, quote });
}

const notSold = (why: WhyNotSold) => refused({ code: 'rate.unavailable', why } as const);

/** An extra not offered with this room, or not in this quantity. */
interface ExtraNotOffered {
  readonly code: 'extra.unavailable';
  readonly extraId: ExtraId;
}

/**
 * The extras of a room by the hotel's current terms. Refuses one that is unknown, does not go with the type and plan,
 * or exceeds the quantity per room and its guests. Does not check availability.
 */
function chosenExtras(hotel: Hotel, room: RoomToQuote): Result<ExtraChoice[], ExtraNotOffered> {
  const choices: ExtraChoice[] = [];
  for (const { extraId, quantity } of room.extras.filter((requested) => requested.quantity > 0)) {
    const extra = hotel.extras.get(extraId);
    const rules = extra && extraInRoom(hotel, extra, room);
    if (rules === undefined || quantity > mostForGuests(rules, room.guests))
      return refused({ code: 'extra.unavailable', extraId });
    choices.push({ extra: rules, quantity });
  }
  return ok(choices);
}
