import * as z from 'zod';
import { wireBedOptionId, wireId, wireRoomTypeId } from './wire-parts.ts';

/** Ids of countries are ISO 3166 numeric. */
export const countriesResponseSchema = z.array(z.object({ Id: wireId, Name: z.string(), Code: z.string() }));
export type Country = z.infer<typeof countriesResponseSchema>[number];

export const creditCardTypesResponseSchema = z.array(z.object({ Id: wireId, Name: z.string() }));

/** What a guest who cancels chooses from; none where the hotel asks for no reason. */
export const cancellationReasonsResponseSchema = z.array(z.object({ Id: wireId, Name: z.string() }));

/** What a hotel's lists and words are answered from is read anew at the next call. */
export const flushResponseSchema = z.object({ Success: z.literal(true) });

/** Per room type its bed options; a room type without a choice has none. */
export const roomTypeConfigurationResponseSchema = z.array(
  z.object({
    RoomTypeId: wireRoomTypeId,
    Options: z.array(z.object({ RoomConfigurationDropdownOptionId: wireBedOptionId, Name: z.string() })),
  }),
);
export type RoomTypeConfigurationResponse = z.infer<typeof roomTypeConfigurationResponseSchema>;
