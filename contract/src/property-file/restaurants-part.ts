import * as z from 'zod';
import {
  amountSchema,
  dateSchema,
  idSchema,
  nameSchema,
  pictureSchema,
  restaurantIdSchema,
  textSchema,
  timeSchema,
  off,
  datesShape,
  weekdaysSchema,
} from './file-parts.ts';

const onTheQuarter = z
  .string()
  .regex(/^(0[6-9]|1\d|2[0-3]):(00|15|30|45)$/, 'Expected a quarter of an hour, HH:MM from 06:00 to 23:45');

const partySize = z.int().min(1).max(100);

/** Times at which tables are available on some dates. A date without a sitting has no tables. */
const sittingPartSchema = z.strictObject({
  name: nameSchema.describe('For the hotel: Dinner, Sunday lunch'),
  ...datesShape,
  firstTime: onTheQuarter,
  lastTime: onTheQuarter.describe('The last time of a table'),
  everyMinutes: z.literal([15, 30, 45, 60]).default(30).describe('From one time to the next'),
  turnMinutes: z.int().min(15).max(360).multipleOf(15).describe('How long a table is taken'),
  covers: z.int().min(1).max(5_000).describe('Guests seated at once'),
  leaveTime: off('True: the guest must accept to leave at the end of the turn'),
});

/** A menu or an offer, for the whole table. */
const tablePromotionPartSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  description: nameSchema.optional(),
  pricePerPerson: amountSchema.optional(),
  from: dateSchema.optional(),
  to: dateSchema.optional().describe('The last date, included'),
  weekdays: weekdaysSchema(),
  firstTime: onTheQuarter.optional().describe('Absent: from the first time of the day'),
  lastTime: onTheQuarter.optional().describe('Absent: to the last'),
});

/** A restaurant of the hotel, and its bookable times. */
export const restaurantPartSchema = z.strictObject({
  id: restaurantIdSchema,
  name: nameSchema,
  description: textSchema.describe('A sentence: where it is, and who may come'),
  image: pictureSchema.optional(),
  minOnlinePartySize: partySize.default(1),
  maxOnlinePartySize: partySize,
  partySizesOnDates: z
    .array(
      z.strictObject({
        ...datesShape,
        minimum: partySize,
        maximum: partySize,
      }),
    )
    .max(200)
    .default([])
    .describe('Other sizes on some dates. Later entries win'),
  sittings: z.array(sittingPartSchema).min(1).max(500),
  promotions: z.array(tablePromotionPartSchema).max(50).default([]),
  closedDates: z.array(dateSchema).max(1_000).default([]).describe('Dates without tables'),
  closesMinutesBefore: z
    .int()
    .min(0)
    .max(10_080)
    .default(60)
    .describe('Minutes before a time when online booking ends'),
  cancelUntil: z
    .strictObject({ daysBefore: z.int().min(0).max(60), at: timeSchema })
    .optional()
    .describe('Until when a guest may cancel by the link of the mail; absent: until the time of the table'),
  noAvailabilityText: textSchema.default('There is no table for your party on this date.'),
  confirmationText: textSchema.optional().describe('A text beside the reference of a booking'),
});
