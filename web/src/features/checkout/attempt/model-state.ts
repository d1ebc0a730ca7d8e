import { cardControls } from '../../../parts/card-form/card-controls.ts';
import { invoiceFieldId } from '../../../parts/paying/invoice-field-id.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { keptCardsId } from '../../../parts/paying/kept-card-choices.tsx';
import { bookerControls } from '../../../parts/people/booker-faults.ts';
import { bookerFieldId } from '../../../parts/people/typed-booker.ts';
import { issuesAtFields } from '../../../parts/people/issues-at-fields.ts';
import { commentId } from '../details/draft-field-id.ts';
import type { FieldIssue } from '../../../ui/error-summary.tsx';

/** The server's names of the fields of this form, in lower case. */
const fieldIds: Readonly<Record<string, string>> = {
  ...bookerControls,
  ...cardControls,
  'carddetails.creditcardid': keptCardsId,
  accountid: invoiceFieldId('accountId'),
  accountcode: invoiceFieldId('companyCode'),
  ponumber: invoiceFieldId('poNumber'),
  notes: bookerFieldId('specialRequests'),
  comment: commentId,
};

/** The server's ModelState at the fields of this form; what belongs to none of them has no field. */
export function issuesOfModelState(state: ApiError['fields']): FieldIssue[] {
  return issuesAtFields(state, fieldIds);
}
