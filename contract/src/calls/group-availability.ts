import * as z from 'zod';
import { availabilityResponseSchema } from './availability.ts';
import { languageCode, wireDate, wireGroupId, wirePropertyId } from './wire-parts.ts';

/**
 * POST /api/Availability/SearchPropertyGroupAreaAvailability: the days of a calendar over an area, at most 36 months of
 * them. `AreaId` 0 and null: every area.
 */
export const groupAvailabilityRequestSchema = z.strictObject({
  PropertyGroupId: wireGroupId,
  AreaId: z.int().min(0).nullish(),
  LanguageCode: languageCode,
  FromDate: wireDate,
  ToDate: wireDate,
});

/** Days as for one hotel, but without prices: hotels may differ in currency and default party. */
export const groupAvailabilityResponseSchema = z.object({
  Days: availabilityResponseSchema,
  UnreadPropertyIds: z.array(wirePropertyId),
});
export type GroupAvailabilityResponse = z.infer<typeof groupAvailabilityResponseSchema>;
