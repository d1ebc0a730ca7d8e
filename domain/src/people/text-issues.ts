import { holdsCardNumber } from '../payment/card-number-in-text.ts';
import type { Issue } from '../result.ts';
import { hasInvisibleCharacter } from './invisible.ts';

const MAX_NOTES_LENGTH = 2_000;

/** Spaces alone count as blank. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** NUL, line breaks, tabs and all other control characters; none is allowed in a line of a form. */
function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/**
 * Issues of one line of a form, at most one: `text.required` if blank but required; `text.too-long` beyond `maxLength`
 * characters; `text.invalid` with a control character; `text.invisible` with one that is invisible or reorders others;
 * `text.card-number` with a possible card number.
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
 * Issues of a guest's optional multi-line text to the hotel: `notes.invalid` with a control character other than tabs
 * and line breaks, which some programs paste; `text.too-long`; `text.card-number`.
 */
export function notesIssues(field: string, text: string): Issue[] {
  if (/[^\P{Cc}\t\n\r]/u.test(text)) return [{ field, code: 'notes.invalid' }];
  if ([...text].length > MAX_NOTES_LENGTH) return [{ field, code: 'text.too-long' }];
  return holdsCardNumber(text) ? [{ field, code: 'text.card-number' }] : [];
}
