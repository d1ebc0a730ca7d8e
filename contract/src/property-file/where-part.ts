import * as z from 'zod';
import { nameSchema, pictureSchema, textSchema } from './file-parts.ts';

const percent = z.number().min(0).max(100);

/** Where a label stands on a picture. */
export const onMap = {
  x: percent.describe('In percent of the picture’s width, from the left'),
  y: percent.describe('In percent of its height, from the top'),
};

const labelSchema = z.strictObject({
  name: nameSchema,
  note: nameSchema.optional().describe('A few words beside the name: “9 minutes on foot”'),
  ...onMap,
  isHotel: z.boolean().default(false).describe('True: the hotel itself'),
});

const rowSchema = z.strictObject({ title: nameSchema, text: nameSchema });

/** How a guest finds the hotel: its own page. */
export const wherePartSchema = z
  .strictObject({
    map: pictureSchema.optional().describe('A drawn map; its names are labels, not part of the picture'),
    labels: z.array(labelSchema).max(12).default([]).describe('Names on the map, the most important first'),
    intro: textSchema.optional().describe('One or two sentences under the heading'),
    ways: z
      .array(
        z.strictObject({
          title: nameSchema,
          text: textSchema,
          sign: z.enum(['train', 'car', 'clock']).optional().describe('Drawn beside it'),
        }),
      )
      .max(8)
      .default([])
      .describe('Ways to come: “By train”'),
    parking: textSchema.optional().describe('Where to leave a car, and what it costs'),
    access: z.array(rowSchema).max(8).default([]).describe('Short facts, measured: “Front door”, “84 cm”'),
    accessNote: textSchema.optional().describe('Who measured, and when'),
    hours: z.array(rowSchema).max(8).default([]).describe('“Reception”, “07:00 to 23:00”'),
  })
  .refine(({ labels, map }) => labels.length === 0 || map !== undefined, {
    path: ['labels'],
    message: 'Expected a map for the labels',
  });
export type WherePart = z.output<typeof wherePartSchema>;
