import type { ApiError } from '../../lib/api-error.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';

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
