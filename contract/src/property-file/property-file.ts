import * as z from 'zod';
import { companyPartSchema } from './companies-part.ts';
import { extraPartSchema } from './extras-part.ts';
import { giftVoucherPartSchema } from './gift-vouchers-part.ts';
import { idSchema, nameSchema } from './file-parts.ts';
import { offerPartSchema } from './offers-part.ts';
import { promotionPartSchema } from './promotions-part.ts';
import { propertyPartSchema } from './property-part.ts';
import { ratePlanPartSchema } from './rates-part.ts';
import { allotmentPartSchema, roomTypePartSchema } from './rooms-part.ts';
import { restaurantPartSchema } from './restaurants-part.ts';
import { settingsPartSchema } from './settings-part.ts';

/**
 * The property file: all that a hotel tells the engine, one JSON document. Amounts are decimals in the property's
 * currency, dates local to the property. Unknown fields are refused. Its page is docs/property-file.md.
 */
export const propertyFileSchema = z.strictObject({
  $schema: z.string().optional(),
  revision: z
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .describe('Written by export: what commands set later is kept'),
  property: propertyPartSchema,
  settings: settingsPartSchema.prefault({}),
  /** Buildings or sites of the hotel; a search may ask for one of them. */
  locations: z
    .array(z.strictObject({ id: idSchema, name: nameSchema }))
    .max(50)
    .default([]),
  offers: z.array(offerPartSchema).max(50).default([]),
  bookingIncentives: z.array(nameSchema).max(6).default([]).describe('Short reasons to book direct'),
  roomTypes: z.array(roomTypePartSchema).min(1).max(200),
  ratePlans: z.array(ratePlanPartSchema).min(1).max(100),
  promotions: z.array(promotionPartSchema).max(500).default([]),
  extras: z.array(extraPartSchema).max(200).default([]),
  companies: z.array(companyPartSchema).max(2_000).default([]).describe('Whom the hotel sends invoices to'),
  restaurants: z
    .array(restaurantPartSchema)
    .max(20)
    .default([])
    .describe('Where guests and others book tables'),
  giftVouchers: z.array(giftVoucherPartSchema).max(20_000).default([]),
  allotments: z.array(allotmentPartSchema).min(1).max(20_000),
});

/** As written by a hotel, before defaults. */
export type PropertyFileInput = z.input<typeof propertyFileSchema>;

/** As read, with defaults in place. */
export type PropertyFile = z.output<typeof propertyFileSchema>;

export type RoomTypePart = PropertyFile['roomTypes'][number];
export type RatePlanPart = PropertyFile['ratePlans'][number];
export type SeasonPart = RatePlanPart['seasons'][number];
export type OfferPart = PropertyFile['offers'][number];
export type PromotionPart = PropertyFile['promotions'][number];
export type ExtraPart = PropertyFile['extras'][number];
export type CompanyPart = PropertyFile['companies'][number];
export type RestaurantPart = PropertyFile['restaurants'][number];
export type AllotmentPart = PropertyFile['allotments'][number];

export type KeptRatePlanPart = Omit<RatePlanPart, 'seasons'>;

/** Where `isLimited`, its units are rows of their own, and a date without a row has none. */
export interface KeptExtraPart extends Omit<ExtraPart, 'inventory'> {
  readonly isLimited: boolean;
}

type KeptWhole = Omit<
  PropertyFile,
  '$schema' | 'revision' | 'ratePlans' | 'extras' | 'giftVouchers' | 'allotments'
>;

/** What the property file says beyond nights, prices, units and balances: kept whole, read often. */
export interface HotelDefinition extends Readonly<KeptWhole> {
  readonly ratePlans: readonly KeptRatePlanPart[];
  readonly extras: readonly KeptExtraPart[];
}
