import type { Issue } from '../result.ts';
import { isBlank, textIssues } from './text-issues.ts';

const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

// Permissive: first.last@, a+b@, .info and .co.uk are valid. Rule: docs/journeys.md, "E-mail addresses".
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/** Whether the text has the form of a real address, up to 254 characters. The mailbox need not exist. */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return local.length <= MAX_LOCAL_LENGTH && LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1));
}

/** `text.required`, `text.invalid`, `email.invalid`; an optional address may be empty. */
export function emailIssues(email: string, isRequired: boolean): Issue[] {
  // An address may contain long numbers.
  if (isEmailAddress(email.trim())) return [];
  const asText = textIssues('email', email, { isRequired, maxLength: Infinity });
  if (asText.length > 0 || isBlank(email)) return asText;
  return [{ field: 'email', code: 'email.invalid' }];
}
