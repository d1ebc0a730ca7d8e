import { bookerFields } from '@portico/contract/wire/booker';
import { bookerIssues, type Booker } from '@portico/domain/people/booker';
import { notesIssues } from '@portico/domain/people/text-issues';
import type { RequiredFields } from '@portico/domain/people/required-fields';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { controlsOf, issuesInWords } from './issues-at-fields.ts';
import { bookerFieldId } from './typed-booker.ts';

/** The faults of the booker, in field order with the fields' texts. */
export function bookerFaults(booker: Booker, required: RequiredFields): FieldIssue[] {
  return issuesInWords(bookerIssues(booker, required), bookerFieldId);
}

/** The same for special requests. */
export function requestsFaults(requests: string): FieldIssue[] {
  return issuesInWords(notesIssues('notes', requests), () => bookerFieldId('specialRequests'));
}

/** The server's field names, in lower case, with their controls. */
export const bookerControls = controlsOf(bookerFields, bookerFieldId, 'booker.');
