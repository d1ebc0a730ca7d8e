import * as z from 'zod';
import { queryId, wireId } from './wire-parts.ts';

/** Ids of countries are ISO 3166 numeric. */
export const countriesResponseSchema = z.array(z.object({ Id: wireId, Name: z.string(), Code: z.string() }));
export type Country = z.infer<typeof countriesResponseSchema>[number];

export const creditCardTypesResponseSchema = z.array(z.object({ Id: wireId, Name: z.string() }));

export const roomTypeConfigurationQuerySchema = z.strictObject({ propertyId: queryId });

/** Per room type its bed options; a room type without a choice has none. */
export const roomTypeConfigurationResponseSchema = z.array(
  z.object({
    RoomTypeId: wireId,
    Options: z.array(z.object({ RoomConfigurationDropdownOptionId: wireId, Name: z.string() })),
  }),
);
