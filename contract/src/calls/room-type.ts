import { bedKinds } from '@portico/domain/occupancy/bed-kind';
import * as z from 'zod';
import { queryId, wireId, wireOccupancy, wirePicture, wireRatePlanId, wireRoomTypeId } from './wire-parts.ts';

export const wireRoomTypeSchema = z.object({
  RoomTypeId: wireRoomTypeId,
  Name: z.string(),
  Description: z.string(),
  Facts: z.array(z.string()),
  Images: z.array(wirePicture),
  Beds: z.array(z.enum(bedKinds)),
  View: z.string().nullable(),
  Size: z.number().nullable().meta({ description: 'Square metres' }),
  IsStepFree: z.boolean(),
  DogsWelcome: z.boolean(),
  ...wireOccupancy,
  LocationId: wireId.nullable(),
  /** `AvailableRates`: the rate plans on sale there for the searched stay. */
  Upgrades: z.array(z.object({ RoomTypeId: wireRoomTypeId, AvailableRates: z.array(wireRatePlanId) })),
});
export type WireRoomType = z.infer<typeof wireRoomTypeSchema>;

/** GET /api/RoomType/Get. */
export const roomTypeQuerySchema = z.strictObject({ propertyId: queryId, roomTypeId: queryId });

/** What a room type's own page shows beyond its card. */
export const roomTypeDetailsSchema = z.object({
  RoomType: wireRoomTypeSchema,
  Story: z.string().nullable(),
  Bed: z.string().nullable(),
  Floor: z.string().nullable(),
  Bathroom: z.string().nullable(),
  Facilities: z.array(z.object({ Title: z.string(), Items: z.array(z.string()) })),
  NotHere: z.array(
    z.object({
      Name: z.string(),
      RoomType: z
        .object({ RoomTypeId: wireRoomTypeId, Name: z.string() })
        .nullable()
        .meta({ description: 'A room type that has it' }),
    }),
  ),
  Cots: z.int().meta({ description: 'How many fit' }),
  ExtraBeds: z.int(),
  Steps: z.int().nullable(),
  DoorWidth: z.int().nullable().meta({ description: 'Centimetres' }),
  AccessNotes: z.array(z.string()),
  Terms: z.array(z.object({ Title: z.string(), Text: z.string() })),
});
export type RoomTypeDetails = z.infer<typeof roomTypeDetailsSchema>;
