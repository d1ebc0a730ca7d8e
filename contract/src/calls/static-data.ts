import * as z from 'zod';
import { wireBedOptionId, wireId, wireRoomTypeId } from './wire-parts.ts';

/** Ids of countries are ISO 3166 numeric. */
export const countriesResponseSchema = z.array(z.object({ Id: wireId, Name: z.string(), Code: z.string() }));
export type Country = z.infer<typeof countriesResponseSchema>[number];

export const creditCardTypesResponseSchema = z.array(z.object({ Id: wireId, Name: z.string() }));

/** Reasons for a guest who cancels to choose from; empty if the hotel asks for none. */
export const cancellationReasonsResponseSchema = z.array(z.object({ Id: wireId, Name: z.string() }));

/** The next call reads the hotel's lists and words from the database again. */
export const flushResponseSchema = z.object({ Success: z.literal(true) });

/** Bed options per room type; a room type without a choice has none. */
export const roomTypeConfigurationResponseSchema = z.array(
  z.object({
    RoomTypeId: wireRoomTypeId,
    Options: z.array(z.object({ RoomConfigurationDropdownOptionId: wireBedOptionId, Name: z.string() })),
  }),
);
export type RoomTypeConfigurationResponse = z.infer<typeof roomTypeConfigurationResponseSchema>;
