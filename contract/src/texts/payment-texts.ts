import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';

/** The name of a payment method, verbatim. Rule: docs/journeys.md, "Ways of paying". */
export function paymentLabel(type: PaymentType): 'Pay Online' | 'Pay by Invoice' {
  return isInvoice(type) ? 'Pay by Invoice' : 'Pay Online';
}

/** Beside the name of a rate that is sold no other way. */
export const companyInvoiceOnly = 'Company invoice only';

/** The same in a rate's payment schedule: “Nothing today, £312.00 on a company’s invoice only”. */
export function companyInvoiceOnlyText(sum: string): string {
  return `Nothing today, ${sum} on a company’s invoice only`;
}

/** For an invoiced sum; null: the guest is invoiced. */
export function onInvoiceTo(companyName: string | null): string {
  return `On invoice to ${companyName ?? 'you'}`;
}
