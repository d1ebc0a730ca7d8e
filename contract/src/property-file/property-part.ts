import { isCurrencyCode } from '@portico/domain/money/currency';
import * as z from 'zod';
import {
  addressCodeSchema,
  amountSchema,
  dateSchema,
  idSchema,
  propertyIdSchema,
  nameSchema,
  off,
  vatRateSchema,
  pictureSchema,
  timeSchema,
  urlSchema,
  textSchema,
  unitNameSchema,
} from './file-parts.ts';
import { analyticsParts } from './analytics-parts.ts';
import { waysInFile } from '../providers/provider-ways.ts';
import { themeSchema } from './theme-part.ts';
import { wherePartSchema } from './where-part.ts';

const timeZoneSchema = z.string().refine((zone) => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}, 'Expected a time zone of the IANA list, such as Europe/London');

const currencySchema = z
  .string()
  .refine(isCurrencyCode, 'Expected a currency that Portico knows, such as GBP');

/** Units of each other currency per unit of the hotel's own. */
const exchangeRatesSchema = z.strictObject({
  asOf: dateSchema,
  rates: z.record(
    z.string().refine((code) => isCurrencyCode(code), 'Expected a currency that Portico knows, such as EUR'),
    z.number().positive().max(1_000_000),
  ),
});

/** Amounts per guest and night, without VAT. */
const cityTaxSchema = z.strictObject({
  name: nameSchema.default('City tax').describe('What guests read beside its sum'),
  adult: amountSchema,
  child: amountSchema.default(0),
  infant: amountSchema.default(0),
  mostNights: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .describe('Nights from the arrival that are taxed; absent: all'),
  paidAtHotel: off('True: is paid at the hotel; false: as the room is'),
});

/** The hotel's identity and payment settings. */
export const propertyPartSchema = z.strictObject({
  id: propertyIdSchema,
  code: addressCodeSchema,
  name: nameSchema,
  place: nameSchema.describe('Street and town in one line, under the name'),
  address: z.array(nameSchema).min(1).max(6),
  telephone: nameSchema,
  email: z.email(),
  websiteUrl: urlSchema,
  directionsUrl: urlSchema
    .optional()
    .describe('The hotel’s own page or map; default: a map search for name and address'),
  timeZone: timeZoneSchema.default('Europe/London'),
  currency: currencySchema,
  exchangeRates: exchangeRatesSchema
    .optional()
    .describe('Other currencies per unit of the hotel’s; shown, never charged'),
  hotelRating: z
    .number()
    .min(0.5)
    .max(5)
    .refine((stars) => Number.isInteger(stars * 2), 'Expected whole or half stars')
    .optional()
    .describe('Stars'),
  unitName: unitNameSchema,
  checkInTime: timeSchema,
  checkOutTime: timeSchema,
  standardVatRate: vatRateSchema,
  isStandardTaxExclusive: z.boolean().describe('True: every price in this file is without VAT'),
  cityTax: cityTaxSchema.optional().describe('A tax of the place, added to the price of each room'),
  defaultPhoneCountryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Expected two capital letters, such as GB')
    .default('GB'),
  picture: pictureSchema.optional().describe('The wide picture of the search page'),
  nightPicture: pictureSchema.optional().describe('The picture of the confirmation'),
  logo: pictureSchema.optional().describe('The hotel’s logo, in the header'),
  mark: pictureSchema.optional().describe('A small square sign beside the name, drawn dark on light'),
  privacyPolicyUrl: urlSchema,
  termsAndConditionsUrl: urlSchema,
  ...analyticsParts,
  paymentTypes: z
    .array(z.enum(['PayByCard', 'StoreCard', ...waysInFile]))
    .min(1)
    .describe(
      `PayByCard charges what is due; StoreCard stores a card where nothing is due; or ${waysInFile.join(' or ')} alone`,
    ),
  creditCards: z
    .array(z.strictObject({ id: idSchema, name: nameSchema }))
    .min(1)
    .describe('Card types accepted, matched by name: Visa, Mastercard, American Express …'),
  voice: z.strictObject({
    standfirst: textSchema.describe('One or two sentences under the name on the search page'),
    thanks: nameSchema.describe('The confirmation’s first words; the guest’s first name follows'),
    arriving: textSchema.describe('How to find the hotel, on the confirmation and in the mail'),
    desk: nameSchema.describe('When the desk answers'),
  }),
  where: wherePartSchema.optional().describe('How to find the hotel, on a page of its own; absent: no page'),
  theme: themeSchema,
});
