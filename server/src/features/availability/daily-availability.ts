import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { NightRate } from '@portico/domain/pricing/night-rate';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { Hotel, HotelRatePlan, HotelRoomType } from '../../core/hotel.ts';
import { placeOf } from '../../core/snapshot/horizon.ts';
import type { Snapshot } from '../../core/snapshot/snapshot.ts';

/** Both dates included. */
export interface DateWindow {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** One public plan in one room type, as far as it does not change with the night. */
interface Pair {
  readonly roomType: HotelRoomType;
  readonly ratePlan: HotelRatePlan;
  /** The default occupancy fits in. */
  readonly fits: boolean;
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
  const pairs = publicPairs(hotel);
  return snapshot.horizon.dates
    .slice(from, to + 1)
    .map((date, index) => dayOf(hotel, snapshot, pairs, date, from + index));
}

function publicPairs(hotel: Hotel): Pair[] {
  const { propertyLimits } = hotel;
  const guests = hotel.definition.settings.defaultOccupancy;
  const plans = [...hotel.ratePlans.values()].filter(({ rules }) => rules.isPublic);
  return plans.flatMap((ratePlan) =>
    [...hotel.roomTypes.values()].map((roomType) => {
      const facts = { roomType: roomType.rules, ratePlan: ratePlan.rules, guests, propertyLimits };
      return { roomType, ratePlan, fits: ratePlanFits(facts) };
    }),
  );
}

interface PairNight extends Pair {
  readonly night: NightRate;
  readonly free: number;
}

function dayOf(
  hotel: Hotel,
  snapshot: Snapshot,
  pairs: readonly Pair[],
  date: LocalDate,
  place: number,
): AvailabilityDay {
  const known: PairNight[] = [];
  for (const pair of pairs) {
    const night = snapshot.rateAt(pair.ratePlan.rules.id, pair.roomType.rules.id, place);
    const free = snapshot.freeAt(pair.roomType.rules.id, place) ?? 0;
    if (night !== undefined) known.push({ ...pair, night, free });
  }
  const onSale = known.filter(({ night }) => night.open);
  const freeOfTypes = new Map(onSale.map(({ roomType, free }) => [roomType.rules.id, free]));
  const rates = ratesOf(hotel, onSale);
  return {
    DateOfStay: date,
    AvailableRooms: [...freeOfTypes.values()].reduce((sum, free) => sum + free, 0),
    MinimumRate: rates.length === 0 ? null : Math.min(...rates.map((rate) => rate.MinimumRate)),
    MinLengthOfStay: leastStay(rates.map((rate) => rate.MinLengthOfStay)),
    ClosedToArrival: onSale.length > 0 && onSale.every(({ night }) => night.closedToArrival),
    ClosedToDeparture: known.length > 0 && known.every(({ night }) => night.closedToDeparture),
    Rates: rates,
  };
}

/** Of each plan the least over the room types with a room left in which the default occupancy fits. */
function ratesOf(hotel: Hotel, onSale: readonly PairNight[]): AvailabilityDay['Rates'] {
  const guests = hotel.definition.settings.defaultOccupancy;
  const toBeHad = onSale.filter(({ fits, free }) => fits && free > 0);
  const plans = new Set(toBeHad.map(({ ratePlan }) => ratePlan));
  return [...plans].map((plan) => {
    const nights = toBeHad.filter(({ ratePlan }) => ratePlan === plan).map(({ night }) => night);
    const costs = nights.map(({ components }) => roomCost(components, plan.rules.baseNumberOfAdults, guests));
    return {
      RatePlanId: plan.rules.id,
      MinimumRate: toWireAmount(Math.min(...costs), hotel.currency),
      MinLengthOfStay: leastStay(nights.map(({ minStay }) => minStay)),
    };
  });
}

/** Null where one of them asks for no length, or there is none. */
function leastStay(lengths: readonly (number | null)[]): number | null {
  const asked = lengths.filter((length) => length !== null);
  return asked.length === 0 || asked.length < lengths.length ? null : Math.min(...asked);
}
