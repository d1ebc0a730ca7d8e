import type { CompanyInvoice } from './company-invoice.ts';
import { paymentMethods, type PaymentType } from './payment-methods.ts';

/** What decides how a booking is paid. */
export interface PaymentNeed {
  /** Gross, minor units, of all rooms and extras together, after a voucher. */
  readonly dueNowMinor: number;
  /** The same of what is to be charged on later days. */
  readonly dueLaterMinor: number;
  /** The same of the whole price, whenever it is due. */
  readonly leftMinor: number;
  /** True when a voucher pays all that was due now or later: docs/pricing.md, "Vouchers". */
  readonly coveredByVoucher: boolean;
  /** True when a rate plan of the booking keeps a card as guarantee. */
  readonly needsGuarantee: boolean;
  /** What the rates together say of a company's invoice. */
  readonly companyInvoice: CompanyInvoice | 'mixed';
}

/** What the hotel takes, and from whom. */
export interface PaymentsTaken {
  readonly propertyTypes: readonly PaymentType[];
  /** True for a guest who may have an invoice instead of paying online. */
  readonly mayChoose: boolean;
}

/**
 * What a guest may choose to pay by, online first: a card where something is due now, a stored card where it is due later
 * or a plan needs a guarantee, the page of the regional provider in place of both; then the invoices. Empty: nothing is
 * asked for, as where a voucher pays, or nothing fits.
 * Rules: docs/journeys.md, "Ways of paying", "Paying by invoice".
 */
export function offeredPaymentTypes(facts: PaymentNeed & PaymentsTaken): PaymentType[] {
  const { propertyTypes, dueNowMinor, leftMinor, companyInvoice, mayChoose } = facts;
  const isLeft = leftMinor > 0;
  if (isLeft && companyInvoice === 'mixed') return [];
  const company: PaymentType[] =
    isLeft && companyInvoice !== 'no' && propertyTypes.includes('company-invoice') ? ['company-invoice'] : [];
  if (isLeft && companyInvoice === 'only') return company;
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
  // Who charges cards can keep one for what is due later.
  const isTaken =
    propertyTypes.includes(effective) ||
    (effective === 'store-card' && facts.dueLaterMinor > 0 && propertyTypes.includes('card'));
  return isTaken ? [effective] : [];
}

/**
 * What a chosen way of paying comes to: card, stored card and voucher become what the sum asks for, and so does an
 * invoice where nothing is left to pay. Undefined: no card is asked for, and the booking is confirmed without paying.
 * Rule: docs/journeys.md, "Ways of paying".
 */
export function effectivePaymentType({
  chosen,
  dueNowMinor,
  dueLaterMinor,
  leftMinor,
  needsGuarantee,
  coveredByVoucher,
}: PaymentNeed & { readonly chosen: PaymentType }): PaymentType | undefined {
  const { owes, provider } = paymentMethods[chosen];
  const isRedirect = provider === 'redirect';
  if (owes === 'later' && leftMinor > 0) return chosen;
  if (dueNowMinor > 0) return isRedirect ? chosen : 'card';
  if ((dueLaterMinor > 0 || needsGuarantee) && !isRedirect) return 'store-card';
  return coveredByVoucher ? 'voucher' : undefined;
}

/**
 * How a booking is paid: what the chosen way (null: none) comes to, null where nothing is asked for, and `not-offered`
 * where it is none of those offered. Rule: docs/journeys.md, "Paying by invoice".
 */
export function acceptedPaymentType(
  facts: PaymentNeed & PaymentsTaken & { readonly chosen: PaymentType | null },
): PaymentType | null | 'not-offered' {
  const { chosen, dueNowMinor, leftMinor, companyInvoice } = facts;
  const effective = chosen === null ? undefined : effectivePaymentType({ ...facts, chosen });
  const needsCompany = leftMinor > 0 && (companyInvoice === 'only' || companyInvoice === 'mixed');
  if (effective === 'voucher') return needsCompany ? 'not-offered' : effective;
  if (effective !== undefined)
    return offeredPaymentTypes(facts).includes(effective) ? effective : 'not-offered';
  // A card to keep that the hotel has no way to take keeps nobody from booking; a sum that is due does.
  return !needsCompany && online(facts).length === 0 && dueNowMinor === 0 ? null : 'not-offered';
}
