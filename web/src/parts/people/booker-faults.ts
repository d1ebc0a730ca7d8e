import { issueText } from '@portico/contract/texts/issue-texts';
import { bookerFields } from '@portico/contract/wire/booker';
import { bookerIssues, type Booker } from '@portico/domain/people/booker';
import { notesIssues } from '@portico/domain/people/text-issues';
import type { RequiredFields } from '@portico/domain/people/required-fields';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { bookerFieldId } from './typed-booker.ts';

/** What is wrong with who books, in the order and the words of the fields. */
export function bookerFaults(booker: Booker, required: RequiredFields): FieldIssue[] {
  return bookerIssues(booker, required).map(({ field, code }) => ({
    fieldId: bookerFieldId(field),
    message: issueText(code, { field }),
  }));
}

/** The same of what the hotel should know. */
export function requestsFaults(requests: string): FieldIssue[] {
  return notesIssues('notes', requests).map(({ field, code }) => ({
    fieldId: bookerFieldId('specialRequests'),
    message: issueText(code, { field }),
  }));
}

/** The server's names of the fields, in lower case, with the controls they belong to. */
export const bookerControls: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bookerFields).map(([field, name]) => [`booker.${name.toLowerCase()}`, bookerFieldId(field)]),
);
