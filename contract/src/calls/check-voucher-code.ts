import * as z from 'zod';
import { createRoomSchema } from './parts/room.ts';
import { languageCode, wireAmount, wireId, wireText } from './wire-parts.ts';

/** POST /api/Reservation/CheckVoucherCode: how much a gift voucher would pay of these rooms, given as in Create. */
export const checkVoucherCodeRequestSchema = z.strictObject({
  PropertyId: wireId,
  LanguageCode: languageCode,
  VoucherCode: wireText(50),
  PromoCode: wireText(50).nullish(),
  RatePlanCode: wireText(50).nullish(),
  Rooms: z.array(createRoomSchema).min(1).max(50),
});
export type CheckVoucherCodeRequest = z.output<typeof checkVoucherCodeRequestSchema>;
export type CheckVoucherCodeRequestBody = z.input<typeof checkVoucherCodeRequestSchema>;

export const checkVoucherCodeResponseSchema = z.object({
  IsValid: z.boolean(),
  TotalDiscount: wireAmount,
  Message: z.string().nullable(),
  ShowExperienceWarningMessage: z.boolean(),
});
export type CheckVoucherCodeResponse = z.infer<typeof checkVoucherCodeResponseSchema>;
