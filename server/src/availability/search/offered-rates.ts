import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { soldRate } from '@portico/domain/availability/sold-rate';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { lowestRate, type RateCandidate } from '@portico/domain/pricing/lowest-rate';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { StayRate, StayRateRefusal } from '@portico/domain/pricing/stay-rate';
import { withoutStayRules } from '@portico/domain/pricing/waived-stay-rules';
import type { Hotel, HotelPromotion, HotelRatePlan, HotelRoomType } from '../../hotel/hotel.ts';
import type { InSlices } from './time-slices.ts';
import type { SearchScope } from './search-scope.ts';

/** The price of a stay, without its nights. */
export type StayFigures = Pick<StayRate, 'components' | 'original'>;

/** A rate plan whose rules the stay satisfies, priced over the stay. Occupancy is not checked yet. */
export interface OfferedRate<Rate extends StayFigures = StayFigures> {
  readonly ratePlan: HotelRatePlan;
  readonly rate: Rate;
  /** The promotion that lowers or reveals it; null: none. */
  readonly promotion: HotelPromotion | null;
}

export interface TypeOffers<Rate extends StayFigures = StayFigures> {
  readonly roomType: HotelRoomType;
  /** Of the stay. */
  readonly nights: number;
  /** Remaining rooms on the tightest night. */
  readonly available: number;
  readonly offered: readonly OfferedRate<Rate>[];
  /** Why the other plans do not sell the stay. */
  readonly refusals: readonly StayRateRefusal[];
}

/** Each searched room type over a stay, in the hotel's order. */
export function* offersOf(scope: SearchScope, stay: Stay): InSlices<TypeOffers<StayRate>[]> {
  const nights = nightsOf(stay);
  const cost = nights * scope.plans.length;
  const offers: TypeOffers<StayRate>[] = [];
  for (const roomType of scope.roomTypes) {
    const available = scope.snapshot.available(roomType.rules.id, stay);
    offers.push({ roomType, nights, available, ...offeredRates(scope, roomType, stay) });
    yield cost;
  }
  return offers;
}

/** Whether a room is available every night and a rate sells the stay. */
export function isAvailable({ available, offered }: TypeOffers): boolean {
  return available > 0 && offered.length > 0;
}

function offeredRates(
  { snapshot, plans, keys, promotion, today, areStayRulesWaived = false }: SearchScope,
  { rules: { id } }: HotelRoomType,
  stay: Stay,
): Pick<TypeOffers<StayRate>, 'offered' | 'refusals'> {
  const offered: OfferedRate<StayRate>[] = [];
  const refusals: StayRateRefusal[] = [];
  for (const ratePlan of plans) {
    const { rules } = ratePlan;
    const facts = { ratePlanId: rules.id, roomTypeId: id, stay, today };
    const nights = snapshot.stayNights(rules.id, id, stay);
    const sold = soldRate(rules, keys, areStayRulesWaived ? withoutStayRules(nights) : nights, facts);
    if (sold.ok) {
      const { rate, isPromoted } = sold.value;
      offered.push({ ratePlan, rate, promotion: isPromoted ? promotion : null });
    } else if (sold.refusal.code !== 'rate.not-open') {
      refusals.push(sold.refusal);
    }
  }
  return { offered, refusals };
}

/** Whether one of the type's rates accepts these guests. */
export function takesGuests(hotel: Hotel, offers: TypeOffers, guests: Guests): boolean {
  return offers.offered.some(({ ratePlan }) => rateFits(hotel, offers.roomType, ratePlan, guests));
}

/** The type's cheapest rate for these guests, in minor units for the stay; undefined if none fits. */
export function lowestFor(
  hotel: Hotel,
  { roomType, offered }: TypeOffers,
  guests: Guests,
): RateCandidate | undefined {
  const candidates: RateCandidate[] = [];
  for (const { ratePlan, rate } of offered) {
    if (!rateFits(hotel, roomType, ratePlan, guests)) continue;
    const { baseNumberOfAdults } = ratePlan.rules;
    const cost = roomCost(rate.components, baseNumberOfAdults, guests);
    const isAsItWas = rate.original === rate.components;
    const originalCost = isAsItWas ? cost : roomCost(rate.original, baseNumberOfAdults, guests);
    candidates.push({ cost, originalCost });
  }
  return lowestRate(candidates);
}

function rateFits(
  { propertyLimits }: Hotel,
  roomType: HotelRoomType,
  ratePlan: HotelRatePlan,
  guests: Guests,
): boolean {
  return ratePlanFits({ roomType: roomType.rules, ratePlan: ratePlan.rules, guests, propertyLimits });
}
