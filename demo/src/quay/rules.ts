import { yearlySpans, type Horizon } from '../horizon.ts';
import type { SeasonInput } from '../room-prices.ts';
import {
  corporate,
  flexibleBreakfast,
  flexibleRoomOnly,
  keyholders,
  paidNow,
  threeTides,
  type PlanTerms,
} from './rate-plans.ts';

/** The rules of one plan over the house's; later entries win. */
export function quayRules(horizon: Horizon, plan: PlanTerms): SeasonInput[] {
  return [...weekends(horizon), ...planRules(horizon, plan), ...houseRules(horizon)];
}

/** A stay that begins on a Friday or Saturday has two nights, in high summer three. No stay is over four weeks. */
function weekends(horizon: Horizon): SeasonInput[] {
  const { first: from, last: to } = horizon;
  return [
    { from, to, maxStay: 28 },
    { from, to, weekdays: ['Fri', 'Sat'], minStay: 2 },
    ...yearlySpans(horizon, { from: '07-17', to: '09-04' }).map((span): SeasonInput => ({
      ...span,
      weekdays: ['Fri'],
      minStay: 3,
    })),
  ];
}

function planRules({ first: from, last: to }: Horizon, plan: PlanTerms): SeasonInput[] {
  switch (plan.id) {
    case flexibleBreakfast.id:
    case flexibleRoomOnly.id:
    case keyholders.id:
    case corporate.id:
      return [];
    case paidNow.id:
      return [{ from, to, minAdvance: 1, maxStay: 14 }];
    case threeTides.id:
      return [{ from, to, minStay: 3, minAdvance: 2, maxAdvance: 540 }];
    default:
      throw new RangeError(`No rules for rate plan ${plan.id}`);
  }
}

/** Shut over Christmas and for a week of painting; nobody arrives on the day before, nor on the last of the year. */
function houseRules(horizon: Horizon): SeasonInput[] {
  return [
    ...yearlySpans(horizon, { from: '12-24', to: '12-26' }).map((span) => ({ ...span, open: false })),
    ...yearlySpans(horizon, { from: '01-11', to: '01-17' }).map((span) => ({ ...span, open: false })),
    ...yearlySpans(horizon, { from: '12-23', to: '12-23' }).map((span) => ({
      ...span,
      closedToArrival: true,
    })),
    ...yearlySpans(horizon, { from: '12-31', to: '12-31' }).map((span) => ({
      ...span,
      closedToArrival: true,
    })),
    ...yearlySpans(horizon, { from: '01-01', to: '01-01' }).map((span) => ({
      ...span,
      closedToDeparture: true,
    })),
  ];
}
