import { isLocalDate, localDate } from '@portico/domain/calendar/local-date';
import type {
  BedOptionId,
  ExtraId,
  PromotionId,
  PropertyId,
  RatePlanId,
  RestaurantId,
  RoomTypeId,
} from '@portico/domain/ids';
import * as z from 'zod';
import { branded } from '../branded.ts';

/** Small schemas of the property file. Each states what it expects; the page is docs/property-file.md. */
export const idSchema = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('A whole number from 1, stable across imports');
export const propertyIdSchema = branded<PropertyId>(idSchema);
export const roomTypeIdSchema = branded<RoomTypeId>(idSchema);
export const ratePlanIdSchema = branded<RatePlanId>(idSchema);
export const extraIdSchema = branded<ExtraId>(idSchema);
export const promotionIdSchema = branded<PromotionId>(idSchema);
export const bedOptionIdSchema = branded<BedOptionId>(idSchema);
export const restaurantIdSchema = branded<RestaurantId>(idSchema);

const isText = (text: string) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text);
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const oneLine = 'Expected text without line breaks or control characters';

/** Sentences; line breaks allowed. */
export const textSchema = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .refine(isText, 'Expected text without control characters');

/** One line: names appear in mail subjects and calendar headers. */
export const nameSchema = z.string().trim().min(1).max(120).regex(ONE_LINE, oneLine);

/** The code in the addresses of a hotel's or group's pages, case-insensitive. */
export const addressCodeSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{1,19}$/, 'Expected 2 to 20 letters, digits or hyphens');

export const unitNameSchema = z
  .strictObject({ singular: nameSchema, plural: nameSchema })
  .default({ singular: 'room', plural: 'rooms' })
  .describe('The hotel’s own word for a room, in lower case');

/** A code that guests type, case-insensitive. */
export const codeSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,49}$/, 'Expected 3 to 50 letters, digits or hyphens');

export const dateSchema = z
  .string()
  .meta({ format: 'date' })
  .refine(isLocalDate, 'Expected a date, YYYY-MM-DD')
  .transform((text) => localDate(text));

export const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time, HH:MM from 00:00 to 23:59');

const webAddress = /^https?:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/u;
/** Two slashes would name another host. */
const ownPath = /^\/(?!\/)[^\s"'<>\\]+$/;

export const urlSchema = z
  .string()
  .max(500)
  .refine(
    (text) => webAddress.test(text) || ownPath.test(text),
    'Expected an http(s) address, or a path from / on this server',
  )
  .regex(ONE_LINE, oneLine);

/** A site as browsers name it: no path, no slash at the end. */
export const originSchema = z
  .string()
  .max(200)
  .regex(
    /^https?:\/\/[a-z0-9]+(?:[.-]+[a-z0-9]+)*(?::\d{1,5})?$/,
    'Expected a site in lower case without a path, such as https://www.example.com',
  );

export const colourSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Expected a colour, #rrggbb');

/** A percentage with at most two places: 20, 7.5, 12.25. */
export const percentSchema = z
  .number()
  .min(0)
  .max(100)
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'Expected at most two decimal places',
  );

/** A rate of VAT in percent with at most three places: 20, 7.5, 8.875. */
export const vatRateSchema = z
  .number()
  .min(0)
  .max(100)
  .refine(
    (value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6,
    'Expected at most three decimal places',
  );

/** An amount in the property's currency; decimal places are checked where the currency is known. */
export const amountSchema = z.number().min(0).max(10_000_000);

/** A boolean, false by default; `means`: its description. */
export const off = (means: string) => z.boolean().default(false).describe(means);
/** The same, true by default. */
export const on = (means: string) => z.boolean().default(true).describe(means);

export const countSchema = (most: number) => z.int().min(0).max(most);

/** The formats of pictures, each as the media type of its files. */
const pictureFormats = ['image/avif', 'image/webp', 'image/jpeg'] as const;

/** A point of a picture, in percent of its width and height from the top left. */
const focusSchema = z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

export const pictureSchema = z.strictObject({
  url: urlSchema.describe('The file that every browser can show'),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  alt: z
    .string()
    .max(300)
    .regex(ONE_LINE, oneLine)
    .describe('What the picture shows, for those who cannot see it'),
  caption: nameSchema.optional().describe('Shown under it'),
  sources: z
    .array(
      z.strictObject({ url: urlSchema, width: z.int().min(1).max(10_000), type: z.enum(pictureFormats) }),
    )
    .min(1)
    .max(12)
    .optional()
    .describe('The same picture in other widths and formats; browsers load the smallest that fits'),
  focus: focusSchema.optional().describe('The part that stays in sight where the picture is cropped'),
});
export type PicturePart = z.output<typeof pictureSchema>;

export const weekdaySchema = z.enum(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);

export const weekdaysSchema = (words = 'Only these days of the week; absent: all') =>
  z.array(weekdaySchema).min(1).optional().describe(words);

/** The dates of an entry. */
export const datesShape = {
  from: dateSchema,
  to: dateSchema.describe('The last date, included'),
  weekdays: weekdaysSchema(),
};

/** The room types or rate plans of an entry. */
export const onlyThese = <Id extends z.ZodType>(idOfKind: Id, words: string) =>
  z.array(idOfKind).min(1).optional().describe(`${words}; absent: all`);

export const occupancySchema = z.strictObject({
  maximum: countSchema(50).optional(),
  minimum: countSchema(50).optional(),
  adultMaximum: countSchema(50).optional(),
  childMaximum: countSchema(50).optional().describe('Children and infants together'),
});
