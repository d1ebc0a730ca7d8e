import { issueText, type IssueFacts } from '@portico/contract/texts/issue-texts';
import type { Issue } from '@portico/domain/result';
import type { ApiError } from '../../lib/api-error.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';

/** The rules' issues, in words at a form's controls; `idOf` maps rule names to control ids. */
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
 * The server's ModelState at a form's fields: `controls` maps the server's lower-case names to control ids. An entry
 * that matches none has no field.
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

/** The same controls by the server's names; `part` is the prefix of these names. */
export function controlsOf(
  wire: Readonly<Record<string, string>>,
  idOf: (field: string) => string,
  part = '',
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(wire).map(([field, name]) => [`${part}${name.toLowerCase()}`, idOf(field)]),
  );
}
