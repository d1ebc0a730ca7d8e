import type { Horizon } from '../horizon.ts';
import { eachYear, type SeasonInput } from '../room-prices.ts';
import {
  corporate,
  flexibleBreakfast,
  flexibleRoomOnly,
  keyholders,
  paidNow,
  threeTides,
} from './rate-plans.ts';
import type { PlanTerms } from '../terms.ts';

/** The rules of one plan over the hotel's; later entries win. */
export function quayRules(horizon: Horizon, plan: PlanTerms): SeasonInput[] {
  return [...weekends(horizon), ...planRules(horizon, plan), ...houseRules(horizon)];
}

/** At least two nights from a Friday or Saturday, three in high summer. At most four weeks. */
function weekends(horizon: Horizon): SeasonInput[] {
  const { first: from, last: to } = horizon;
  return [
    { from, to, maxStay: 28 },
    { from, to, weekdays: ['Fri', 'Sat'], minStay: 2 },
    ...eachYear(horizon, ['07-17', '09-04'], { weekdays: ['Fri'], minStay: 3 }),
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

/** Closed over Christmas and for a week of painting; no arrivals on the day before, nor on 31 December. */
function houseRules(horizon: Horizon): SeasonInput[] {
  return [
    ...eachYear(horizon, ['12-24', '12-26'], { open: false }),
    ...eachYear(horizon, ['01-11', '01-17'], { open: false }),
    ...eachYear(horizon, ['12-23', '12-23'], { closedToArrival: true }),
    ...eachYear(horizon, ['12-31', '12-31'], { closedToArrival: true }),
    ...eachYear(horizon, ['01-01', '01-01'], { closedToDeparture: true }),
  ];
}
