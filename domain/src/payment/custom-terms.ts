import type { PaymentType } from './payment-methods.ts';

/** Terms of a hotel's own, agreed to beside its general ones. */
export interface CustomTerms {
  readonly onlyForCompanyInvoice: boolean;
}

/** Whether the guest has to agree to them; `terms`: null where the hotel has none. Rule: docs/journeys.md, "Custom terms". */
export function asksCustomTerms(terms: CustomTerms | null, type: PaymentType | null): boolean {
  return terms !== null && (!terms.onlyForCompanyInvoice || type === 'company-invoice');
}
