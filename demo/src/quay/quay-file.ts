import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { type LocalDate, addDays, localDate } from '@portico/domain/calendar/local-date';
import { everyNight, left } from '../allotments.ts';
import { everySoManyWeeks } from '../every-so-many-weeks.ts';
import { horizonFrom, type Horizon, type NightSpan } from '../horizon.ts';
import { roomPicture } from '../picture.ts';
import { quayExtras } from './extras.ts';
import { quayBreakfast, quayPrices } from './prices.ts';
import {
  corporate,
  flexibleBreakfast,
  flexibleRoomOnly,
  keyholders,
  paidNow,
  threeTides,
} from './rate-plans.ts';
import { quayRestaurants } from './restaurants.ts';
import {
  quayLocations,
  quayRoomTypes,
  boatshed,
  estuaryRoom,
  gardenTwin,
  harbourRoom,
  quayRooms,
  signalSuite,
} from './room-types.ts';
import { quayRules } from './rules.ts';
import { quayExchangeRates, quayProperty, quaySettings } from './texts.ts';

type Settings = NonNullable<PropertyFileInput['settings']>;

/** Guests and companies may be invoiced, on the hotel's own terms. */
const quayInvoiceSettings = {
  enableUserChoiceOfPaymentMethod: true,
  anyoneMayChoosePaymentMethod: true,
  enablePayByCompanyInvoice: true,
  poNumber: {
    pattern: String.raw`^[A-Z]{2,4}-\d{4,6}$`,
    hint: 'As on your order, such as OBI-10423',
  },
  customTerms: {
    label: 'I have read the terms for bookings on a company’s invoice',
    text: 'We send the invoice on the day of departure, and it is paid within 30 days. The company pays for the room and the extras that are booked here; whatever else its guests have is paid at the desk. A booking that is cancelled too late, or whose guests do not come, is invoiced by the terms of its rate.',
    onlyForCompanyInvoice: true,
  },
} satisfies Settings;

/** One has a code that its people type. One has not opted in, so no one finds it or books for it. */
const quayCompanies: NonNullable<PropertyFileInput['companies']> = [
  {
    id: 1,
    name: 'Oyster Bay Instruments',
    optedIn: true,
    billingContact: { name: 'Accounts payable', email: 'invoices@oysterbay.example' },
  },
  {
    id: 2,
    name: 'Marram & Sons, Shipwrights',
    optedIn: true,
    code: 'ADZE-1884',
    billingContact: { name: 'Tess Marram', email: 'office@marramandsons.example' },
  },
  {
    id: 3,
    name: 'Northgate Surveyors',
    optedIn: false,
    billingContact: { name: 'Northgate Surveyors', email: 'ledger@northgate.example' },
  },
];

/** Shown below the search; choosing one applies its code. */
const quayOffers: NonNullable<PropertyFileInput['offers']> = [
  {
    id: 1,
    name: 'Three tides',
    description: 'Three nights or more at a lower price a night. Breakfast for everyone, every day.',
    image: roomPicture('quay-night', 'The Quay House at dusk with its windows lit above the harbour wall'),
    ratePlanCode: threeTides.code,
    minNights: 3,
  },
  {
    id: 2,
    name: 'Long and low',
    description: 'Out of season the light is long and the tide is low: three nights or more for 15% less.',
    image: roomPicture('quay-estuary', 'A roll-top bath standing in a bay window above the estuary'),
    promoCode: 'LONGLOW',
  },
  {
    id: 3,
    name: 'Ten with the tide',
    description: 'Ten per cent off every room and every rate, for those who book here.',
    image: roomPicture('quay-table', 'A table for two by the window, laid for supper'),
    promoCode: 'TIDE10',
  },
];

const quayBookingIncentives = [
  'Our best price is always here',
  'No booking fee, no card fee',
  'A person at the desk from seven until eleven',
];

const quayGiftVouchers: NonNullable<PropertyFileInput['giftVouchers']> = [
  { code: 'QUAY-GIFT-50', kind: 'money', balance: 50 },
  { code: 'QUAY-GIFT-500', kind: 'money', balance: 500 },
  { code: 'QUAY-SUPPER', kind: 'experience', balance: 0 },
];

/** All 24 rooms every night, then the nights that are full or nearly full. */
const quayAllotments = (horizon: Horizon) => [
  ...everyNight(horizon, quayRooms),
  ...left(everySoManyWeeks(horizon, 3, 2, 0), 1, [signalSuite]),
  ...left(everySoManyWeeks(horizon, 5, 3, 1), 2, [harbourRoom, gardenTwin]),
  ...left(everySoManyWeeks(horizon, 6, 4, 2), 0, [boatshed]),
  ...left(everySoManyWeeks(horizon, 2, 5, 3), 0, [estuaryRoom]),
  // A wedding takes the whole hotel.
  ...left(everySoManyWeeks(horizon, 6, 7, 4), 0),
];

/**
 * The Quay House, Whitstable, with nights from `today` (local to the property) for 36 months. Files of different days
 * agree about a night.
 */
export function quayFile(today: LocalDate): PropertyFileInput {
  const horizon = horizonFrom(today);
  const breakfast = quayBreakfast(horizon);
  const flexible = quayPrices(horizon, 'flexible');
  return {
    property: { ...quayProperty, exchangeRates: quayExchangeRates(today) },
    settings: { ...quaySettings, ...quayInvoiceSettings },
    locations: quayLocations,
    offers: quayOffers,
    bookingIncentives: quayBookingIncentives,
    roomTypes: quayRoomTypes,
    ratePlans: [
      {
        ...flexibleBreakfast,
        seasons: [...flexible, ...breakfast, ...quayRules(horizon, flexibleBreakfast)],
      },
      { ...flexibleRoomOnly, seasons: [...flexible, ...quayRules(horizon, flexibleRoomOnly)] },
      { ...paidNow, seasons: [...quayPrices(horizon, 'paidNow'), ...quayRules(horizon, paidNow)] },
      {
        ...threeTides,
        seasons: [...quayPrices(horizon, 'threeTides'), ...breakfast, ...quayRules(horizon, threeTides)],
      },
      {
        ...keyholders,
        seasons: [...quayPrices(horizon, 'threeTides'), ...breakfast, ...quayRules(horizon, keyholders)],
      },
      {
        ...corporate,
        seasons: [...quayPrices(horizon, 'threeTides'), ...breakfast, ...quayRules(horizon, corporate)],
      },
    ],
    promotions: quayPromotions(today),
    extras: quayExtras(horizon),
    giftVouchers: quayGiftVouchers,
    companies: quayCompanies,
    restaurants: quayRestaurants(horizon),
    allotments: quayAllotments(horizon),
  };
}

type PromotionInput = NonNullable<PropertyFileInput['promotions']>[number];

/**
 * One without limits, one limited to a season and length, one to a few redemptions, and one that reveals an unlisted
 * plan.
 */
function quayPromotions(today: LocalDate): PromotionInput[] {
  const { from: firstNight, to: lastNight } = lowSeason(today);
  return [
    { id: 1, code: 'TIDE10', name: 'Ten per cent with the tide', percentOff: 10 },
    {
      id: 2,
      code: 'LONGLOW',
      name: 'Long and low',
      percentOff: 15,
      minNights: 3,
      firstNight,
      lastNight,
      bookUntil: addDays(lastNight, -3),
    },
    { id: 3, code: 'FIRSTBOAT', name: 'The first boat out', percentOff: 25, maxNights: 7, most: 3 },
    { id: 4, code: 'KEYHOLDER', name: 'For those with a key', percentOff: 5, ratePlans: [keyholders.id] },
  ];
}

/** From the end of a summer to the start of the next: the first such span with weeks remaining. */
function lowSeason(today: LocalDate): NightSpan {
  const year = Number(today.slice(0, 4));
  const startsIn = today <= `${year}-04-20` ? year - 1 : year;
  return { from: localDate(`${startsIn}-09-05`), to: localDate(`${startsIn + 1}-05-21`) };
}
