/** The ways of paying that the field knows; the wire's numbers stand in contract. */
export type PaymentType =
  'store-card' | 'individual-invoice' | 'voucher' | 'company-invoice' | 'paystack' | 'card';

/** What decides how a booking is paid online. */
export interface PaymentNeed {
  /** Gross, minor units, of all rooms and extras together, after a voucher. */
  readonly dueNowMinor: number;
  /** True when a voucher pays all that was due now or later: docs/pricing.md, "Vouchers". */
  readonly coveredByVoucher: boolean;
  /** True when a rate plan of the booking keeps a card as guarantee. */
  readonly needsGuarantee: boolean;
}

/**
 * What anyone may choose to pay online: a card where something is due now, a stored card where nothing is but a plan
 * needs a guarantee. A property with the regional provider has it instead. Empty: nothing is asked for, as where a
 * voucher pays.
 * Rule: docs/journeys.md, "Ways of paying".
 */
export function offeredPaymentTypes(
  facts: PaymentNeed & { readonly propertyTypes: readonly PaymentType[] },
): PaymentType[] {
  const chosen = facts.propertyTypes.includes('paystack') ? 'paystack' : 'card';
  const effective = effectivePaymentType({ ...facts, chosen });
  if (effective === undefined || effective === 'voucher') return [];
  return facts.propertyTypes.includes(effective) ? [effective] : [];
}

/**
 * What a chosen way of paying comes to: card, stored card and voucher become what the sum asks for. Undefined: no card
 * is asked for, and the booking is confirmed without paying. Rule: docs/journeys.md, "Ways of paying".
 */
export function effectivePaymentType(
  facts: PaymentNeed & { readonly chosen: PaymentType },
): PaymentType | undefined {
  switch (facts.chosen) {
    case 'card':
    case 'store-card':
    case 'voucher':
      if (facts.dueNowMinor > 0) return 'card';
      if (facts.needsGuarantee) return 'store-card';
      return facts.coveredByVoucher ? 'voucher' : undefined;
    case 'paystack':
      if (facts.dueNowMinor > 0) return 'paystack';
      return facts.coveredByVoucher ? 'voucher' : undefined;
    case 'individual-invoice':
    case 'company-invoice':
      return facts.chosen;
  }
}
