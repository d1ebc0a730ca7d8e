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

/** A night from Sunday to Thursday in spring, in naira with VAT. */
const priceTable = [
  { roomTypeId: courtRoom, flexible: 142_000, paidNow: 128_000, twoParts: 136_000, longWeekend: 139_500 },
  { roomTypeId: adireRoom, flexible: 160_000, paidNow: 144_000, twoParts: 152_000, longWeekend: 157_000 },
  { roomTypeId: lagoonBalcony, flexible: 211_000, paidNow: 190_000, twoParts: 201_000, longWeekend: 207_000 },
  { roomTypeId: roofSuite, flexible: 380_000, paidNow: 342_000, twoParts: 361_000, longWeekend: 372_000 },
];

/** Room prices of a rate plan, VAT included, with what further guests cost. */
export function lagosPrices(
  horizon: Horizon,
  plan: 'flexible' | 'paidNow' | 'twoParts' | 'longWeekend',
): SeasonInput[] {
  const { first: from, last: to } = horizon;
  const nights = priceTable.map((row) => ({ roomTypeId: row.roomTypeId, minor: row[plan] * 100 }));
  return [
    { from, to, price: { perAdult: 32_000, perChild: 15_000 } },
    ...basePrices(horizon, { currency: 'NGN', seasons, supplements, nights }),
  ];
}
