import type { Horizon } from '../horizon.ts';
import { eachYear, type SeasonInput } from '../room-prices.ts';

/** Two nights at least, three over a weekend and in summer; nobody arrives on a Sunday. No stay is over three weeks. */
export function fellRules(horizon: Horizon): SeasonInput[] {
  const { first: from, last: to } = horizon;
  return [
    { from, to, minStay: 2, maxStay: 21 },
    { from, to, weekdays: ['Fri'], minStay: 3 },
    ...eachYear(horizon, ['07-01', '09-05'], { minStay: 3 }),
    { from, to, weekdays: ['Sun'], closedToArrival: true },
    ...eachYear(horizon, ['12-24', '12-26'], { open: false }),
    // The lane is under water, and the stoves are swept.
    ...eachYear(horizon, ['01-18', '01-31'], { open: false }),
    ...eachYear(horizon, ['01-01', '01-01'], { closedToDeparture: true }),
  ];
}

/** Paid now closes a day before. */
export function paidNowRules({ first: from, last: to }: Horizon): SeasonInput[] {
  return [{ from, to, minAdvance: 1 }];
}

/** A week and more, booked within the next two years. */
export function fellWeekRules({ first: from, last: to }: Horizon): SeasonInput[] {
  return [{ from, to, minStay: 7, minAdvance: 7, maxAdvance: 730 }];
}
