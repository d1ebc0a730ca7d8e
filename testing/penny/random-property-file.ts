import type { PropertyFile, PropertyFileInput } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { buildCompany, buildHotelFile } from '../builders/hotel-file.ts';
import { AMPLE, randomExtras, randomPromotions, randomVouchers } from './random-additions.ts';
import { invoiced } from './order.ts';
import {
  FIRST_NIGHT,
  LAST_NIGHT,
  randomCityTax,
  randomCompanyTerms,
  randomRatePlan,
  randomVatParts,
  type Ids,
} from './random-terms.ts';
import { between, chance, oneOf, seededRandom, type Random } from './random.ts';

type RoomTypeInput = PropertyFileInput['roomTypes'][number];

type Country = Pick<PropertyFileInput['property'], 'currency' | 'timeZone'>;

/** Every currency a hotel may charge in, each with a time zone in which noon in London falls on the same day. */
const COUNTRIES: readonly Country[] = [
  { currency: 'GBP', timeZone: 'Europe/London' },
  { currency: 'EUR', timeZone: 'Europe/Paris' },
  { currency: 'ZAR', timeZone: 'Africa/Johannesburg' },
  { currency: 'DKK', timeZone: 'Europe/Copenhagen' },
  { currency: 'AED', timeZone: 'Asia/Dubai' },
  { currency: 'USD', timeZone: 'America/New_York' },
  { currency: 'MXN', timeZone: 'America/Mexico_City' },
  { currency: 'KES', timeZone: 'Africa/Nairobi' },
  { currency: 'AUD', timeZone: 'Australia/Perth' },
  { currency: 'CAD', timeZone: 'America/Toronto' },
  { currency: 'NGN', timeZone: 'Africa/Lagos' },
];

/**
 * Any hotel a property file can describe, with rooms enough for all guests, a voucher for each of `baskets`, and VAT
 * inclusive or exclusive. Throws when the file would be refused.
 */
export function randomPropertyFile(random: Random, id: number, baskets: number): PropertyFile {
  const roomTypes = ids(between(random, 2, 4));
  const ratePlans = ids(between(random, 2, 4));
  const owners = { roomTypes, ratePlans };
  const offersBeds = chance(random, 40);
  const unlisted = chance(random, 30) ? ratePlans.at(-1) : undefined;
  const { property } = buildHotelFile();
  const takesCompanies = chance(random, 70);
  const takesGuests = chance(random, 70);
  const file = {
    property: {
      ...property,
      ...COUNTRIES[id % COUNTRIES.length],
      id,
      code: `R${id}`,
      name: `Hotel ${id}`,
      standardVatRate: oneOf(random, [0, 5, 7.5, 8.875, 10, 12.25, 15, 19, 20, 25]),
      isStandardTaxExclusive: chance(random, 50),
    },
    settings: {
      askRoomConfiguration: offersBeds,
      includeExtrasInPaymentPolicy: chance(random, 50),
      giftVouchers: { name: 'Gift voucher' },
      enableUserChoiceOfPaymentMethod: takesGuests,
      anyoneMayChoosePaymentMethod: takesGuests,
      enablePayByCompanyInvoice: takesCompanies,
    },
    roomTypes: roomTypes.map((roomType) => randomRoomType(random, roomType, roomTypes, offersBeds)),
    ratePlans: ratePlans.map((ratePlan) => ({
      ...randomRatePlan(random, ratePlan, roomTypes),
      isPublic: ratePlan !== unlisted,
      ...(takesCompanies && randomCompanyTerms(random)),
    })),
    promotions: randomPromotions(random, owners, unlisted),
    extras: randomExtras(random, owners),
    giftVouchers: randomVouchers(random, baskets),
    companies: takesCompanies ? [buildCompany({ id: invoiced.accountId })] : [],
    allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: AMPLE }],
  } satisfies PropertyFileInput;
  const read = readPropertyFile(withTaxes(file));
  if (!read.ok) throw new Error(`a random hotel has faults: ${JSON.stringify(read.faults)}`);
  return read.file;
}

/** With rates of VAT for parts and extras, and a city tax, drawn apart: the same hotel has the same prices without them. */
function withTaxes(file: PropertyFileInput): PropertyFileInput {
  const { property, ratePlans, extras = [] } = file;
  const random = seededRandom(property.id);
  return {
    ...file,
    property: { ...property, ...(chance(random, 50) && { cityTax: randomCityTax(random) }) },
    ratePlans: property.isStandardTaxExclusive
      ? ratePlans
      : ratePlans.map((plan) => ({ ...plan, vatParts: randomVatParts(random) })),
    extras: extras.map((extra) => ({
      ...extra,
      ...(chance(random, 40) && { vatRate: oneOf(random, [0, 5, 12.5, 20]) }),
    })),
  };
}

/** Each may be upgraded to any later one. */
function randomRoomType(random: Random, id: number, all: Ids, hasBeds: boolean): RoomTypeInput {
  return {
    id,
    name: `Type ${id}`,
    description: 'A room.',
    occupancy: { maximum: between(random, 2, 6) },
    upgradesTo: all.filter((other) => other > id),
    ...(hasBeds && {
      configurations: [
        { id: 10 * id + 1, name: 'One bed' },
        { id: 10 * id + 2, name: 'Two beds' },
      ],
    }),
  };
}

function ids(count: number): Ids {
  return [1, ...Array.from({ length: count - 1 }, (_, index) => index + 2)];
}
