import * as z from 'zod';
import { wireBedOptionId, wireId, wireRoomTypeId } from './wire-parts.ts';

/** How a country is dialled, digits only; no trunk prefix: its national numbers are dialled whole from abroad. */
export const wireDiallingSchema = z.object({ DialCode: z.string(), TrunkPrefix: z.nullable(z.string()) });
export type WireDialling = z.infer<typeof wireDiallingSchema>;

/**
 * Ids of countries are ISO 3166 numeric. A country without telephones of its own has no dialling. Of countries that
 * share a dial code one is the main one.
 */
export const countriesResponseSchema = z.array(
  z.object({
    Id: wireId,
    Name: z.string(),
    Code: z.string(),
    Dialling: z.nullable(wireDiallingSchema.extend({ IsMainOfDialCode: z.boolean() })),
  }),
);
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
