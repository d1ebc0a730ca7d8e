import {
  propertyFileSchema,
  type PropertyFile,
  type PropertyFileInput,
} from '@portico/contract/property-file/property-file';
import { localDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PromotionId, PropertyId, RatePlanId, RoomTypeId } from '@portico/domain/ids';

/** The first and the last night of the hotel below: 60 of them, the first a Monday. */
export const FIRST_NIGHT = localDate('2027-03-01');
export const LAST_NIGHT = localDate('2027-04-29');

/** Ids of the hotel below. */
export const PROPERTY = 7 as PropertyId;
export const DOUBLE = 11 as RoomTypeId;
export const FAMILY = 12 as RoomTypeId;
export const FLEXIBLE = 21 as RatePlanId;
export const SAVER = 22 as RatePlanId;
/** Ids of its optional parts. */
export const BREAKFAST = 31 as ExtraId;
export const SAUNA = 32 as ExtraId;
export const COT = 34 as ExtraId;
export const SPRING = 41 as PromotionId;

type RoomTypeInput = PropertyFileInput['roomTypes'][number];
type RatePlanInput = PropertyFileInput['ratePlans'][number];
export type SeasonInput = RatePlanInput['seasons'][number];
type ExtraInput = NonNullable<PropertyFileInput['extras']>[number];
type PromotionInput = NonNullable<PropertyFileInput['promotions']>[number];
type GiftVoucherInput = NonNullable<PropertyFileInput['giftVouchers']>[number];

type CompanyInput = NonNullable<PropertyFileInput['companies']>[number];

export interface HotelFileOptions {
  readonly property?: Partial<PropertyFileInput['property']>;
  readonly settings?: PropertyFileInput['settings'];
  readonly roomTypes?: RoomTypeInput[];
  readonly ratePlans?: RatePlanInput[];
  readonly allotments?: PropertyFileInput['allotments'];
  readonly locations?: PropertyFileInput['locations'];
  readonly offers?: PropertyFileInput['offers'];
  readonly promotions?: PromotionInput[];
  readonly extras?: ExtraInput[];
  readonly giftVouchers?: GiftVoucherInput[];
  readonly companies?: CompanyInput[];
  readonly restaurants?: PropertyFileInput['restaurants'];
}

/**
 * A hotel in GBP with two room types (Double for 2, Family for 4) and two rate plans, 2 rooms of each type a night.
 * Base prices a night: Flexible 100.00, 50.00 more in Family; Saver 80.00, 40.00 more in Family. VAT 20 %, inclusive.
 * By default no promotions, extras or vouchers.
 */
export function buildHotelFile(options: HotelFileOptions = {}): PropertyFile {
  return propertyFileSchema.parse({
    property: { ...property, ...options.property },
    settings: options.settings ?? {},
    roomTypes: options.roomTypes ?? [buildRoomType(), buildRoomType(family)],
    ratePlans: options.ratePlans ?? [buildRatePlan(), buildRatePlan(saver)],
    allotments: options.allotments ?? [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 2 }],
    locations: options.locations ?? [],
    offers: options.offers ?? [],
    promotions: options.promotions ?? [],
    extras: options.extras ?? [],
    giftVouchers: options.giftVouchers ?? [],
    companies: options.companies ?? [],
    restaurants: options.restaurants ?? [],
  } satisfies PropertyFileInput);
}

/** Double, for at most 2 people. */
export function buildRoomType(options: Partial<RoomTypeInput> = {}): RoomTypeInput {
  return {
    id: DOUBLE,
    name: 'Double',
    description: 'A room with a double bed.',
    occupancy: { maximum: 2 },
    ...options,
  };
}

/** Flexible: paid at the hotel, free to cancel. 10.00 for each adult beyond the first and 5.00 for each child, a night. */
export function buildRatePlan(options: Partial<RatePlanInput> = {}): RatePlanInput {
  return {
    id: FLEXIBLE,
    code: 'FLEX',
    name: 'Flexible',
    description: 'Pay at the hotel.',
    cancellation: { entries: [], noShow: { fee: 'Nights', value: 1 } },
    seasons: [
      buildSeason({ price: { base: 100, perAdult: 10, perChild: 5 } }),
      buildSeason({ roomTypes: [FAMILY], price: { perRoom: 50 } }),
    ],
    ...options,
  };
}

/** A single plan at 100.00, followed by these seasons. */
export const onePlan = (...seasons: SeasonInput[]): Pick<HotelFileOptions, 'ratePlans'> => ({
  ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 100 } }), ...seasons] })],
});

/** All 60 nights in all room types, without values. */
export function buildSeason(options: Partial<SeasonInput> = {}): SeasonInput {
  return { from: FIRST_NIGHT, to: LAST_NIGHT, ...options };
}

/** The second room type and the second rate plan; the plan is charged in full at booking. */
export const family: RoomTypeInput = {
  id: FAMILY,
  name: 'Family',
  description: 'Two beds and a bunk.',
  occupancy: { maximum: 4, adultMaximum: 3 },
};

export const saver: Partial<RatePlanInput> = {
  id: SAVER,
  code: 'SAVER',
  name: 'Saver',
  description: 'Pay now, no refund.',
  payment: [{ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 100 }],
  cancellation: { entries: [], noShow: { fee: 'Full' } },
  seasons: [
    buildSeason({ price: { base: 80, perAdult: 10, perChild: 5 } }),
    buildSeason({ roomTypes: [FAMILY], price: { perRoom: 40 } }),
  ],
};

/** Breakfast, 12.00 per person and day, without limit. */
export function buildExtra(options: Partial<ExtraInput> = {}): ExtraInput {
  return {
    id: BREAKFAST,
    code: 'BREAKFAST',
    name: 'Breakfast',
    description: 'From eight to ten.',
    chargeType: 'PerDay',
    chargePerPerson: true,
    articles: [
      { name: 'Food', price: 9 },
      { name: 'Drinks', price: 3 },
    ],
    ...options,
  };
}

/** A cot, free, at most two for a room, without limit. */
export function buildCot(options: Partial<ExtraInput> = {}): ExtraInput {
  return buildExtra({
    id: COT,
    code: 'COT',
    name: 'Cot',
    chargePerPerson: false,
    bed: 'cot',
    maximumQuantity: 2,
    articles: [{ name: 'A cot', price: 0 }],
    ...options,
  });
}

/** An hour in the sauna, 25.00, at most three for a room; one unit for sale on each of the 60 days. */
export const sauna: ExtraInput = {
  id: SAUNA,
  code: 'SAUNA',
  name: 'Sauna',
  description: 'An hour for a room.',
  chargeType: 'PerQuantity',
  articles: [{ name: 'Sauna', price: 25 }],
  maximumQuantity: 3,
  inventory: [{ from: FIRST_NIGHT, to: LAST_NIGHT, units: 1 }],
};

/** 10 % off every night with the code SPRING10. */
export function buildPromotion(options: Partial<PromotionInput> = {}): PromotionInput {
  return { id: SPRING, code: 'SPRING10', name: 'Spring at the quay', percentOff: 10, ...options };
}

/** GIFT-100, worth 100.00. */
export function buildGiftVoucher(options: Partial<GiftVoucherInput> = {}): GiftVoucherInput {
  return { code: 'GIFT-100', kind: 'money', balance: 100, ...options };
}

/** Marram Freight, which has agreed to be invoiced. */
export function buildCompany(options: Partial<CompanyInput> = {}): CompanyInput {
  return {
    id: 51,
    name: 'Marram Freight',
    optedIn: true,
    billingContact: { name: 'Ben Bold', email: 'accounts@freight.example' },
    ...options,
  };
}

export const housePicture = { url: '/pictures/layers.svg', width: 1600, height: 900, alt: 'The house' };

const property: PropertyFileInput['property'] = {
  id: PROPERTY,
  code: 'Quay',
  name: 'The Quay',
  place: 'Harbour Street, Porthaven',
  address: ['1 Harbour Street', 'Porthaven', 'PH1 1AA'],
  telephone: '+44 1632 960001',
  email: 'desk@quay.example',
  websiteUrl: 'https://quay.example/',
  timeZone: 'Europe/London',
  currency: 'GBP',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  standardVatRate: 20,
  isStandardTaxExclusive: false,
  picture: housePicture,
  nightPicture: housePicture,
  privacyPolicyUrl: 'https://quay.example/privacy',
  termsAndConditionsUrl: 'https://quay.example/terms',
  paymentTypes: ['PayByCard', 'StoreCard'],
  creditCards: [
    { id: 1, name: 'Visa' },
    { id: 2, name: 'Mastercard' },
  ],
  voice: {
    standfirst: 'A house on the water.',
    thanks: 'Thank you',
    arriving: 'Follow the harbour wall.',
    desk: 'The desk answers from 7 to 22.',
  },
  theme: {
    primary: '#1f4e5f',
    secondary: '#79a8a9',
    accent: '#c96f4a',
    tertiary: '#e8ded2',
    dark: '#14232b',
    darkPage: '#0e181d',
    positive: '#2e7d4f',
    negative: '#b3261e',
    info: '#2b5c8a',
    warning: '#8a5a00',
    lightPage: '#faf7f2',
    brandPrimary: '#1f4e5f',
  },
};

type RestaurantInput = NonNullable<PropertyFileInput['restaurants']>[number];

/**
 * The Oyster Room, for parties of 1 to 6: 10 covers each evening, two-hour slots every half hour from 18:00 to 21:00.
 */
export function buildRestaurant(options: Partial<RestaurantInput> = {}): RestaurantInput {
  return {
    id: 1,
    name: 'The Oyster Room',
    description: 'On the ground floor.',
    maxOnlinePartySize: 6,
    sittings: [
      {
        name: 'Dinner',
        from: FIRST_NIGHT,
        to: LAST_NIGHT,
        firstTime: '18:00',
        lastTime: '21:00',
        turnMinutes: 120,
        covers: 10,
      },
    ],
    ...options,
  };
}
