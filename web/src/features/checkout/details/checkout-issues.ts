import { issueText } from '@portico/contract/texts/issue-texts';
import { invoicedCompanyIssues, type InvoicedCompany } from '@portico/domain/payment/company-invoice';
import type { CardDetails } from '@portico/domain/payment/card';
import { notesIssues } from '@portico/domain/people/text-issues';
import type { Booker } from '@portico/domain/people/booker';
import { cardFormIssues } from '../../../shared/payment/card-form/card-form-issues.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { invoiceFieldId } from '../../../shared/payment/invoice-field-id.ts';
import { bookerFaults, requestsFaults } from '../../../shared/people/booker-faults.ts';
import { issuesInWords } from '../../../shared/people/issues-at-fields.ts';
import { commentId, customTermsId, termsId } from './draft-field-id.ts';
import type { FieldIssue } from '../../../ui/error-summary.tsx';

/** Null when no card is required. The card's own e-mail is empty when the booker's applies. */
export interface CheckoutForm {
  readonly booker: Booker;
  readonly card: CardDetails | null;
  /** Null when no company is invoiced. */
  readonly invoiced: InvoicedCompany | null;
  readonly specialRequests: string;
  /** Empty when the hotel asks for none. */
  readonly comment: string;
  readonly agreesToTerms: boolean;
  /** Null when the hotel has no terms of its own. */
  readonly acceptsCustomTerms: boolean | null;
  /** Faults of the account created along with it. */
  readonly ofAccount: readonly FieldIssue[];
}

/** The faults that block the booking, in page order, each with its field's text. */
export function checkoutIssues(
  {
    booker,
    card,
    invoiced,
    specialRequests,
    comment,
    agreesToTerms,
    acceptsCustomTerms,
    ofAccount,
  }: CheckoutForm,
  hotel: Hotel,
): FieldIssue[] {
  return [
    ...(agreesToTerms ? [] : [{ fieldId: termsId, message: issueText('terms.required') }]),
    ...bookerFaults(booker, hotel.required),
    ...requestsFaults(specialRequests),
    ...(card === null ? [] : cardFormIssues(card, hotel)),
    ...(invoiced === null ? [] : ofInvoice(invoiced, hotel)),
    ...ofAccount,
    ...issuesInWords(notesIssues('comment', comment), () => commentId),
    ...(acceptsCustomTerms === false
      ? [{ fieldId: customTermsId, message: issueText('terms.custom-required') }]
      : []),
  ];
}

function ofInvoice(invoiced: InvoicedCompany, hotel: Hotel): FieldIssue[] {
  const issues = invoicedCompanyIssues(invoiced, hotel.config.PONumberPattern);
  return issuesInWords(issues, invoiceFieldId);
}
