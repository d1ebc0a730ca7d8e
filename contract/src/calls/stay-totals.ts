import * as z from 'zod';
import { guestCounts } from './parts/guest.ts';
import {
  languageCode,
  queryId,
  wireAmount,
  wireDate,
  wireDateOut,
  wireId,
  wireRoomTypeId,
} from './wire-parts.ts';

/** A page of another site names the hotel here too: a browser asks leave to call before it sends the body. */
export const stayTotalsQuerySchema = z.strictObject({ propertyId: queryId.optional() });

/** POST /api/Availability/Totals: what each of several stays would cost, without codes. */
export const stayTotalsRequestSchema = z.strictObject({
  PropertyId: wireId,
  LanguageCode: languageCode,
  LocationId: z.int().min(0).nullish(),
  RoomTypeId: wireRoomTypeId.nullish(),
  Rooms: z.array(z.strictObject(guestCounts)).min(1).max(50),
  Stays: z
    .array(z.strictObject({ DateFrom: wireDate, DateTo: wireDate }))
    .min(1)
    .max(31),
});
export type StayTotalsRequest = z.output<typeof stayTotalsRequestSchema>;

export const stayTotalsResponseSchema = z.object({
  Totals: z.array(
    z.object({
      DateFrom: wireDateOut,
      DateTo: wireDateOut,
      TotalCost: wireAmount.nullable().meta({
        description: 'All rooms at their cheapest together, gross; null: not sold to all of them',
      }),
    }),
  ),
});
export type StayTotalsResponse = z.infer<typeof stayTotalsResponseSchema>;
