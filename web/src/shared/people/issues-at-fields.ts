import { issueText, type IssueFacts } from '@portico/contract/texts/issue-texts';
import type { Issue } from '@portico/domain/result';
import type { ApiError } from '../../lib/api-error.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';

/** What the rules found wrong, in words at the controls of a form; `idOf` gives their ids by the names of the rules. */
export function issuesInWords(
  issues: readonly Issue[],
  idOf: (field: string) => string,
  facts: IssueFacts = {},
): FieldIssue[] {
  return issues.map(({ field, code }) => ({
    fieldId: idOf(field),
    message: issueText(code, { ...facts, field }),
  }));
}

/**
 * The server's ModelState at the fields of a form: `controls` gives their ids by the server's names in lower case. What
 * belongs to none of them has no field.
 */
export function issuesAtFields(
  state: ApiError['fields'],
  controls: Readonly<Record<string, string>>,
): FieldIssue[] {
  return Object.entries(state).flatMap(([name, messages]) => {
    const fieldId = controls[name.toLowerCase()];
    return messages.map((message) => ({ fieldId, message }));
  });
}

/** The same controls by what the server calls them; `part` is what its names of them begin with. */
export function controlsOf(
  wire: Readonly<Record<string, string>>,
  idOf: (field: string) => string,
  part = '',
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(wire).map(([field, name]) => [`${part}${name.toLowerCase()}`, idOf(field)]),
  );
}
