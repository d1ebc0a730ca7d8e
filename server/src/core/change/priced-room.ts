import type { ReservationItemId } from '@portico/domain/ids';
import { nobody } from '@portico/domain/people/guest';
import { changedRoom, type ChangedRoom } from '@portico/domain/pricing/changed-room';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import type { Hotel, HotelRatePlan } from '../hotel/hotel.ts';
import { readStayNights } from '../pricing/nights/read-stay-nights.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { namedPromotion, termsOfPlan } from '../reservation/terms-today.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import type { RoomFacts } from './room-facts.ts';
import { bookedOn, soldToBooking, type SoldToBooking } from './sold-to-booking.ts';
import { stayRefusal } from './stay-refusal.ts';

export interface PricedRoom {
  readonly room: BookedRoom;
  readonly losesPromotion: boolean;
}

/** A room whose stay, type, plan or guests change, with its new price and terms; people and extras are as they were. */
export async function pricedRoom(
  db: Kysely<Schema>,
  hotel: Hotel,
  facts: RoomFacts,
): Promise<Result<PricedRoom, ChangeRefusal>> {
  const refusal = stayRefusal(hotel, facts);
  if (refusal !== undefined) return refused(refusal);
  const sold = soldToBooking(hotel, facts);
  if (!sold.ok) return sold;
  const price = await priceOf(db, hotel, facts, sold.value);
  const { roomNumber } = facts;
  if (!price.ok)
    return refused({
      code: 'rate.unavailable',
      which: { roomNumber, why: { rule: price.refusal, stay: facts.wanted.stay } },
    });
  const { losesPromotion, ...priced } = price.value;
  return ok({ room: roomAtPrice(hotel, facts, sold.value, priced), losesPromotion });
}

/** By the nights as they are sold today, and by what was frozen with the booking. */
async function priceOf(
  db: Kysely<Schema>,
  hotel: Hotel,
  facts: RoomFacts,
  { ratePlan, promotion }: SoldToBooking,
): Promise<ReturnType<typeof changedRoom>> {
  const { booked, wanted, clock } = facts;
  const [nights = { nights: [], departureNight: undefined }] = await readStayNights(db, hotel, [wanted]);
  return changedRoom({
    ...nights,
    before: booked && { ...booked, isPromoted: booked.promotion !== null },
    wanted,
    baseNumberOfAdults: ratePlan.rules.baseNumberOfAdults,
    promotion: promotion?.rules ?? null,
    bookedOn: bookedOn(hotel, facts),
    today: clock.date,
    vatRateMillipercent: (booked?.vat ?? hotel.vat).rateMillipercent,
    isExclusive: hotel.vat.isExclusive,
  });
}

function roomAtPrice(
  hotel: Hotel,
  facts: RoomFacts,
  { roomType, ratePlan, promotion }: SoldToBooking,
  { isPromoted, ...sums }: Omit<ChangedRoom, 'losesPromotion'>,
): BookedRoom {
  const { booked, wanted } = facts;
  const { stay, guests, roomTypeId, ratePlanId } = wanted;
  return {
    ...(booked ?? newRoom(hotel, facts, ratePlan)),
    ...(booked?.ratePlanId !== ratePlanId && termsOfPlan(hotel, ratePlan)),
    ...sums,
    stay,
    guests,
    roomTypeId,
    roomTypeName: booked?.roomTypeId === roomTypeId ? booked.roomTypeName : roomType.part.name,
    ratePlanId,
    promotion: isPromoted ? ((promotion && namedPromotion(promotion)) ?? booked?.promotion ?? null) : null,
  };
}

/** Before its price and its people are put in. */
function newRoom(hotel: Hotel, { roomNumber }: RoomFacts, ratePlan: HotelRatePlan) {
  return {
    ...termsOfPlan(hotel, ratePlan),
    itemId: newId<ReservationItemId>(),
    roomNumber,
    leadGuest: nobody,
    fellows: [],
    vat: hotel.vat,
    extras: [],
    extrasGrossMinor: 0,
    roomConfiguration: null,
    preCheckedInAt: null,
    cancelled: null,
  };
}
