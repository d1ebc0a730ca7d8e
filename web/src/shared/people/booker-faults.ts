import { bookerFields } from '@portico/contract/wire/booker';
import { bookerIssues, type Booker } from '@portico/domain/people/booker';
import { notesIssues } from '@portico/domain/people/text-issues';
import type { RequiredFields } from '@portico/domain/people/required-fields';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { controlsOf, issuesInWords } from './issues-at-fields.ts';
import { bookerFieldId } from './typed-booker.ts';

/** What is wrong with who books, in the order and the words of the fields. */
export function bookerFaults(booker: Booker, required: RequiredFields): FieldIssue[] {
  return issuesInWords(bookerIssues(booker, required), bookerFieldId);
}

/** The same of what the hotel should know. */
export function requestsFaults(requests: string): FieldIssue[] {
  return issuesInWords(notesIssues('notes', requests), () => bookerFieldId('specialRequests'));
}

/** The server's names of the fields, in lower case, with the controls they belong to. */
export const bookerControls = controlsOf(bookerFields, bookerFieldId, 'booker.');
