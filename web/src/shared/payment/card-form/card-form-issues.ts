import { payersCardIssues, type CardDetails } from '@portico/domain/payment/card';
import type { FieldIssue } from '../../../ui/error-summary.tsx';
import type { Hotel } from '../../hotel/hotel.ts';
import { issuesInWords } from '../../people/issues-at-fields.ts';
import { cardFieldId } from './card-field-id.ts';
import { acceptedBrands } from './card-types.ts';

/** The faults of a typed card, at its fields. Its own e-mail may be empty: then the payer's applies. */
export function cardFormIssues(card: CardDetails, hotel: Hotel): FieldIssue[] {
  const rules = { today: hotel.today, acceptedBrands: acceptedBrands(hotel) };
  return issuesInWords(payersCardIssues(card, rules), cardFieldId);
}
