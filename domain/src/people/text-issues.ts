import type { Issue } from '../result.ts';

/** Spaces alone are nothing. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** True for NUL, line breaks, tabs and every other control character: none belongs into a line of a form. */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/**
 * One line of a form: `text.required` when it must not be blank, `text.too-long` beyond `maxLength` characters,
 * `text.invalid` with a control character. At most one issue.
 */
export function textIssues(
  field: string,
  text: string,
  rule: { readonly isRequired: boolean; readonly maxLength: number },
): Issue[] {
  if (hasControlCharacter(text)) return [{ field, code: 'text.invalid' }];
  if (rule.isRequired && isBlank(text)) return [{ field, code: 'text.required' }];
  return [...text].length > rule.maxLength ? [{ field, code: 'text.too-long' }] : [];
}
