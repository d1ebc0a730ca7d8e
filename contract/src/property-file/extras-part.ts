import * as z from 'zod';
import {
  amountSchema,
  countSchema,
  extraIdSchema,
  nameSchema,
  ratePlanIdSchema,
  roomTypeIdSchema,
  pictureSchema,
  textSchema,
  vatRateSchema,
  off,
  on,
  datesShape,
  onlyThese,
} from './file-parts.ts';

/** Units of a limited extra on some dates. Later entries win. A date without an entry has none. */
export const extraInventoryPartSchema = z.strictObject({
  ...datesShape,
  units: countSchema(10_000),
});

/** An extra: sold beside a room. */
export const extraPartSchema = z.strictObject({
  id: extraIdSchema,
  code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/, 'Expected up to 30 letters, digits or hyphens'),
  name: nameSchema,
  description: textSchema,
  image: pictureSchema.optional(),
  chargeType: z.enum(['PerStay', 'PerDay', 'PerQuantity']),
  chargePerPerson: off('True: times adults and children'),
  articles: z
    .array(z.strictObject({ name: nameSchema, price: amountSchema }))
    .min(1)
    .max(20)
    .describe('What it is made of; the price is their sum'),
  maximumQuantity: z
    .int()
    .min(1)
    .max(99)
    .default(1)
    .describe('How many a room may take, charged per quantity or a bed'),
  bed: z
    .enum(['cot', 'extraBed'])
    .optional()
    .describe('A further bed, PerDay: offered where it fits, a cot for an infant or child'),
  vatRate: vatRateSchema.optional().describe('In percent; absent: the standard rate'),
  asksChildAges: off('True: guests who take it state the ages of their children'),
  isBreakfast: off('True: rates without breakfast are compared with it'),
  allowEditOnBookingEngine: on('False: fixed once it is booked'),
  roomTypes: onlyThese(roomTypeIdSchema, 'Only with these room types'),
  ratePlans: onlyThese(ratePlanIdSchema, 'Only with these rate plans'),
  inventory: z
    .array(extraInventoryPartSchema)
    .min(1)
    .max(2_000)
    .optional()
    .describe(
      'Present: there are only so many on each date. PerDay takes each night, others the arrival date',
    ),
});
