import { yearlySpans, type Horizon } from '../horizon.ts';
import type { SeasonInput } from '../room-prices.ts';

/** Two nights at least, three over a weekend and in summer; nobody arrives on a Sunday. No stay is over three weeks. */
export function fellRules(horizon: Horizon): SeasonInput[] {
  const { first: from, last: to } = horizon;
  return [
    { from, to, minStay: 2, maxStay: 21 },
    { from, to, weekdays: ['Fri'], minStay: 3 },
    ...yearlySpans(horizon, { from: '07-01', to: '09-05' }).map((span) => ({ ...span, minStay: 3 })),
    { from, to, weekdays: ['Sun'], closedToArrival: true },
    ...yearlySpans(horizon, { from: '12-24', to: '12-26' }).map((span) => ({ ...span, open: false })),
    // The lane is under water, and the stoves are swept.
    ...yearlySpans(horizon, { from: '01-18', to: '01-31' }).map((span) => ({ ...span, open: false })),
    ...yearlySpans(horizon, { from: '01-01', to: '01-01' }).map((span) => ({
      ...span,
      closedToDeparture: true,
    })),
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
