import * as z from 'zod';
import { dateSchema, idSchema, nameSchema, pictureSchema, textSchema } from './file-parts.ts';

/** An advertised deal; choosing it applies its code. */
export const offerPartSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  description: textSchema,
  image: pictureSchema.optional(),
  dateFrom: dateSchema.optional().describe('The first night it speaks of'),
  dateTo: dateSchema.optional().describe('The last night it speaks of'),
  ratePlanCode: nameSchema.optional().describe('The code of a rate plan of this file'),
  promoCode: nameSchema.optional().describe('The code of a promotion of this file'),
  minNights: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .describe('Nights a stay has at least; absent: as its promotion or its rate plan says'),
});
