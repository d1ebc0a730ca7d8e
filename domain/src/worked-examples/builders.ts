import { localDate } from '../calendar/local-date.ts';
import type { RatePlanId, RoomTypeId } from '../ids.ts';
import type { NightRate } from '../pricing/night-rate.ts';
import { noComponents, type RateComponents } from '../pricing/rate-components.ts';
import type { RatePlan } from '../pricing/rate-plan.ts';
import type { RoomType } from '../availability/room-type.ts';

/** Only what is named costs anything. */
export function buildComponents(figures: Partial<RateComponents>): RateComponents {
  return { ...noComponents, ...figures };
}

/** An open night at £100 without rules; `original` follows `components`. */
export function buildNightRate(facts: Partial<NightRate> = {}): NightRate {
  const components = facts.components ?? buildComponents({ base: 100_00 });
  return {
    date: localDate('2027-03-14'),
    open: true,
    components,
    original: components,
    minStay: null,
    maxStay: null,
    closedToArrival: false,
    closedToDeparture: false,
    minAdvance: null,
    maxAdvance: null,
    ...facts,
  };
}

/** A public plan for one adult, paid at the hotel, cancelled free of charge. */
export function buildRatePlan(facts: Partial<RatePlan> = {}): RatePlan {
  return {
    id: 1 as RatePlanId,
    code: 'FLEX',
    isPublic: true,
    baseNumberOfAdults: 1,
    usesOccupancy: false,
    limits: {},
    payment: [],
    cancellation: { entries: [], noShow: { kind: 'none' } },
    needsGuarantee: false,
    ...facts,
  };
}

export function buildRoomType(facts: Partial<RoomType> = {}): RoomType {
  return { id: 1 as RoomTypeId, limits: {}, ...facts };
}
