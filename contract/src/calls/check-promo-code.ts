import * as z from 'zod';
import { wireId, wireText } from './wire-parts.ts';

/** POST /api/Availability/CheckPromoCode: without dates, so it only says whether the code may be used today. */
export const checkPromoCodeRequestSchema = z.strictObject({
  propertyId: wireId,
  promoCode: wireText(50),
});

export const checkPromoCodeResponseSchema = z.object({
  IsPromoCodeValid: z.boolean(),
  PromoCodeMessage: z.string().nullable(),
});
export type CheckPromoCodeResponse = z.infer<typeof checkPromoCodeResponseSchema>;
