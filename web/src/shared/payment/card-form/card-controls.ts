import { cardFields } from '@portico/contract/wire/card';
import { controlsOf } from '../../people/issues-at-fields.ts';
import { cardFieldId } from './card-field-id.ts';

/** Fields without a control of their own. */
const shared: Readonly<Record<string, string>> = {
  cardTypeId: 'number',
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
};

/** The server's names of a card's fields, in lower case, with their controls. */
export const cardControls = controlsOf(
  cardFields,
  (field) => cardFieldId(shared[field] ?? field),
  'carddetails.',
);
