import type { RoomTypeAvailability, SearchResponse } from '@portico/contract/calls/availability-search';
import type { WireRate } from '@portico/contract/calls/rate';
import type { WireRoomType } from '@portico/contract/calls/room-type';
import { ratePlanFromWire, stayRateFromWire } from '@portico/contract/wire/rate';
import { roomTypeFromWire } from '@portico/contract/wire/room-type';
import { availabilityBadge, remainingRooms } from '@portico/domain/availability/badge';
import { roomTypeIsOffered } from '@portico/domain/availability/offering';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { removeFromBasket, roomsTaken, type Basket } from '@portico/domain/basket/basket';
import type { RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { ExtraChoice } from '@portico/domain/pricing/extra-cost';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import { roomQuote, type RoomQuote } from '@portico/domain/pricing/room-quote';
import type { BedChoices } from '../stay/beds.ts';
import type { BookingItem } from '../stay/booking.ts';
import type { ExtrasAnswers } from './extras-answers.ts';
import { extraChoices } from './room-extras.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { ValidSearch } from '../search/search.ts';

/** One rate of one room type, priced for one room's guests. */
export interface RateOffer {
  readonly rate: WireRate;
  readonly plan: RatePlan;
  readonly quote: RoomQuote;
}

/** A room type offered for one room, lowest rate first. */
export interface RoomOffer {
  readonly roomType: WireRoomType;
  readonly rates: readonly RateOffer[];
  /** Available rooms of the type, minus the guest's own other rooms. */
  readonly available: number;
  /** The number of “3 left”, or undefined. */
  readonly badge: number | undefined;
}

/** The request for a stay, and the hotel's offers for it. */
export interface StayFacts {
  readonly hotel: Hotel;
  readonly search: Pick<ValidSearch, 'stay' | 'rooms' | 'roomTypeId'>;
  readonly answer: SearchResponse;
  readonly extras: ExtrasAnswers;
  readonly beds: BedChoices;
}

/** The same for a search of this page. */
export interface OfferFacts extends StayFacts {
  /** Includes the promo code only when it applies. */
  readonly search: ValidSearch;
}

/** The choices for room `roomNumber` beside the rest of the basket, lowest price first. */
export function roomOffers(facts: StayFacts, roomNumber: number, basket: Basket): RoomOffer[] {
  const guests = facts.search.rooms[roomNumber - 1];
  if (guests === undefined) return [];
  const others = removeFromBasket(basket, roomNumber);
  const heldType = basket.find((item) => item.roomNumber === roomNumber)?.roomTypeId;
  return facts.answer.RoomTypes.map((type) => {
    const id = type.RoomType.RoomTypeId;
    const available = remainingRooms(availableOf(facts.answer, id), roomsTaken(others, id));
    return { type, offer: roomOffer(facts, type, guests, available), isHeld: id === heldType };
  })
    .filter(({ type, offer, isHeld }) => isOffered(facts, type, offer, guests, isHeld))
    .map(({ offer }) => offer)
    .sort((a, b) => lowest(a) - lowest(b));
}

/**
 * The same rate again for a basket item with its extras, at today's price. Undefined when it is no longer sold, or not
 * to its guests.
 */
export function offerOf(facts: StayFacts, item: BookingItem): RateOffer | undefined {
  const rate = rateOf(facts, item.roomTypeId, item.ratePlanId);
  const type = roomTypeOf(facts, item.roomTypeId);
  if (rate === undefined || type === undefined || !rateFits(facts, type, rate, item.guests)) return undefined;
  return rateOffer(facts, rate, item.guests, extraChoices(facts, item));
}

/** A basket item's room as that type at its rate, without extras; undefined when it is not sold. */
export function offerAs(facts: StayFacts, item: BookingItem, roomTypeId: number): RateOffer | undefined {
  const rate = rateOf(facts, roomTypeId, item.ratePlanId);
  return rate && rateOffer(facts, rate, item.guests);
}

export function roomTypeOf({ answer }: StayFacts, roomTypeId: number): WireRoomType | undefined {
  return answer.RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === roomTypeId)?.RoomType;
}

export function availableOf(answer: SearchResponse, roomTypeId: number): number {
  return answer.NumberOfRoomsPerRoomTypeId[String(roomTypeId)] ?? 0;
}

function rateOf({ answer }: StayFacts, roomTypeId: number, ratePlanId: number): WireRate | undefined {
  const type = answer.RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === roomTypeId);
  return type?.Rates.find(({ RatePlanId }) => RatePlanId === ratePlanId);
}

function rateFits({ hotel }: StayFacts, type: WireRoomType, rate: WireRate, guests: Guests): boolean {
  const roomType = roomTypeFromWire(type);
  return ratePlanFits({ roomType, ratePlan: ratePlanFromWire(rate), guests, propertyLimits: hotel.limits });
}

function isOffered(
  facts: StayFacts,
  type: RoomTypeAvailability,
  offer: RoomOffer,
  guests: Guests,
  isHeld: boolean,
): boolean {
  return (
    offer.rates.length > 0 &&
    roomTypeIsOffered({
      roomType: roomTypeFromWire(type.RoomType),
      available: offer.available,
      ratePlansThatQualify: offer.rates.map(({ plan }) => plan),
      guests,
      propertyLimits: facts.hotel.limits,
      restrictedTo: (facts.search.roomTypeId ?? undefined) as RoomTypeId | undefined,
      isHeld,
    })
  );
}

function roomOffer(
  facts: StayFacts,
  type: RoomTypeAvailability,
  guests: Guests,
  available: number,
): RoomOffer {
  const rates = type.Rates.filter((rate) => rateFits(facts, type.RoomType, rate, guests))
    .map((rate) => rateOffer(facts, rate, guests))
    .sort((a, b) => a.quote.grossMinor - b.quote.grossMinor);
  return { roomType: type.RoomType, rates, available, badge: availabilityBadge(available) };
}

function rateOffer(
  { hotel, search }: StayFacts,
  rate: WireRate,
  guests: Guests,
  extras: readonly ExtraChoice[] = [],
): RateOffer {
  const plan = ratePlanFromWire(rate);
  const quote = roomQuote({
    rate: stayRateFromWire(rate, hotel.currency),
    ratePlan: plan,
    guests,
    stay: search.stay,
    vat: hotel.vat,
    cityTax: hotel.cityTax,
    today: hotel.today,
    extras,
    areExtrasInPolicy: hotel.config.IncludeServicesInPaymentPolicyBookingCost,
  });
  return { rate, plan, quote };
}

const lowest = (offer: RoomOffer) => offer.rates[0]?.quote.grossMinor ?? Number.MAX_SAFE_INTEGER;
