import * as z from 'zod';
import { wireGroupId, wireText } from './wire-parts.ts';

/** POST /api/Availability/CheckPromoCodeGroup: valid where a hotel of the group honours the code; answered as CheckPromoCode. */
export const checkPromoCodeGroupRequestSchema = z.strictObject({
  propertyGroupId: wireGroupId,
  promoCode: wireText(50),
});
