import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { type LocalDate, localDate } from '@portico/domain/calendar/local-date';
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
import { tablesHorizon } from '../tables-horizon.ts';
import { fellExtras } from './extras.ts';
import { fellWeek, flexible, paidNow } from './rate-plans.ts';
import { fellRoomTypes, fellLodges, tarnLodge, gillLodge, rowanLodge, theBothy } from './room-types.ts';
import { fellProperty, fellSettings } from './texts.ts';

const bracken = 'BRACKEN';

/** A week next October, seven nights for about the price of six. */
function fellPromotions(today: LocalDate): NonNullable<PropertyFileInput['promotions']> {
  const { from, to } = nextOctober(today);
  return [
    {
      id: 1,
      code: bracken,
      name: 'Bracken week',
      percentOff: 14.28,
      minNights: 7,
      firstNight: from,
      lastNight: to,
    },
  ];
}

function fellOffers(today: LocalDate): NonNullable<PropertyFileInput['offers']> {
  const { from, to } = nextOctober(today);
  return [
    {
      id: 1,
      name: 'Bracken week',
      description: 'Seven nights for the price of six while the fells are the colour of rust.',
      image: roomPicture('fell-lodge', 'A lodge among pines at dusk, smoke rising'),
      dateFrom: from,
      dateTo: to,
      promoCode: bracken,
    },
    {
      id: 2,
      name: 'A week on the fell',
      description: 'Seven nights or more at a lower price a night, and a hamper on the first.',
      image: roomPicture(
        'fell-bunk',
        'Three bunks with plaid blankets, boots by the door and socks on a line',
      ),
      ratePlanCode: fellWeek.code,
      minNights: 7,
    },
  ];
}

const fellBookingIncentives = ['The lodge you choose is the lodge you get', 'No booking fee'];

/** This year's until a week of it remains, then the next. */
function nextOctober(today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  const thisYear = Number(today.slice(0, 4));
  const year = today <= `${thisYear}-10-24` ? thisYear : thisYear + 1;
  return { from: localDate(`${year}-10-01`), to: localDate(`${year}-10-31`) };
}

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

/** Lodge prices of a rate plan, without VAT, with the cost of further guests and of the tub's cedar logs. */
function fellPrices(horizon: Horizon, plan: 'flexible' | 'paidNow' | 'fellWeek'): SeasonInput[] {
  const { first: from, last: to } = horizon;
  const nights = priceTable.map((row) => ({ roomTypeId: row.roomTypeId, minor: row[plan] }));
  return [
    { from, to, price: { perAdult: 18.35, perChild: 9.17 } },
    { from, to, roomTypes: [gillLodge], price: { perRoom: 7.49 } },
    ...basePrices(horizon, { currency: 'GBP', seasons, supplements, nights }),
  ];
}

/** All nine lodges every night, except when a walking club or the boat's owner has them. */
const fellAllotments = (horizon: Horizon) => [
  ...everyNight(horizon, fellLodges),
  ...left(everySoManyWeeks(horizon, 3, 4, 1), 0, [tarnLodge]),
  ...left(everySoManyWeeks(horizon, 6, 9, 2), 0),
];

/**
 * Fellside Lodges, Borrowdale, with nights from `today` (local to the property) for 36 months; prices are without VAT.
 * Files of different days agree about a night.
 */
export function fellFile(today: LocalDate): PropertyFileInput {
  const horizon = horizonFrom(today);
  const rules = fellRules(horizon);
  return {
    property: fellProperty,
    settings: fellSettings,
    offers: fellOffers(today),
    bookingIncentives: fellBookingIncentives,
    roomTypes: fellRoomTypes,
    ratePlans: [
      { ...flexible, seasons: [...fellPrices(horizon, 'flexible'), ...rules] },
      { ...paidNow, seasons: [...fellPrices(horizon, 'paidNow'), ...rules, ...paidNowRules(horizon)] },
      { ...fellWeek, seasons: [...fellPrices(horizon, 'fellWeek'), ...rules, ...fellWeekRules(horizon)] },
    ],
    promotions: fellPromotions(today),
    extras: fellExtras(horizon),
    restaurants: fellRestaurants(horizon),
    allotments: fellAllotments(horizon),
  };
}

/** At least two nights, three over a weekend and in summer; no arrivals on Sunday. At most three weeks. */
function fellRules(horizon: Horizon): SeasonInput[] {
  const { first: from, last: to } = horizon;
  return [
    { from, to, minStay: 2, maxStay: 21 },
    { from, to, weekdays: ['Fri'], minStay: 3 },
    ...eachYear(horizon, ['07-01', '09-05'], { minStay: 3 }),
    { from, to, weekdays: ['Sun'], closedToArrival: true },
    ...eachYear(horizon, ['12-24', '12-26'], { open: false }),
    // The lane floods, and the stoves are swept.
    ...eachYear(horizon, ['01-18', '01-31'], { open: false }),
    ...eachYear(horizon, ['01-01', '01-01'], { closedToDeparture: true }),
  ];
}

/** Paid now closes a day earlier. */
function paidNowRules({ first: from, last: to }: Horizon): SeasonInput[] {
  return [{ from, to, minAdvance: 1 }];
}

/** A week or more, booked within the next two years. */
function fellWeekRules({ first: from, last: to }: Horizon): SeasonInput[] {
  return [{ from, to, minStay: 7, minAdvance: 7, maxAdvance: 730 }];
}

/** One barn with one sitting, from Thursday to Sunday. */
function fellRestaurants(horizon: Horizon): PropertyFileInput['restaurants'] {
  return [
    {
      id: 1,
      name: 'The Long Barn',
      description: 'The Long Barn, by the gate: supper at long tables, whoever you are.',
      minOnlinePartySize: 2,
      maxOnlinePartySize: 8,
      sittings: [
        {
          ...tablesHorizon(horizon),
          name: 'Supper',
          weekdays: ['Thu', 'Fri', 'Sat', 'Sun'],
          firstTime: '18:00',
          lastTime: '20:00',
          turnMinutes: 150,
          covers: 32,
        },
      ],
      closesMinutesBefore: 240,
      cancelUntil: { daysBefore: 1, at: '18:00' },
    },
  ];
}
