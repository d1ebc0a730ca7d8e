/** The ways of paying that the field knows; the wire's numbers stand in contract. */
export type PaymentType =
  'store-card' | 'individual-invoice' | 'voucher' | 'company-invoice' | 'paystack' | 'card';

/** What decides how a booking is paid online. */
export interface PaymentNeed {
  /** Gross, minor units, of all rooms together. */
  readonly dueNowMinor: number;
  /** True when a rate plan of the booking keeps a card as guarantee. */
  readonly needsGuarantee: boolean;
}

/**
 * What anyone may choose to pay online: a card where something is due now, a stored card where nothing is but a plan
 * needs a guarantee. A property with the regional provider has it instead. Empty: nothing is asked for.
 * Rule: docs/journeys.md, "Ways of paying".
 */
export function offeredPaymentTypes(
  facts: PaymentNeed & { readonly propertyTypes: readonly PaymentType[] },
): PaymentType[] {
  const chosen = facts.propertyTypes.includes('paystack') ? 'paystack' : 'card';
  const effective = effectivePaymentType({ ...facts, chosen });
  return effective !== undefined && facts.propertyTypes.includes(effective) ? [effective] : [];
}

/**
 * What a chosen way of paying comes to: card and stored card become what the sum asks for. Undefined: no card is asked
 * for, and the booking is confirmed without paying. Rule: docs/journeys.md, "Ways of paying".
 */
export function effectivePaymentType(
  facts: PaymentNeed & { readonly chosen: PaymentType },
): PaymentType | undefined {
  switch (facts.chosen) {
    case 'card':
    case 'store-card':
      if (facts.dueNowMinor > 0) return 'card';
      return facts.needsGuarantee ? 'store-card' : undefined;
    case 'paystack':
      return facts.dueNowMinor > 0 ? 'paystack' : undefined;
    case 'individual-invoice':
    case 'company-invoice':
    case 'voucher':
      return facts.chosen;
  }
}
