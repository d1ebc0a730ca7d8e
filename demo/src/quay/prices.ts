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

/** A night from Monday to Thursday in spring, in pence. */
const priceTable = [
  { roomTypeId: harbourRoom, flexible: 136_00, paidNow: 122_00, threeTides: 128_00 },
  { roomTypeId: sailLoft, flexible: 125_00, paidNow: 112_00, threeTides: 117_00 },
  { roomTypeId: gardenTwin, flexible: 130_00, paidNow: 117_00, threeTides: 122_00 },
  { roomTypeId: estuaryRoom, flexible: 138_00, paidNow: 124_00, threeTides: 130_00 },
  { roomTypeId: boatshed, flexible: 176_00, paidNow: 158_00, threeTides: 166_00 },
  { roomTypeId: signalSuite, flexible: 168_00, paidNow: 151_00, threeTides: 158_00 },
];

/** Room prices of a rate plan, with the cost of further guests and of the two sea-view rooms. */
export function quayPrices(horizon: Horizon, plan: 'flexible' | 'paidNow' | 'threeTides'): SeasonInput[] {
  const { first: from, last: to } = horizon;
  const nights = priceTable.map((row) => ({ roomTypeId: row.roomTypeId, minor: row[plan] }));
  return [
    { from, to, price: { perAdult: 28, perChild: 14, perInfant: 5 } },
    // A child's bunk costs nothing extra.
    { from, to, roomTypes: [boatshed], price: { perAdult: 22, perChild: 0 } },
    { from, to, roomTypes: [estuaryRoom], price: { perRoom: 15 } },
    { from, to, roomTypes: [signalSuite], price: { perRoom: 40 } },
    ...basePrices(horizon, { currency: 'GBP', seasons, supplements, nights }),
  ];
}

/** Breakfast per guest; infants share. */
export function quayBreakfast({ first: from, last: to }: Horizon): SeasonInput[] {
  return [{ from, to, price: { perPersonAdult: 12, perPersonChild: 6 } }];
}
