import type { Horizon } from '../horizon.ts';
import { eachYear, type SeasonInput } from '../room-prices.ts';

/** One night is welcome, save round the new year, when it is four. No stay is over four weeks. */
export function lagosRules(horizon: Horizon): SeasonInput[] {
  const { first: from, last: to } = horizon;
  return [
    { from, to, maxStay: 28 },
    ...eachYear(horizon, ['12-22', '01-02'], { minStay: 4 }),
    // The pool is drained and tiled.
    ...eachYear(horizon, ['07-12', '07-18'], { open: false }),
  ];
}

/** From Friday to Monday and not otherwise. */
export function longWeekendRules({ first: from, last: to }: Horizon): SeasonInput[] {
  return [
    { from, to, minStay: 3, maxStay: 3 },
    { from, to, weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Sat', 'Sun'], closedToArrival: true },
  ];
}
