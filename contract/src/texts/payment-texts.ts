import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';

/** What a way to pay is called, to the letter. Rule: docs/journeys.md, "Ways of paying". */
export function paymentLabel(type: PaymentType): 'Pay Online' | 'Pay by Invoice' {
  return isInvoice(type) ? 'Pay by Invoice' : 'Pay Online';
}

/** Of a rate that is sold no other way, beside its name. */
export const companyInvoiceOnly = 'Company invoice only';

/** The same where a rate says when it is paid: “Nothing today, £312.00 on a company’s invoice only”. */
export function companyInvoiceOnlyText(sum: string): string {
  return `Nothing today, ${sum} on a company’s invoice only`;
}

/** Of a sum that is invoiced; null: to the guest. */
export function onInvoiceTo(companyName: string | null): string {
  return `On invoice to ${companyName ?? 'you'}`;
}
