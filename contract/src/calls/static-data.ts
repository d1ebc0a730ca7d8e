import * as z from 'zod';
import { wireBedOptionId, wireId, wireRoomTypeId } from './wire-parts.ts';

/** Ids of countries are ISO 3166 numeric. */
export const countriesResponseSchema = z.array(z.object({ Id: wireId, Name: z.string(), Code: z.string() }));
export type Country = z.infer<typeof countriesResponseSchema>[number];

export const creditCardTypesResponseSchema = z.array(z.object({ Id: wireId, Name: z.string() }));

/** Per room type its bed options; a room type without a choice has none. */
export const roomTypeConfigurationResponseSchema = z.array(
  z.object({
    RoomTypeId: wireRoomTypeId,
    Options: z.array(z.object({ RoomConfigurationDropdownOptionId: wireBedOptionId, Name: z.string() })),
  }),
);
