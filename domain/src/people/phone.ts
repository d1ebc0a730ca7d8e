import type { Issue } from '../result.ts';
import { isBlank, textIssues } from './text-issues.ts';

const SEPARATORS = /[\s().\-/]/g;
const MAX_TYPED_LENGTH = 40;
// Italy and San Marino retain the leading 0 from abroad.
const KEEP_LEADING_ZERO: ReadonlySet<string> = new Set(['39', '378']);

/**
 * Whether the text is + or 00 with the dialling code and 7 to 15 digits in all; spaces, brackets, dots and dashes are
 * allowed.
 */
export function isPhoneNumber(text: string): boolean {
  return /^(\+|00)[1-9]\d{6,14}$/.test(text.trim().replace(SEPARATORS, ''));
}

/**
 * The suggestion for a number in national form, `07700 900123` with dial code `44`: `+44 7700 900123`. Undefined if the
 * text already has + or 00, or if the result is implausible.
 */
export function internationalOffer(text: string, dialCode: string): string | undefined {
  const typed = text.trim();
  if (typed.startsWith('+') || typed.startsWith('00')) return undefined;
  const spaced = typed.replace(SEPARATORS, ' ').replace(/ +/g, ' ').trim();
  const national = KEEP_LEADING_ZERO.has(dialCode) ? spaced : spaced.replace(/^0 ?/, '');
  const offer = `+${dialCode} ${national}`;
  return isPhoneNumber(offer) ? offer : undefined;
}

/** `text.required`, `text.invalid`, `phone.invalid`; an optional number may be empty. */
export function phoneIssues(phone: string, isRequired: boolean): Issue[] {
  const asText = textIssues('phone', phone, { isRequired, maxLength: MAX_TYPED_LENGTH });
  if (asText.length > 0 || isBlank(phone)) return asText;
  return isPhoneNumber(phone) ? [] : [{ field: 'phone', code: 'phone.invalid' }];
}
