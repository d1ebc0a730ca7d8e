import type { Issue } from '../result.ts';
import { textIssues } from './text-issues.ts';
import { holdsWebAddress } from './web-address.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const MAX_NAME_LENGTH = 80;

/**
 * Codes: those of a line of text, and `name.web-address`, for names stand in mails to whatever address was typed.
 * Fields `firstName`, `lastName`. Rule: docs/journeys.md, "Details".
 */
export function nameIssues(
  name: PersonName,
  required: { readonly firstName: boolean; readonly lastName: boolean },
): Issue[] {
  return (['firstName', 'lastName'] as const).flatMap((field) => {
    const asText = textIssues(field, name[field], {
      isRequired: required[field],
      maxLength: MAX_NAME_LENGTH,
    });
    const isAddress = asText.length === 0 && holdsWebAddress(name[field]);
    return isAddress ? [{ field, code: 'name.web-address' }] : asText;
  });
}
