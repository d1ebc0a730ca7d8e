import * as z from 'zod';
import { outcome } from './error-body.ts';
import { guestCounts } from './parts/guest.ts';
import { rateFigureShape, wirePromotionSchema } from './rate.ts';
import { languageCode, wireAmount, wireDate, wireDateOut, wireId, wireItemId } from './wire-parts.ts';

/** POST /api/ManageBooking/SearchDateOptions: rooms of one booking on other dates. */
export const searchDateOptionsRequestSchema = z.strictObject({
  LanguageCode: languageCode,
  PropertyId: wireId,
  DateFrom: wireDate,
  DateTo: wireDate,
  ReservationItemIds: z.array(wireItemId).min(1).max(50),
});
export type SearchDateOptionsRequest = z.output<typeof searchDateOptionsRequestSchema>;
export type SearchDateOptionsRequestBody = z.input<typeof searchDateOptionsRequestSchema>;

/** The specification's new date row: today's figures for the whole stay. */
const reservationItemRateRowSchema = z.object({
  ReservationItemId: z.string(),
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  IsOccupancyBased: z.boolean(),
  BaseNumberOfAdults: z.int(),
  ...rateFigureShape,
  ...guestCounts,
  Promotion: wirePromotionSchema.nullable(),
  TotalRoomCost: wireAmount.meta({ description: 'The room on these dates before the discount, gross' }),
  TotalDiscountedRoomCost: wireAmount.meta({
    description: 'What the room costs once the dates are changed, gross',
  }),
});
export type ReservationItemRateRow = z.infer<typeof reservationItemRateRowSchema>;

export const searchDateOptionsResponseSchema = z.object({
  ...outcome,
  ReservationItemRateRows: z.array(reservationItemRateRowSchema).meta({ description: 'One for each room' }),
});
export type SearchDateOptionsResponse = z.infer<typeof searchDateOptionsResponseSchema>;
