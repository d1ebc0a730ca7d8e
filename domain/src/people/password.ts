import type { Issue } from '../result.ts';
import { guessedPasswords } from './guessed-passwords.ts';
import { foldedText } from './folded-text.ts';

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;

/** Whose password it is to be, and where. */
export interface PasswordOwner {
  readonly email: string;
  readonly hotelName: string;
}

/** What a form says of a password before it is typed, and whether it is so yet. Rule: docs/accounts.md, "Passwords". */
export function passwordRules(password: string): { readonly isLong: boolean; readonly hasSymbol: boolean } {
  return {
    isLong: [...password].length >= MIN_LENGTH,
    hasSymbol: !/^[\p{L}\p{M}\p{N}]*$/u.test(password),
  };
}

/**
 * A password that is chosen: `text.required`, `password.too-short`, `password.too-long`, `password.no-symbol`,
 * `password.too-common` where it is one of those that people use most, with digits and signs about it, or digits and signs
 * alone, `password.tells-who` where little is left of it without its owner's e-mail address or the hotel's name. At most one
 * issue, of `field`. Rule: docs/accounts.md, "Passwords".
 */
export function passwordIssues(password: string, owner: PasswordOwner, field = 'password'): Issue[] {
  const { isLong, hasSymbol } = passwordRules(password);
  if (password === '') return [{ field, code: 'text.required' }];
  if (!isLong) return [{ field, code: 'password.too-short' }];
  if ([...password].length > MAX_LENGTH) return [{ field, code: 'password.too-long' }];
  if (!hasSymbol) return [{ field, code: 'password.no-symbol' }];
  if (isCommon(password)) return [{ field, code: 'password.too-common' }];
  if (tellsWho(password, owner)) return [{ field, code: 'password.tells-who' }];
  return [];
}

function isCommon(password: string): boolean {
  const typed = plain(password);
  const withoutEnds = typed.replace(/^\d+|\d+$/g, '');
  const isNumber = typed !== '' && withoutEnds === '';
  return isNumber || guessedPasswords.has(withoutEnds);
}

/** Letters and digits a guesser would still have to find beside what everybody knows. */
const FEWEST_OWN = 4;

function tellsWho(password: string, { email, hotelName }: PasswordOwner): boolean {
  const typed = plain(password);
  const known = [email, email.slice(0, email.lastIndexOf('@')), hotelName].map(plain);
  return known.some((part) => {
    if (part.length < FEWEST_OWN || !typed.includes(part)) return false;
    return typed.replaceAll(part, '').length < FEWEST_OWN;
  });
}

const plain = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '');
