import type { Horizon } from '../horizon.ts';
import { basePrices, type Season, type SeasonInput, type WeekdaySupplement } from '../room-prices.ts';
import { boatshed, estuaryRoom, gardenTwin, harbourRoom, sailLoft, signalSuite } from './room-types.ts';

const seasons: readonly Season[] = [
  { from: '01-03', to: '03-04', addsMinor: -14_00 },
  { from: '03-05', to: '05-21', addsMinor: 0 },
  { from: '05-22', to: '07-16', addsMinor: 22_00 },
  { from: '07-17', to: '09-04', addsMinor: 44_00 },
  { from: '09-05', to: '10-31', addsMinor: 8_00 },
  { from: '11-01', to: '12-26', addsMinor: -8_00 },
  { from: '12-27', to: '01-02', addsMinor: 62_00 },
];

const supplements: readonly WeekdaySupplement[] = [
  { weekdays: ['Fri', 'Sat'], addsMinor: 52_00 },
  { weekdays: ['Sun'], addsMinor: 12_00 },
];

/** A night from Monday to Thursday in spring, in pence: flexible, paid now, three tides. */
const priceTable: readonly (readonly [
  roomTypeId: number,
  flexible: number,
  paidNow: number,
  threeTides: number,
])[] = [
  [harbourRoom, 136_00, 122_00, 128_00],
  [sailLoft, 125_00, 112_00, 117_00],
  [gardenTwin, 130_00, 117_00, 122_00],
  [estuaryRoom, 138_00, 124_00, 130_00],
  [boatshed, 176_00, 158_00, 166_00],
  [signalSuite, 168_00, 151_00, 158_00],
];

export type QuayPriceColumn = 'flexible' | 'paidNow' | 'threeTides';

/** Room prices of a rate plan, with what further guests and the two rooms on the sea cost. */
export function quayPrices(horizon: Horizon, column: QuayPriceColumn): SeasonInput[] {
  const { first: from, last: to } = horizon;
  const index = { flexible: 1, paidNow: 2, threeTides: 3 } as const;
  const baseMinor = new Map(priceTable.map((row) => [row[0], row[index[column]]]));
  return [
    { from, to, price: { perAdult: 28, perChild: 14, perInfant: 5 } },
    // The bunks are there anyway.
    { from, to, roomTypes: [boatshed], price: { perAdult: 22, perChild: 0 } },
    { from, to, roomTypes: [estuaryRoom], price: { perRoom: 15 } },
    { from, to, roomTypes: [signalSuite], price: { perRoom: 40 } },
    ...basePrices(horizon, { currency: 'GBP', seasons, supplements, baseMinor }),
  ];
}

/** Breakfast, for each who eats it: infants share. */
export function quayBreakfast({ first: from, last: to }: Horizon): SeasonInput[] {
  return [{ from, to, price: { perPersonAdult: 12, perPersonChild: 6 } }];
}
