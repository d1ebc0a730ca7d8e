import * as z from 'zod';
import { companyPartSchema } from './companies-part.ts';
import { extraPartSchema } from './extras-part.ts';
import {
  idSchema,
  nameSchema,
  amountSchema,
  countSchema,
  ratePlanIdSchema,
  occupancySchema,
  percentSchema,
  timeSchema,
  textSchema,
  vatRateSchema,
  off,
  on,
  dateSchema,
  roomTypeIdSchema,
  weekdaysSchema,
  onlyThese,
} from './file-parts.ts';
import { giftVoucherPartSchema } from './gift-vouchers-part.ts';
import { offerPartSchema } from './offers-part.ts';
import { promotionPartSchema } from './promotions-part.ts';
import { propertyPartSchema } from './property-part.ts';
import { restaurantPartSchema } from './restaurants-part.ts';
import { roomTypePartSchema } from './room-types-part.ts';
import { settingsPartSchema } from './settings-part.ts';

/** The nights of an entry: both dates are nights, the last included. */
const nightsSpanShape = {
  from: dateSchema,
  to: dateSchema.describe('The last night, included'),
  weekdays: weekdaysSchema('Only these nights of the week; absent: all'),
  roomTypes: onlyThese(roomTypeIdSchema, 'Only these room types'),
};

/** Rooms for sale. Later entries win. A full or closed night has 0, or the rooms remaining. */
const allotmentPartSchema = z.strictObject({
  ...nightsSpanShape,
  rooms: countSchema(10_000),
  closed: z.boolean().optional().describe('True: nothing more is sold, whatever is left'),
});

const feeSchema = z.discriminatedUnion('fee', [
  z.strictObject({ fee: z.literal('None') }),
  z.strictObject({ fee: z.literal('Nights'), value: z.int().min(1).max(365) }),
  z.strictObject({ fee: z.literal('Percent'), value: percentSchema }),
  z.strictObject({ fee: z.literal('Full') }),
]);

const cancellationEntrySchema = z.strictObject({
  daysBefore: z.int().min(0).max(1_200).nullable().describe('Days before arrival; null: from the booking on'),
  at: timeSchema.nullable().describe('Local time on that day; null: from the booking on'),
  charge: feeSchema,
});

const paymentEntrySchema = z.discriminatedUnion('automaticPaymentType', [
  z.strictObject({ automaticPaymentType: z.literal('AtTimeOfBooking'), percentageToCharge: percentSchema }),
  z.strictObject({
    automaticPaymentType: z.literal('DaysBeforeArrival'),
    percentageToCharge: percentSchema,
    daysBeforeArrival: countSchema(1_200),
  }),
]);

/** The eight figures of a night; an entry may set some and leave the others unchanged. */
const priceSchema = z.strictObject({
  base: amountSchema.optional(),
  perRoom: amountSchema.optional(),
  perAdult: amountSchema.optional(),
  perChild: amountSchema.optional(),
  perInfant: amountSchema.optional(),
  perPersonAdult: amountSchema.optional(),
  perPersonChild: amountSchema.optional(),
  perPersonInfant: amountSchema.optional(),
});

/** Prices and rules of some nights. Later entries win, field by field. A night without a base price is not on sale. */
const seasonPartSchema = z.strictObject({
  ...nightsSpanShape,
  open: z.boolean().optional(),
  price: priceSchema.optional(),
  minStay: z.int().min(1).max(365).nullable().optional(),
  maxStay: z.int().min(1).max(365).nullable().optional(),
  minStayThrough: z.int().min(1).max(365).nullable().optional(),
  maxStayThrough: z.int().min(1).max(365).nullable().optional(),
  closedToArrival: z.boolean().optional(),
  closedToDeparture: z.boolean().optional(),
  minAdvance: countSchema(1_200).nullable().optional(),
  maxAdvance: countSchema(1_200).nullable().optional(),
});

export const ratePlanPartSchema = z.strictObject({
  id: ratePlanIdSchema,
  code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/, 'Expected up to 30 letters, digits or hyphens'),
  name: nameSchema,
  description: textSchema,
  inclusions: z.array(nameSchema).max(8).default([]).describe('What the price includes, in short lines'),
  includesBreakfast: off('True: breakfast for each guest is in the price; guests can filter by it'),
  vatParts: z
    .array(z.strictObject({ name: nameSchema, percent: percentSchema, vatRate: vatRateSchema }))
    .max(5)
    .default([])
    .describe(
      'Parts of the price taxed at a rate of their own, such as breakfast; only where prices include VAT',
    ),
  isPublic: on('False: found only by its code'),
  baseNumberOfAdults: z
    .int()
    .min(0)
    .max(20)
    .default(1)
    .describe('Adults the base price covers; 0 is read as 1'),
  usesOccupancy: off('True: the limits below tighten the room type’s'),
  occupancy: occupancySchema.prefault({}),
  payment: z.array(paymentEntrySchema).max(6).default([]),
  cancellation: z.strictObject({ entries: z.array(cancellationEntrySchema).max(6), noShow: feeSchema }),
  needsGuarantee: off('True: a card is stored where nothing is due at booking'),
  allowCompanyInvoice: off('True: may be paid on a company’s invoice'),
  companyInvoiceOnly: off('True: is paid on a company’s invoice and no other way; needs allowCompanyInvoice'),
  asksChildAges: off('True: guests state the ages of children who come'),
  allowEdit: on('False: a guest who has booked cannot change it'),
  allowCancel: on('False: nor cancel it; only the hotel can'),
  seasons: z.array(seasonPartSchema).min(1).max(20_000),
});

/** A building or site of the hotel; a search may select one. */
export const locationPartSchema = z.strictObject({ id: idSchema, name: nameSchema });

/**
 * The property file: everything a hotel configures, one JSON document. Amounts are decimals in the property's currency;
 * dates are local to the property. Unknown fields are refused. Its page is docs/property-file.md.
 */
export const propertyFileSchema = z.strictObject({
  $schema: z.string().optional(),
  revision: z
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .describe('Written by export: an import leaves what commands set later'),
  property: propertyPartSchema,
  settings: settingsPartSchema.prefault({}),
  locations: z.array(locationPartSchema).max(50).default([]),
  offers: z.array(offerPartSchema).max(50).default([]),
  bookingIncentives: z.array(nameSchema).max(6).default([]).describe('Short reasons to book direct'),
  roomTypes: z.array(roomTypePartSchema).min(1).max(200),
  ratePlans: z.array(ratePlanPartSchema).min(1).max(100),
  promotions: z.array(promotionPartSchema).max(500).default([]),
  extras: z.array(extraPartSchema).max(200).default([]),
  companies: z.array(companyPartSchema).max(2_000).default([]).describe('Companies that the hotel invoices'),
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

export type StoredRatePlanPart = Omit<RatePlanPart, 'seasons'>;

/** If `isLimited`, its units are separate rows; a date without a row has none. */
export interface StoredExtraPart extends Omit<ExtraPart, 'inventory'> {
  readonly isLimited: boolean;
}

type StoredWhole = Omit<
  PropertyFile,
  '$schema' | 'revision' | 'ratePlans' | 'extras' | 'giftVouchers' | 'allotments'
>;

/** The property file without nights, prices, units and balances: stored as one document, read often. */
export interface HotelDefinition extends Readonly<StoredWhole> {
  readonly ratePlans: readonly StoredRatePlanPart[];
  readonly extras: readonly StoredExtraPart[];
}
