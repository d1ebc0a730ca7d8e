import type { Issue } from '../result.ts';
import { isBlank, textIssues } from './text-issues.ts';

/** How a country is dialled: digits only. Rules and examples: docs/journeys.md. */
export interface Dialling {
  /** From abroad: `44`. */
  readonly dialCode: string;
  /** Before a number at home, left out from abroad: `0`; null where there is none, as in Italy. */
  readonly trunkPrefix: string | null;
}

const SEPARATORS = /[\s().\-/]/g;
const MAX_TYPED_LENGTH = 40;
// A national number may itself begin with a prefix of 1 or 8. With the prefix it has 11 digits.
const DIGITS_WITH_TRUNK_PREFIX = 11;

/**
 * Whether the text is + or 00 with the dialling code and 7 to 15 digits in all; spaces, brackets, dots and dashes are
 * allowed.
 */
export function isPhoneNumber(text: string): boolean {
  return /^(\+|00)[1-9]\d{6,14}$/.test(text.trim().replace(SEPARATORS, ''));
}

/** The digits after + or 00; undefined for a number in national form. */
export function internationalDigits(text: string): string | undefined {
  return /^(?:\+|00)(.*)$/.exec(text.trim().replace(SEPARATORS, ''))?.[1];
}

/**
 * A number as it is sent: `07700 900123` of a country dialled with `44` becomes `+44 7700 900123`. A text with + or 00
 * and a blank one are unchanged. The result may still be no phone number.
 */
export function internationalNumber(text: string, { dialCode, trunkPrefix }: Dialling): string {
  if (isBlank(text) || internationalDigits(text) !== undefined) return text;
  const spaced = text.replace(SEPARATORS, ' ').replace(/ +/g, ' ').trim();
  return `+${dialCode} ${withoutTrunkPrefix(spaced, trunkPrefix)}`;
}

function withoutTrunkPrefix(number: string, prefix: string | null): string {
  if (prefix === null || !number.startsWith(prefix)) return number;
  const isAmbiguous = !prefix.startsWith('0');
  if (isAmbiguous && number.replaceAll(' ', '').length < DIGITS_WITH_TRUNK_PREFIX) return number;
  return number.slice(prefix.length).trimStart();
}

/** `text.required`, `text.invalid`, `phone.invalid`; an optional number may be empty. */
export function phoneIssues(phone: string, isRequired: boolean): Issue[] {
  const asText = textIssues('phone', phone, { isRequired, maxLength: MAX_TYPED_LENGTH });
  if (asText.length > 0 || isBlank(phone)) return asText;
  return isPhoneNumber(phone) ? [] : [{ field: 'phone', code: 'phone.invalid' }];
}
