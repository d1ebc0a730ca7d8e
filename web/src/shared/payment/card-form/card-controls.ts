import { cardFields } from '@portico/contract/wire/card';
import { controlsOf } from '../../people/issues-at-fields.ts';
import { cardFieldId } from './card-field-id.ts';

/** The fields that have no control of their own. */
const shared: Readonly<Record<string, string>> = {
  cardTypeId: 'number',
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
};

/** The server's names of a card's fields, in lower case, with the controls they belong to. */
export const cardControls = controlsOf(
  cardFields,
  (field) => cardFieldId(shared[field] ?? field),
  'carddetails.',
);
