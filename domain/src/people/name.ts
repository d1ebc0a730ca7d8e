import type { Issue } from '../result.ts';
import { textIssues } from './text-issues.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const MAX_NAME_LENGTH = 80;

/** Codes: those of a line of text. Fields `firstName`, `lastName`. */
export function nameIssues(
  name: PersonName,
  required: { readonly firstName: boolean; readonly lastName: boolean },
): Issue[] {
  return [
    ...textIssues('firstName', name.firstName, {
      isRequired: required.firstName,
      maxLength: MAX_NAME_LENGTH,
    }),
    ...textIssues('lastName', name.lastName, { isRequired: required.lastName, maxLength: MAX_NAME_LENGTH }),
  ];
}
