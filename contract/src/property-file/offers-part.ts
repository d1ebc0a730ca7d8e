import * as z from 'zod';
import { dateSchema, idSchema, nameSchema, pictureSchema, textSchema } from './file-parts.ts';

/** An advertised deal; choosing it applies its code. */
export const offerPartSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  description: textSchema,
  image: pictureSchema.optional(),
  dateFrom: dateSchema.optional().describe('Its first night'),
  dateTo: dateSchema.optional().describe('Its last night'),
  ratePlanCode: nameSchema.optional().describe('The code of a rate plan of this file'),
  promoCode: nameSchema.optional().describe('The code of a promotion of this file'),
  minNights: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .describe('Least nights of a stay; absent: as its promotion or rate plan requires'),
});
