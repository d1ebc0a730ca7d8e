import * as z from 'zod';
import { guestCounts } from './parts/guest.ts';
import { groupMember } from './property-group.ts';
import {
  languageCode,
  wireAmount,
  wireDate,
  wireDateOut,
  wireGroupId,
  wirePropertyId,
  wireText,
} from './wire-parts.ts';

/** POST /api/Availability/SearchPropertyGroup. `AreaId` 0 and null: every area. All rooms are in the same hotel. */
export const groupSearchRequestSchema = z.strictObject({
  PropertyGroupId: wireGroupId,
  AreaId: z.int().min(0).nullish(),
  LanguageCode: languageCode,
  PromoCode: wireText(50).nullish(),
  DateFrom: wireDate,
  DateTo: wireDate,
  Rooms: z.array(z.strictObject(guestCounts)).min(1).max(50),
});
export type GroupSearchRequest = z.output<typeof groupSearchRequestSchema>;
export type GroupSearchRequestBody = z.input<typeof groupSearchRequestSchema>;

const foundPropertySchema = z.object({
  ...groupMember,
  IsAvailable: z.boolean().meta({ description: 'All searched rooms can be had together' }),
  LowestRate: z.number(),
  OriginalLowestRate: z.number(),
  TotalCost: wireAmount.nullable().meta({
    description: 'All searched rooms at their cheapest together, gross; null where they cannot be had',
  }),
  OriginalTotalCost: wireAmount
    .nullable()
    .meta({ description: 'What those same rooms and rates cost without what lowers them, gross' }),
  Reason: z.enum(['MinStay', 'Full', 'Rules', 'Closed', 'TooFewRooms', 'Occupancy', 'Limits']).nullable(),
  FirstFullNight: wireDateOut.nullable(),
  MinLengthOfStay: z.int().nullable(),
  IsPromoCodeValid: z.boolean().nullable(),
});
export type FoundProperty = z.infer<typeof foundPropertySchema>;

export const groupSearchResponseSchema = z.object({
  Properties: z.array(foundPropertySchema),
  UnreadPropertyIds: z
    .array(wirePropertyId)
    .meta({ description: 'Hotels of the search that could not be read just now; nothing is known of them' }),
  IsPromoCodeValid: z.boolean().nullable(),
  PromoCodeMessage: z.string().nullable(),
});
export type GroupSearchResponse = z.infer<typeof groupSearchResponseSchema>;
