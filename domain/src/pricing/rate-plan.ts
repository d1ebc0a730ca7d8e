import type { RatePlanId } from '../ids.ts';
import type { VatPart } from '../money/vat.ts';
import type { OccupancyLimits } from '../occupancy/limits.ts';
import type { CompanyInvoice } from '../payment/company-invoice.ts';
import type { PaymentPolicy } from '../payment/payment-policy.ts';
import type { CancellationPolicy } from '../reservation/cancellation-policy.ts';

/** The part of a rate plan that the rules need, without its texts. */
export interface RatePlan {
  readonly id: RatePlanId;
  readonly code: string;
  /** False: found only by its code. */
  readonly isPublic: boolean;
  readonly baseNumberOfAdults: number;
  /** True: `limits` tighten the room type's. */
  readonly usesOccupancy: boolean;
  readonly limits: OccupancyLimits;
  readonly payment: PaymentPolicy;
  readonly cancellation: CancellationPolicy;
  /** True: a card is saved as guarantee if nothing is due at booking. */
  readonly needsGuarantee: boolean;
  readonly companyInvoice: CompanyInvoice;
  /** True: the ages of children are asked for. */
  readonly asksChildAges: boolean;
  /** Only where the hotel's prices include VAT. */
  readonly vatParts: readonly VatPart[];
}
