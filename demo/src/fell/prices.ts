import type { Horizon } from '../horizon.ts';
import { basePrices, type Season, type SeasonInput, type WeekdaySupplement } from '../room-prices.ts';
import { gillLodge, rowanLodge, tarnLodge, theBothy } from './room-types.ts';

const seasons: readonly Season[] = [
  { from: '01-04', to: '03-19', addsMinor: -18_33 },
  { from: '03-20', to: '06-30', addsMinor: 0 },
  { from: '07-01', to: '09-05', addsMinor: 41_67 },
  { from: '09-06', to: '11-05', addsMinor: 12_49 },
  { from: '11-06', to: '12-26', addsMinor: -14_17 },
  { from: '12-27', to: '01-03', addsMinor: 66_63 },
];

const supplements: readonly WeekdaySupplement[] = [{ weekdays: ['Fri', 'Sat'], addsMinor: 27_71 }];

/** A night from Sunday to Thursday in spring, in pence without VAT. */
const priceTable = [
  { roomTypeId: rowanLodge, flexible: 127_46, paidNow: 114_71, fellWeek: 116_83 },
  { roomTypeId: gillLodge, flexible: 148_29, paidNow: 133_46, fellWeek: 135_93 },
  { roomTypeId: theBothy, flexible: 170_79, paidNow: 153_71, fellWeek: 156_56 },
  { roomTypeId: tarnLodge, flexible: 207_46, paidNow: 186_71, fellWeek: 190_17 },
];

/** Lodge prices of a rate plan, without VAT, with what further guests and the tub's cedar logs cost. */
export function fellPrices(horizon: Horizon, plan: 'flexible' | 'paidNow' | 'fellWeek'): SeasonInput[] {
  const { first: from, last: to } = horizon;
  const nights = priceTable.map((row) => ({ roomTypeId: row.roomTypeId, minor: row[plan] }));
  return [
    { from, to, price: { perAdult: 18.35, perChild: 9.17 } },
    { from, to, roomTypes: [gillLodge], price: { perRoom: 7.49 } },
    ...basePrices(horizon, { currency: 'GBP', seasons, supplements, nights }),
  ];
}
