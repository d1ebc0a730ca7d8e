import { cardFields } from '@portico/contract/wire/card';
import { cardFieldId } from '../../../parts/card-form/card-field-id.ts';
import { invoiceFieldId } from '../../../parts/paying/invoice-field-id.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { keptCardsId } from '../../../parts/paying/kept-card-choices.tsx';
import { bookerControls } from '../../../parts/people/booker-faults.ts';
import { bookerFieldId } from '../../../parts/people/typed-booker.ts';
import { issuesAtFields } from '../../../parts/people/issues-at-fields.ts';
import type { FieldIssue } from '../../../ui/error-summary.tsx';

/** The fields of a card that this form has no control of their own for. */
const cardControls: Readonly<Record<string, string>> = {
  cardTypeId: 'number',
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
};

/** The server's names of the fields of this form, in lower case. */
const fieldIds: Readonly<Record<string, string>> = {
  ...bookerControls,
  ...controlsOf('carddetails', cardFields, (field) => cardFieldId(cardControls[field] ?? field)),
  'carddetails.creditcardid': keptCardsId,
  accountid: invoiceFieldId('accountId'),
  ponumber: invoiceFieldId('poNumber'),
  notes: bookerFieldId('specialRequests'),
};

function controlsOf(
  parent: string,
  names: Readonly<Record<string, string>>,
  idOf: (field: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([field, name]) => [`${parent}.${name.toLowerCase()}`, idOf(field)]),
  );
}

/** The server's ModelState at the fields of this form; what belongs to none of them has no field. */
export function issuesOfModelState(state: ApiError['fields']): FieldIssue[] {
  return issuesAtFields(state, fieldIds);
}
