import * as z from 'zod';
import { wireId, wireOccupancy, wirePicture, wireRatePlanId, wireRoomTypeId } from './wire-parts.ts';

export const wireRoomTypeSchema = z.object({
  RoomTypeId: wireRoomTypeId,
  Name: z.string(),
  Description: z.string(),
  Facts: z.array(z.string()),
  Images: z.array(wirePicture),
  ...wireOccupancy,
  LocationId: wireId.nullable(),
  /** `AvailableRates`: the rate plans on sale there for the searched stay. */
  Upgrades: z.array(z.object({ RoomTypeId: wireRoomTypeId, AvailableRates: z.array(wireRatePlanId) })),
});
export type WireRoomType = z.infer<typeof wireRoomTypeSchema>;
