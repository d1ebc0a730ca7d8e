import { lookupMissingTexts } from '@portico/contract/texts/manage-texts';
import type { Lookup } from '../../parts/booked/lookup-session.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';

const fields = ['reservationNumber', 'guestName'] as const;

/** What a lookup lacks. */
export function lookupIssues(typed: Lookup): FieldIssue[] {
  return fields.flatMap((fieldId) =>
    typed[fieldId].trim() === '' ? [{ fieldId, message: lookupMissingTexts[fieldId] }] : [],
  );
}
