import { cardFieldId } from '../../../shared/payment/card-form/card-field-id.ts';
import { invoiceFieldId } from '../../../shared/payment/invoice-field-id.ts';
import { savedCardsId } from '../../../shared/payment/saved-card-choices.tsx';
import { bookerFieldId } from '../../../shared/people/typed-booker.ts';

export const termsId = 'terms';
export const customTermsId = 'custom-terms';
export const commentId = 'additional-information';

const others: Readonly<Record<string, string>> = {
  agreesToTerms: termsId,
  acceptsCustomTerms: customTermsId,
  comment: commentId,
  company: invoiceFieldId('accountId'),
  companyText: invoiceFieldId('accountId'),
  companyCode: invoiceFieldId('companyCode'),
  poNumber: invoiceFieldId('poNumber'),
};

/** The id of the control of a field of the draft. */
export function draftFieldId(field: string): string {
  return others[field] ?? bookerFieldId(field);
}

/** Controls that some payment methods need and others do not. */
export const paymentFieldIds: readonly string[] = [
  savedCardsId,
  ...['holderName', 'number', 'expiry', 'securityCode', 'email'].map(cardFieldId),
  ...['accountId', 'companyCode', 'poNumber'].map(invoiceFieldId),
  customTermsId,
];
