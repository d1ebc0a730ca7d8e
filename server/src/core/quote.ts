import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import { bookingQuote, type BookingQuote } from '@portico/domain/pricing/booking-quote';
import { roomQuote, type RoomQuote } from '@portico/domain/pricing/room-quote';
import { stayRate } from '@portico/domain/pricing/stay-rate';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Hotel, HotelRatePlan, HotelRoomType } from './hotel.ts';
import { readStayNights } from './nights/read-stay-nights.ts';
import type { StayNights } from './nights/stay-nights.ts';

/** A room someone wants to book. */
export interface WantedRoom {
  readonly stay: Stay;
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly guests: Guests;
}

/** The same with the hotel's price and the terms that hold today. */
export interface QuotedRoom extends WantedRoom {
  readonly roomType: HotelRoomType;
  readonly ratePlan: HotelRatePlan;
  readonly quote: RoomQuote;
}

/** The server's own price of a booking: amounts in minor units of the hotel's currency. */
export interface ServerQuote {
  readonly rooms: readonly QuotedRoom[];
  readonly booking: BookingQuote;
  /** True when a plan of the booking keeps a card as guarantee. */
  readonly needsGuarantee: boolean;
}

/** `roomIndex` from 0, in the order wanted. */
export interface RateUnavailable {
  readonly code: 'rate.unavailable';
  readonly roomIndex: number;
}

/**
 * Prices rooms from the truth. Refuses the first room whose plan does not sell its stay by now, or whose guests do not
 * fit; whether a room is left is not asked here. `today` is the property's date. `db` may be a transaction.
 * Rule: docs/pricing.md.
 */
export async function quoteRooms(
  db: Kysely<Schema>,
  hotel: Hotel,
  rooms: readonly WantedRoom[],
  today: LocalDate,
): Promise<Result<ServerQuote, RateUnavailable>> {
  const quoted: QuotedRoom[] = [];
  for (const [roomIndex, room] of rooms.entries()) {
    const [nights] = await readStayNights(db, hotel, [room], room.stay);
    const priced = nights && priceRoom(hotel, room, nights, today);
    if (priced === undefined) return refused({ code: 'rate.unavailable', roomIndex });
    quoted.push(priced);
  }
  return ok({
    rooms: quoted,
    booking: bookingQuote(quoted.map(({ quote }) => quote)),
    needsGuarantee: quoted.some(({ ratePlan }) => ratePlan.rules.needsGuarantee),
  });
}

/** Undefined where the hotel does not sell this room at this rate. */
function priceRoom(
  hotel: Hotel,
  room: WantedRoom,
  { nights, departureNight }: StayNights,
  today: LocalDate,
): QuotedRoom | undefined {
  const { stay, guests } = room;
  const roomType = hotel.roomTypes.get(room.roomTypeId);
  const ratePlan = hotel.ratePlans.get(room.ratePlanId);
  if (roomType === undefined || ratePlan === undefined) return undefined;
  const { propertyLimits, vat } = hotel;
  if (!ratePlanFits({ roomType: roomType.rules, ratePlan: ratePlan.rules, guests, propertyLimits }))
    return undefined;
  const rate = stayRate(nights, departureNight, stay, today);
  if (!rate.ok) return undefined;
  const quote = roomQuote({ rate: rate.value, ratePlan: ratePlan.rules, guests, stay, vat, today });
  return { ...room, roomType, ratePlan, quote };
}
