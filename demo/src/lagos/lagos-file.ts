import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { everyNight, left } from '../allotments.ts';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import { horizonFrom, type Horizon } from '../horizon.ts';
import { roomPicture } from '../picture.ts';
import {
  eachYear,
  type SeasonInput,
  basePrices,
  type Season,
  type WeekdaySupplement,
} from '../room-prices.ts';
import { flexible, longWeekend, paidNow, twoParts } from './rate-plans.ts';
import { lagosRoomTypes, adireRoom, lagosRooms, roofSuite, courtRoom, lagoonBalcony } from './room-types.ts';
import { lagosProperty, lagosSettings } from './texts.ts';

const lagoon = 'LAGOON';

const lagosPromotions: NonNullable<PropertyFileInput['promotions']> = [
  { id: 1, code: lagoon, name: 'Four nights on the lagoon', percentOff: 12, minNights: 4 },
];

const lagosOffers: NonNullable<PropertyFileInput['offers']> = [
  {
    id: 1,
    name: 'The long weekend',
    description: 'Arrive on Friday, leave on Monday evening; late check-out is kept for you.',
    image: roomPicture(
      'lagos-balcony',
      'The Marina at dusk: palms, the city and the long bridge over the lagoon',
    ),
    ratePlanCode: longWeekend.code,
    minNights: 3,
  },
  {
    id: 2,
    name: 'Four on the lagoon',
    description: 'Four nights or more for 12% less, whichever room and whichever rate.',
    image: roomPicture(
      'lagos-roof',
      'A roof terrace with a pool, lanterns and the long bridge over the lagoon',
    ),
    promoCode: lagoon,
  },
];

const lagosBookingIncentives = [
  'Our best price is always here',
  'Pay by card, bank transfer or USSD',
  'A car from the airport, if you tell us the flight',
];

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

/** Room prices of a rate plan, VAT included, with the cost of further guests. */
function lagosPrices(
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

/** All forty rooms every night, except when a wedding takes the court. */
const lagosAllotments = (horizon: Horizon) => [
  ...everyNight(horizon, lagosRooms),
  ...left(everySoManyWeeks(horizon, 5, 3, 1), 3, [adireRoom]),
  ...left(everySoManyWeeks(horizon, 2, 4, 0), 0, [roofSuite]),
  ...left(everySoManyWeeks(horizon, 6, 7, 3), 0),
];

/**
 * Marina Court, Lagos, with nights from `today` (local to the property) for 36 months; prices include 7.5 % VAT. The
 * regional provider takes its payments. Files of different days agree about a night.
 */
export function lagosFile(today: LocalDate): PropertyFileInput {
  const horizon = horizonFrom(today);
  const rules = lagosRules(horizon);
  return {
    property: lagosProperty,
    settings: lagosSettings,
    offers: lagosOffers,
    bookingIncentives: lagosBookingIncentives,
    roomTypes: lagosRoomTypes,
    ratePlans: [
      { ...flexible, seasons: [...lagosPrices(horizon, 'flexible'), ...rules] },
      { ...paidNow, seasons: [...lagosPrices(horizon, 'paidNow'), ...rules] },
      { ...twoParts, seasons: [...lagosPrices(horizon, 'twoParts'), ...rules] },
      {
        ...longWeekend,
        seasons: [...lagosPrices(horizon, 'longWeekend'), ...rules, ...longWeekendRules(horizon)],
      },
    ],
    promotions: lagosPromotions,
    extras: lagosExtras(horizon),
    allotments: lagosAllotments(horizon),
  };
}

/** At least one night, four around the new year. At most four weeks. */
function lagosRules(horizon: Horizon): SeasonInput[] {
  const { first: from, last: to } = horizon;
  return [
    { from, to, maxStay: 28 },
    ...eachYear(horizon, ['12-22', '01-02'], { minStay: 4 }),
    // The pool is drained and retiled.
    ...eachYear(horizon, ['07-12', '07-18'], { open: false }),
  ];
}

/** From Friday to Monday only. */
function longWeekendRules({ first: from, last: to }: Horizon): SeasonInput[] {
  return [
    { from, to, minStay: 3, maxStay: 3 },
    { from, to, weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Sat', 'Sun'], closedToArrival: true },
  ];
}

type ExtraInput = NonNullable<PropertyFileInput['extras']>[number];

/** Extras of a room, with VAT. Two boats go out a day. */
function lagosExtras({ first: from, last: to }: Horizon): ExtraInput[] {
  return [
    {
      id: 1,
      code: 'SUPPER',
      name: 'Supper in the court',
      description: 'Grilled croaker, plantain and a table under the palms for two.',
      chargeType: 'PerQuantity',
      articles: [{ name: 'A table for two', price: 68_000 }],
      maximumQuantity: 3,
    },
    {
      id: 2,
      code: 'TARKWA',
      name: 'Boat to Tarkwa Bay',
      description: 'Out at nine, back for lunch, with a cool box.',
      chargeType: 'PerStay',
      chargePerPerson: true,
      articles: [
        { name: 'A place in the boat', price: 38_500 },
        { name: 'The cool box', price: 6_500 },
      ],
      inventory: [{ from, to, units: 2 }],
    },
    {
      id: 3,
      code: 'CAR',
      name: 'A car from Murtala Muhammed',
      description: 'A driver with your name, and cold water. An hour, or two, as the bridge allows.',
      chargeType: 'PerQuantity',
      articles: [{ name: 'One way', price: 42_000 }],
      maximumQuantity: 2,
    },
  ];
}
