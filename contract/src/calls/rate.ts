import * as z from 'zod';
import { wireAmount, wireDateOut, wireOccupancy, wirePromotionId, wireRatePlanId } from './wire-parts.ts';

/** The eight figures, now and before promotion, for one night or, on a rate, for the whole stay. */
export const rateFigureShape = {
  BaseRate: wireAmount,
  CostPerRoom: wireAmount,
  CostPerAdult: wireAmount,
  CostPerChild: wireAmount,
  CostPerInfant: wireAmount,
  PerPersonCostPerAdult: wireAmount,
  PerPersonCostPerChild: wireAmount,
  PerPersonCostPerInfant: wireAmount,
  OriginalBaseRate: wireAmount,
  OriginalCostPerRoom: wireAmount,
  OriginalCostPerAdult: wireAmount,
  OriginalCostPerChild: wireAmount,
  OriginalCostPerInfant: wireAmount,
  OriginalPerPersonCostPerAdult: wireAmount,
  OriginalPerPersonCostPerChild: wireAmount,
  OriginalPerPersonCostPerInfant: wireAmount,
};

export type RateFigures = z.infer<z.ZodObject<typeof rateFigureShape>>;

const wireFeeShape = {
  Fee: z.enum(['None', 'Nights', 'Percent', 'Full']),
  Value: z.number().nullable(),
};

export const wirePolicySchema = z.object({
  PaymentPolicyConfiguration: z.array(
    z.object({
      AutomaticPaymentType: z.enum(['AtTimeOfBooking', 'DaysBeforeArrival']),
      PercentageToCharge: z.number(),
      DaysBeforeArrival: z.int().nullable(),
    }),
  ),
  Cancellation: z.array(
    z.object({
      DaysBefore: z.int().nullable(),
      At: z.string().nullable(),
      ...wireFeeShape,
      NoShow: z.boolean().meta({ description: 'True on the one entry for guests who do not come' }),
    }),
  ),
  AllowEdit: z.boolean(),
  AllowCancel: z.boolean(),
  AllowCompanyInvoice: z.boolean(),
  CompanyInvoiceOnly: z.boolean(),
});
export type WirePolicy = z.infer<typeof wirePolicySchema>;

export const wirePromotionSchema = z.object({ PromotionId: wirePromotionId, Name: z.string() });

export const wireRateSchema = z.object({
  RatePlanId: wireRatePlanId,
  RatePlanCode: z.string(),
  RatePlanName: z.string(),
  Description: z.string(),
  Inclusions: z.array(z.string()),
  IncludesBreakfast: z.boolean(),
  VatParts: z.array(z.object({ Rate: z.number(), Percent: z.number() })),
  ...rateFigureShape,
  BaseNumberOfAdults: z.int(),
  UseOccupancyForRatePlan: z.boolean(),
  ...wireOccupancy,
  Promotion: wirePromotionSchema.nullable(),
  NeedsGuarantee: z.boolean(),
  AsksChildAges: z.boolean().meta({ description: 'A room with children needs their ages' }),
  Policy: wirePolicySchema,
  Nights: z.array(z.object({ Date: wireDateOut, ...rateFigureShape })),
});
export type WireRate = z.infer<typeof wireRateSchema>;
