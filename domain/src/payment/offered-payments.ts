import type { CompanyInvoice } from './company-invoice.ts';
import { paymentMethods, type PaymentType } from './payment-methods.ts';

/** The facts that determine how a booking is paid. */
export interface PaymentNeed {
  /** Gross, minor units, of all rooms and extras together, after a voucher. */
  readonly dueNowMinor: number;
  /** The same for charges on later days. */
  readonly dueLaterMinor: number;
  /** The same for the whole price, whenever due. */
  readonly remainingMinor: number;
  /** Whether a voucher pays everything due now or later: docs/pricing.md, "Vouchers". */
  readonly coveredByVoucher: boolean;
  /** Whether a rate plan of the booking needs a saved card as guarantee. */
  readonly needsGuarantee: boolean;
  /** Company invoicing of all rates together. */
  readonly companyInvoice: CompanyInvoice | 'mixed';
}

/** What the hotel accepts, and from whom. */
export interface PaymentsTaken {
  readonly propertyTypes: readonly PaymentType[];
  /** Whether the guest may choose an invoice instead of paying online. */
  readonly mayChoose: boolean;
}

/**
 * The payment methods offered to a guest, online first: a card if something is due now; a stored card if something is
 * due later or a plan needs a guarantee; the regional provider's page in place of both; then invoices. Empty if none is
 * needed, as when a voucher pays, or none fits.
 * Rules: docs/journeys.md, "Ways of paying", "Paying by invoice".
 */
export function offeredPaymentTypes(facts: PaymentNeed & PaymentsTaken): PaymentType[] {
  const { propertyTypes, dueNowMinor, remainingMinor, companyInvoice, mayChoose } = facts;
  const hasRemainder = remainingMinor > 0;
  if (hasRemainder && companyInvoice === 'mixed') return [];
  const company: PaymentType[] =
    hasRemainder && companyInvoice !== 'no' && propertyTypes.includes('company-invoice')
      ? ['company-invoice']
      : [];
  if (hasRemainder && companyInvoice === 'only') return company;
  const hasRedirect = propertyTypes.some((type) => paymentMethods[type].provider === 'redirect');
  const isIndividual =
    dueNowMinor > 0 && mayChoose && !hasRedirect && propertyTypes.includes('individual-invoice');
  return [...online(facts), ...(isIndividual ? (['individual-invoice'] as const) : []), ...company];
}

function online(facts: PaymentNeed & PaymentsTaken): PaymentType[] {
  const { propertyTypes } = facts;
  const chosen = propertyTypes.find((type) => paymentMethods[type].provider === 'redirect') ?? 'card';
  const effective = effectivePaymentType({ ...facts, chosen });
  if (effective === undefined || effective === 'voucher') return [];
  // A provider that charges cards can also save one for what is due later.
  const isTaken =
    propertyTypes.includes(effective) ||
    (effective === 'store-card' && facts.dueLaterMinor > 0 && propertyTypes.includes('card'));
  return isTaken ? [effective] : [];
}

/**
 * The effective payment method. Card, stored card and voucher follow from the sum, and so does an invoice if nothing is
 * left to pay. Undefined: no card is needed, and the booking is confirmed without payment. Rule: docs/journeys.md,
 * "Ways of paying".
 */
export function effectivePaymentType({
  chosen,
  dueNowMinor,
  dueLaterMinor,
  remainingMinor,
  needsGuarantee,
  coveredByVoucher,
}: PaymentNeed & { readonly chosen: PaymentType }): PaymentType | undefined {
  const { owes, provider } = paymentMethods[chosen];
  const isRedirect = provider === 'redirect';
  if (owes === 'later' && remainingMinor > 0) return chosen;
  if (dueNowMinor > 0) return isRedirect ? chosen : 'card';
  if ((dueLaterMinor > 0 || needsGuarantee) && !isRedirect) return 'store-card';
  return coveredByVoucher ? 'voucher' : undefined;
}

/**
 * The effective payment method of the chosen one (null: none): null if none is needed, `not-offered` if it is not among
 * those offered. Rule: docs/journeys.md, "Paying by invoice".
 */
export function acceptedPaymentType(
  facts: PaymentNeed & PaymentsTaken & { readonly chosen: PaymentType | null },
): PaymentType | null | 'not-offered' {
  const { chosen, dueNowMinor, remainingMinor, companyInvoice } = facts;
  const effective = chosen === null ? undefined : effectivePaymentType({ ...facts, chosen });
  const needsCompany = remainingMinor > 0 && (companyInvoice === 'only' || companyInvoice === 'mixed');
  if (effective === 'voucher') return needsCompany ? 'not-offered' : effective;
  if (effective !== undefined)
    return offeredPaymentTypes(facts).includes(effective) ? effective : 'not-offered';
  // A guarantee that the hotel cannot take does not prevent a booking; a sum due does.
  return !needsCompany && online(facts).length === 0 && dueNowMinor === 0 ? null : 'not-offered';
}
