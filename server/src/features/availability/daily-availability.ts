import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { NightRate } from '@portico/domain/pricing/night-rate';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Hotel } from '../../core/hotel.ts';
import { placeOf } from '../../core/snapshot/horizon.ts';
import type { Snapshot } from '../../core/snapshot/snapshot.ts';
import { leastStay } from './least-stay.ts';

/** Both dates included. */
export interface DateWindow {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/**
 * The days of a calendar, one after the other, as far as the hotel has nights: rooms left over the types that are on
 * sale, and from what a night costs the default occupancy where there is a room, as the hotel keeps its prices.
 * `window` lies within the snapshot's horizon. Rule: docs/search.md, "What a calendar answers".
 */
export function dailyAvailability(hotel: Hotel, snapshot: Snapshot, window: DateWindow): AvailabilityDay[] {
  const { lastNight } = snapshot;
  if (lastNight === undefined) return [];
  const last = lastNight < window.last ? lastNight : window.last;
  const from = placeOf(snapshot.horizon, window.first);
  const to = placeOf(snapshot.horizon, last);
  if (from === undefined || to === undefined) return [];
  const plans = publicPlans(hotel);
  return snapshot.horizon.dates
    .slice(from, to + 1)
    .map((date, index) => dayOf(hotel, snapshot, plans, date, from + index));
}

/** A public plan and, for each room type in the order of the hotel, whether the default occupancy fits. */
interface PublicPlan {
  readonly plan: RatePlan;
  readonly fits: readonly boolean[];
}

function publicPlans(hotel: Hotel): PublicPlan[] {
  const { propertyLimits, ratePlans, roomTypes } = hotel;
  const guests = hotel.definition.settings.defaultOccupancy;
  const plans = [...ratePlans.values()].map(({ rules }) => rules).filter(({ isPublic }) => isPublic);
  return plans.map((plan) => ({
    plan,
    fits: [...roomTypes.values()].map(({ rules }) =>
      ratePlanFits({ roomType: rules, ratePlan: plan, guests, propertyLimits }),
    ),
  }));
}

function dayOf(
  hotel: Hotel,
  snapshot: Snapshot,
  plans: readonly PublicPlan[],
  date: LocalDate,
  place: number,
): AvailabilityDay {
  const types = [...hotel.roomTypes.keys()];
  const free = types.map((type) => snapshot.freeAt(type, place) ?? 0);
  const nights = plans.map(({ plan }) => types.map((type) => snapshot.rateAt(plan.id, type, place)));
  const known = nights.flat().filter((night) => night !== undefined);
  const onSale = known.filter((night) => night.open);
  const rates = plans.flatMap(({ plan, fits }, index) => {
    const toBeHad = (nights[index] ?? []).filter(
      (night, type) => night?.open && fits[type] && (free[type] ?? 0) > 0,
    );
    return rateOf(
      hotel,
      plan,
      toBeHad.filter((night) => night !== undefined),
    );
  });
  return {
    DateOfStay: date,
    AvailableRooms: free.reduce(
      (sum, left, type) => (nights.some((ofPlan) => ofPlan[type]?.open) ? sum + left : sum),
      0,
    ),
    MinimumRate: rates.length === 0 ? null : Math.min(...rates.map((rate) => rate.MinimumRate)),
    MinLengthOfStay: leastStay(rates.map((rate) => rate.MinLengthOfStay)),
    ClosedToArrival: onSale.length > 0 && onSale.every((night) => night.closedToArrival),
    ClosedToDeparture: known.length > 0 && known.every((night) => night.closedToDeparture),
    Rates: rates,
  };
}

/** The least over the room types with a room left in which the default occupancy fits; nothing without one. */
function rateOf(hotel: Hotel, plan: RatePlan, nights: readonly NightRate[]): AvailabilityDay['Rates'] {
  if (nights.length === 0) return [];
  const guests = hotel.definition.settings.defaultOccupancy;
  const costs = nights.map(({ components }) => roomCost(components, plan.baseNumberOfAdults, guests));
  return [
    {
      RatePlanId: plan.id,
      MinimumRate: toWireAmount(Math.min(...costs), hotel.currency),
      MinLengthOfStay: leastStay(nights.map(({ minStay }) => minStay)),
    },
  ];
}
