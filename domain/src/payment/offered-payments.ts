import { paymentMethods, type PaymentType } from './payment-methods.ts';

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
 * needs a guarantee. A property with a provider that has a page of its own has it instead. Empty: nothing is asked for,
 * as where a voucher pays.
 * Rule: docs/journeys.md, "Ways of paying".
 */
export function offeredPaymentTypes(
  facts: PaymentNeed & { readonly propertyTypes: readonly PaymentType[] },
): PaymentType[] {
  const { propertyTypes } = facts;
  const chosen = propertyTypes.find((type) => paymentMethods[type].provider === 'redirect') ?? 'card';
  const effective = effectivePaymentType({ ...facts, chosen });
  if (effective === undefined || effective === 'voucher') return [];
  return propertyTypes.includes(effective) ? [effective] : [];
}

/**
 * What a chosen way of paying comes to: card, stored card and voucher become what the sum asks for. Undefined: no card
 * is asked for, and the booking is confirmed without paying. Rule: docs/journeys.md, "Ways of paying".
 */
export function effectivePaymentType({
  chosen,
  dueNowMinor,
  needsGuarantee,
  coveredByVoucher,
}: PaymentNeed & { readonly chosen: PaymentType }): PaymentType | undefined {
  const { owes, provider } = paymentMethods[chosen];
  const isRedirect = provider === 'redirect';
  if (owes === 'later') return chosen;
  if (dueNowMinor > 0) return isRedirect ? chosen : 'card';
  if (needsGuarantee && !isRedirect) return 'store-card';
  return coveredByVoucher ? 'voucher' : undefined;
}
