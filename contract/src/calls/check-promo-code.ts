import * as z from 'zod';
import { wireGroupId, wireId, wireText } from './wire-parts.ts';

/** POST /api/Availability/CheckPromoCode: without dates, so only whether the code may be used today. */
export const checkPromoCodeRequestSchema = z.strictObject({
  propertyId: wireId,
  promoCode: wireText(50),
});

/**
 * POST /api/Availability/CheckPromoCodeGroup: valid if a hotel of the group or area accepts the code; `areaId` 0 and
 * null: every area.
 */
export const checkPromoCodeGroupRequestSchema = z.strictObject({
  propertyGroupId: wireGroupId,
  areaId: z.int().min(0).nullish(),
  promoCode: wireText(50),
});

export const checkPromoCodeResponseSchema = z.object({
  IsPromoCodeValid: z.boolean(),
  PromoCodeMessage: z.string().nullable(),
});
export type CheckPromoCodeResponse = z.infer<typeof checkPromoCodeResponseSchema>;
