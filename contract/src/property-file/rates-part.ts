import * as z from 'zod';
import {
  amountSchema,
  countSchema,
  ratePlanIdSchema,
  nameSchema,
  occupancySchema,
  percentSchema,
  timeSchema,
  textSchema,
  off,
  on,
} from './file-parts.ts';
import { nightsSpanShape } from './rooms-part.ts';

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

/** The eight figures of a night; an entry may name some and leave the others as they stand. */
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
  needsGuarantee: off('True: a card is kept where nothing is due at booking'),
  allowCompanyInvoice: off('True: may be paid on a company’s invoice'),
  companyInvoiceOnly: off('True: is paid on a company’s invoice and no other way; needs allowCompanyInvoice'),
  allowEdit: on('False: a guest who has booked cannot change it'),
  allowCancel: on('False: nor cancel it; only the hotel can'),
  seasons: z.array(seasonPartSchema).min(1).max(20_000),
});
