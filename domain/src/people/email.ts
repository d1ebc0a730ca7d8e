import type { Issue } from '../result.ts';
import { isBlank, textIssues } from './text-issues.ts';

const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

// Wide: first.last@, a+b@, .info and .co.uk are addresses too. Rule: docs/journeys.md, "E-mail addresses".
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/** True for addresses that real guests have, to 254 characters. Nothing says that the mailbox exists. */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= MAX_LOCAL_LENGTH && LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1));
}

/** `text.required`, `text.invalid`, `email.invalid`; an address that is not required may be left empty. */
export function emailIssues(email: string, isRequired: boolean): Issue[] {
  // Digits of an address are no card number.
  if (isEmailAddress(email.trim())) return [];
  const asText = textIssues('email', email, { isRequired, maxLength: Infinity });
  if (asText.length > 0 || isBlank(email)) return asText;
  return [{ field: 'email', code: 'email.invalid' }];
}
