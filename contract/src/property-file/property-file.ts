import * as z from 'zod';
import { propertyPartSchema } from './property-part.ts';
import { ratePlanPartSchema } from './rates-part.ts';
import { allotmentPartSchema, roomTypePartSchema } from './rooms-part.ts';
import { settingsPartSchema } from './settings-part.ts';

/**
 * The property file: all that a hotel tells the engine, one JSON document. Amounts are decimals in the property's
 * currency, dates local to the property. Unknown fields are refused. Its page is docs/property-file.md.
 */
export const propertyFileSchema = z.strictObject({
  $schema: z.string().optional(),
  property: propertyPartSchema,
  settings: settingsPartSchema.prefault({}),
  roomTypes: z.array(roomTypePartSchema).min(1).max(200),
  ratePlans: z.array(ratePlanPartSchema).min(1).max(100),
  allotments: z.array(allotmentPartSchema).min(1).max(5_000),
});

/** As written by a hotel, before defaults. */
export type PropertyFileInput = z.input<typeof propertyFileSchema>;

/** As read, with defaults in place. */
export type PropertyFile = z.output<typeof propertyFileSchema>;

export type RoomTypePart = PropertyFile['roomTypes'][number];
export type RatePlanPart = PropertyFile['ratePlans'][number];
export type SeasonPart = RatePlanPart['seasons'][number];
export type AllotmentPart = PropertyFile['allotments'][number];
export type Picture = PropertyFile['property']['picture'];

/** What the property file says beyond nights and prices: kept whole, read often. */
export interface HotelDefinition {
  readonly property: PropertyFile['property'];
  readonly settings: PropertyFile['settings'];
  readonly roomTypes: readonly RoomTypePart[];
  readonly ratePlans: readonly Omit<RatePlanPart, 'seasons'>[];
}
