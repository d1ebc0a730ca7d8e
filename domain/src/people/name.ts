import type { Issue } from '../result.ts';
import { textIssues } from './text-issues.ts';
import { holdsWebAddress } from './web-address.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const MAX_NAME_LENGTH = 80;

/**
 * A line that stands in mails to whatever address was typed: the codes of a line of text, and `name.web-address`, which
 * mail programs would turn into a link.
 */
export function mailedLineIssues(...[field, text, rule]: Parameters<typeof textIssues>): Issue[] {
  const asText = textIssues(field, text, rule);
  return asText.length === 0 && holdsWebAddress(text) ? [{ field, code: 'name.web-address' }] : asText;
}

/** Fields `firstName`, `lastName`; codes of a line in mails. Rule: docs/journeys.md, "Details". */
export function nameIssues(
  name: PersonName,
  required: { readonly firstName: boolean; readonly lastName: boolean },
): Issue[] {
  return (['firstName', 'lastName'] as const).flatMap((field) =>
    mailedLineIssues(field, name[field], { isRequired: required[field], maxLength: MAX_NAME_LENGTH }),
  );
}
