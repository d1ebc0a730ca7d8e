import { isLocalDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type {
  AreaId,
  BedOptionId,
  ExtraId,
  GroupId,
  PromotionId,
  PropertyId,
  RatePlanId,
  RestaurantId,
  ReservationId,
  ReservationItemId,
  RoomTypeId,
} from '@portico/domain/ids';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import * as z from 'zod';
import { branded } from '../branded.ts';
import { issueText } from '../texts/issue-texts.ts';

/** The highest amount on the wire: far above any booking, and still exact in hundredths as a JSON number. */
export const MOST_AMOUNT = 10_000_000_000;

/** Schemas shared by several calls. Amounts are decimals of at most two places in the property's currency. */
export const wireAmount = z
  .number()
  .min(0)
  .max(MOST_AMOUNT)
  .refine(
    // Holds only if the decimal has at most two places.
    (value) => Math.round(value * 100) / 100 === value,
    'Expected at most two decimal places',
  )
  .meta({ description: 'An amount in the property’s currency, at most two decimal places' });

/** `YYYY-MM-DD`, a real calendar date. */
export const wireDate = z
  .string()
  .refine(isLocalDate, 'Expected a date, YYYY-MM-DD')
  .meta({ format: 'date' });

/** `HH:MM`, from 00:00 to 23:59. */
export const wireClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time, HH:MM');

/** For responses, which are not validated. */
export const wireDateOut = branded<LocalDate>(z.string().meta({ format: 'date' }));

export const wireId = z.int().min(1).max(2_147_483_647);
export const wirePropertyId = branded<PropertyId>(wireId);
export const wireGroupId = branded<GroupId>(wireId);
export const wireAreaId = branded<AreaId>(wireId);
export const wireRoomTypeId = branded<RoomTypeId>(wireId);
export const wireRatePlanId = branded<RatePlanId>(wireId);
export const wireExtraId = branded<ExtraId>(wireId);
export const wirePromotionId = branded<PromotionId>(wireId);
export const wireBedOptionId = branded<BedOptionId>(wireId);
export const wireRestaurantId = branded<RestaurantId>(wireId);

export const wireReservationId = branded<ReservationId>(z.uuid('Expected the id of a booking'));
export const wireItemId = branded<ReservationItemId>(z.uuid('Expected the id of a room of a booking'));

/** A query carries only text. */
export const queryId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Expected a whole number from 1')
  .transform(Number)
  .refine((id) => id <= 2_147_483_647, 'Expected a whole number from 1');
export const queryRoomTypeId = branded<RoomTypeId, string>(queryId);
export const queryRatePlanId = branded<RatePlanId, string>(queryId);
export const queryRestaurantId = branded<RestaurantId, string>(queryId);

/** Control characters except tab and line breaks, and lone surrogates. */
const control = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Text that may contain any number: a card's own field, or technical data. */
export const wireAnyText = (most: number) =>
  z
    .string()
    .max(most, `Expected at most ${most} characters`)
    .refine((text) => !control.test(text), 'Expected text without control characters');

/** Text typed by a person: no control characters, lone surrogates or card numbers. */
export const wireText = (most: number) =>
  wireAnyText(most).refine(
    (text) => text.length > most || !holdsCardNumber(text),
    issueText('text.card-number'),
  );

/** An id of ours that comes back: by chance its digits may look like a card number. It is stored nowhere. */
export const wireEchoedId = wireAnyText(64).nullish().meta({ description: 'Taken, and proves nothing' });

/** An e-mail address, which may contain long numbers. Its users validate it. */
export const wireEmail = wireAnyText(254);

/** Only English so far; other languages are refused. */
export const languageCode = z.literal('en', 'Expected en').optional();

export const wirePicture = z.object({
  Url: z.string(),
  Width: z.int(),
  Height: z.int(),
  Alt: z.string(),
  Caption: z.string().optional(),
  Sources: z
    .array(z.object({ Url: z.string(), Width: z.int(), Type: z.string() }))
    .optional()
    .meta({ description: 'The same picture in other widths and formats' }),
  Focus: z
    .object({ X: z.number(), Y: z.number() })
    .optional()
    .meta({ description: 'In percent from the top left: the part that stays in sight where it is cropped' }),
});
export type WirePicture = z.infer<typeof wirePicture>;

export const wireOccupancy = {
  MaximumOccupancy: z.int().nullable(),
  MinimumOccupancy: z.int().nullable(),
  AdultMaximumOccupancy: z.int().nullable(),
  ChildMaximumOccupancy: z.int().nullable(),
};
export type WireOccupancy = z.infer<z.ZodObject<typeof wireOccupancy>>;

/** The twelve colours of a hotel or a group. */
export const wireTheme = z.object({
  Primary: z.string(),
  Secondary: z.string(),
  Accent: z.string(),
  Tertiary: z.string(),
  Dark: z.string(),
  DarkPage: z.string(),
  Positive: z.string(),
  Negative: z.string(),
  Info: z.string(),
  Warning: z.string(),
  LightPage: z.string(),
  BrandPrimary: z.string(),
});
