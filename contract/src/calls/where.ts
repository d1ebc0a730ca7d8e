import * as z from 'zod';
import { wirePicture } from './wire-parts.ts';

const row = z.object({ Title: z.string(), Text: z.string() });

/** GET /api/Where/Get: how a guest finds the hotel. */
export const whereSchema = z.object({
  Map: wirePicture.nullable(),
  Labels: z
    .array(
      z.object({
        Name: z.string(),
        Note: z.string().nullable(),
        X: z.number(),
        Y: z.number(),
        IsHotel: z.boolean(),
      }),
    )
    .meta({ description: 'On the map, in percent from its top left' }),
  Intro: z.string().nullable(),
  Ways: z.array(row.extend({ Sign: z.enum(['train', 'car', 'clock']).nullable() })),
  Parking: z.string().nullable(),
  Access: z.array(row),
  AccessNote: z.string().nullable(),
  Hours: z.array(row),
});
export type Where = z.infer<typeof whereSchema>;
