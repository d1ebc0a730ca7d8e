import { voucherCodePattern } from '@portico/domain/payment/voucher';
import * as z from 'zod';
import { amountSchema, dateSchema } from './file-parts.ts';

/** A gift with a balance, spent in parts; the hotel itself redeems an experience. */
export const giftVoucherPartSchema = z.strictObject({
  code: z
    .string()
    .regex(voucherCodePattern, 'Expected 6 to 50 letters, digits or hyphens')
    .describe('Anyone who has it may spend it; case is ignored'),
  kind: z.enum(['money', 'experience']),
  balance: amountSchema.describe('What it is worth when first imported; an experience may have 0'),
  validUntil: dateSchema.optional().describe('The last day on which it may be spent, included'),
});
