import * as z from 'zod';
import {
  languageCode,
  queryId,
  queryRoomTypeId,
  wireAmount,
  wireDate,
  wireDateOut,
  wireRatePlanId,
  wireText,
} from './wire-parts.ts';

/** GET /api/Availability: the days of a calendar, at most 36 months of them. */
export const availabilityQuerySchema = z.strictObject({
  propertyId: queryId,
  fromDate: wireDate,
  toDate: wireDate,
  languageCode,
  ratePlanCode: wireText(50)
    .optional()
    .meta({ description: 'Days of that rate plan alone, unlisted or not' }),
  roomTypeId: queryRoomTypeId.optional().meta({ description: 'Days of that room type alone' }),
});

const availabilityDaySchema = z.object({
  DateOfStay: wireDateOut,
  AvailableRooms: z.int(),
  MinimumRate: wireAmount.nullable(),
  MinLengthOfStay: z.int().nullable(),
  MaxLengthOfStay: z.int().nullable(),
  CanArrive: z.boolean(),
  Closed: z.boolean(),
  ClosedToArrival: z.boolean(),
  ClosedToDeparture: z.boolean(),
  Rates: z.array(
    z.object({ RatePlanId: wireRatePlanId, MinimumRate: wireAmount, MinLengthOfStay: z.int().nullable() }),
  ),
});
export type AvailabilityDay = z.infer<typeof availabilityDaySchema>;

export const availabilityResponseSchema = z.array(availabilityDaySchema);
