import * as z from 'zod';
import { amountSchema, codeSchema, dateSchema } from './file-parts.ts';

/** A gift with a balance, spent in part; an experience is redeemed by the hotel itself. */
export const giftVoucherPartSchema = z.strictObject({
  code: codeSchema,
  kind: z.enum(['money', 'experience']),
  balance: amountSchema.describe('What it is worth when first imported; an experience may have 0'),
  validUntil: dateSchema.optional().describe('The last day on which it may be spent, included'),
});
