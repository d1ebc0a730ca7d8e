import type { Horizon } from '../horizon.ts';
import { basePrices, type Season, type SeasonInput, type WeekdaySupplement } from '../room-prices.ts';
import { adireRoom, courtRoom, lagoonBalcony, roofSuite } from './room-types.ts';

/** The rains are quiet; Detty December is not. */
const seasons: readonly Season[] = [
  { from: '01-06', to: '05-31', addsMinor: 0 },
  { from: '06-01', to: '09-30', addsMinor: -18_000_00 },
  { from: '10-01', to: '12-12', addsMinor: 6_000_00 },
  { from: '12-13', to: '01-05', addsMinor: 74_000_00 },
];

const supplements: readonly WeekdaySupplement[] = [{ weekdays: ['Fri', 'Sat'], addsMinor: 12_000_00 }];

/** A night from Sunday to Thursday in spring, in kobo with VAT: flexible, paid now, half and half, the long weekend. */
const priceTable: readonly (readonly [
  roomTypeId: number,
  flexible: number,
  paidNow: number,
  twoParts: number,
  longWeekend: number,
])[] = [
  [courtRoom, 142_000_00, 128_000_00, 136_000_00, 139_500_00],
  [adireRoom, 160_000_00, 144_000_00, 152_000_00, 157_000_00],
  [lagoonBalcony, 211_000_00, 190_000_00, 201_000_00, 207_000_00],
  [roofSuite, 380_000_00, 342_000_00, 361_000_00, 372_000_00],
];

export type LagosPriceColumn = 'flexible' | 'paidNow' | 'twoParts' | 'longWeekend';

/** Room prices of a rate plan, VAT included, with what further guests cost. */
export function lagosPrices(horizon: Horizon, column: LagosPriceColumn): SeasonInput[] {
  const { first: from, last: to } = horizon;
  const index = { flexible: 1, paidNow: 2, twoParts: 3, longWeekend: 4 } as const;
  const baseMinor = new Map(priceTable.map((row) => [row[0], row[index[column]]]));
  return [
    { from, to, price: { perAdult: 32_000, perChild: 15_000 } },
    ...basePrices(horizon, { currency: 'NGN', seasons, supplements, baseMinor }),
  ];
}
