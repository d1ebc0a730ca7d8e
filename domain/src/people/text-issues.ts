import { holdsCardNumber } from '../payment/card-number-in-text.ts';
import type { Issue } from '../result.ts';
import { hasInvisibleCharacter } from './invisible.ts';

const MAX_NOTES_LENGTH = 2_000;

/** Spaces alone are nothing. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** True for NUL, line breaks, tabs and every other control character: none belongs into a line of a form. */
function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/**
 * One line of a form: `text.required` when it must not be blank, `text.too-long` beyond `maxLength` characters,
 * `text.invalid` with a control character, `text.invisible` with one that nobody sees or that turns the order of others,
 * `text.card-number` with what could be a card number. At most one issue.
 */
export function textIssues(
  field: string,
  text: string,
  rule: { readonly isRequired: boolean; readonly maxLength: number },
): Issue[] {
  if (hasControlCharacter(text)) return [{ field, code: 'text.invalid' }];
  if (rule.isRequired && isBlank(text)) return [{ field, code: 'text.required' }];
  if ([...text].length > rule.maxLength) return [{ field, code: 'text.too-long' }];
  if (hasInvisibleCharacter(text)) return [{ field, code: 'text.invisible' }];
  return holdsCardNumber(text) ? [{ field, code: 'text.card-number' }] : [];
}

/**
 * Several lines that a guest writes to the hotel: `notes.invalid` with a control character other than tabs and line
 * breaks, as some programs paste them, `text.too-long`, `text.card-number`. They need not be given.
 */
export function notesIssues(field: string, text: string): Issue[] {
  if (/[^\P{Cc}\t\n\r]/u.test(text)) return [{ field, code: 'notes.invalid' }];
  if ([...text].length > MAX_NOTES_LENGTH) return [{ field, code: 'text.too-long' }];
  return holdsCardNumber(text) ? [{ field, code: 'text.card-number' }] : [];
}
