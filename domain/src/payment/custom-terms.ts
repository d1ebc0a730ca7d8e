import type { PaymentType } from './payment-methods.ts';

/** A hotel's own terms, accepted beside its general ones. */
export interface CustomTerms {
  readonly onlyForCompanyInvoice: boolean;
}

/** Whether the guest must accept them; `terms`: null if the hotel has none. Rule: docs/journeys.md, "Custom terms". */
export function requiresCustomTerms(terms: CustomTerms | null, type: PaymentType | null): boolean {
  return terms !== null && (!terms.onlyForCompanyInvoice || type === 'company-invoice');
}
