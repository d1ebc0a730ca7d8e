import { expect, test } from 'vitest';
import { passwordIssues, passwordRules } from './password.ts';

const owner = { email: 'ada.lovelace@example.org', hotelName: 'The Quay House' };
const codeOf = (password: string) => passwordIssues(password, owner)[0]?.code ?? 'taken';

test.each([
  ['ten characters with a full stop', 'nine bells.', 'taken'],
  ['a sentence', 'The tide turns at four', 'taken'],
  ['letters of any script, and a space', 'Äpfel und Öl', 'taken'],
  ['ten emoji', '🦭🦭🦭🦭🦭🦭🦭🦭🦭🦭', 'taken'],
  ['nothing', '', 'text.required'],
  ['nine characters', 'ninebell.', 'password.too-short'],
  ['nine characters of two units each', '🦭🦭🦭🦭🦭🦭🦭🦭🦭', 'password.too-short'],
  ['201 characters', `.${'x'.repeat(200)}`, 'password.too-long'],
  ['letters and digits alone', 'Shipshape42and7', 'password.no-symbol'],
  ['letters with accents alone', 'Überraschung', 'password.no-symbol'],
  ['what is used most, with a mark behind it', 'Password123!', 'password.too-common'],
  ['what is used most, with marks between', 'q-w-e-r-t-y-u-i-o-p', 'password.too-common'],
  ['digits and marks alone', '10-12-1815', 'password.too-common'],
  ['a common word among others', 'the dragon sleeps', 'taken'],
  ['the e-mail address', 'Ada.Lovelace@example.org', 'password.tells-who'],
  ['the name before the @ and a year’s end', 'ada_lovelace27', 'password.tells-who'],
  ['the hotel’s name and a mark', 'TheQuayHouse!', 'password.tells-who'],
  ['the hotel’s name in a longer one', 'The Quay House, 4 seals', 'taken'],
])('%s', (_what, password, code) => {
  expect(codeOf(password)).toBe(code);
});

test('the field at fault is the one that was typed', () => {
  expect(passwordIssues('short', owner, 'newPassword')).toEqual([
    { field: 'newPassword', code: 'password.too-short' },
  ]);
});

test('each half of the rule is met by itself', () => {
  expect(passwordRules('')).toEqual({ isLong: false, hasSymbol: false });
  expect(passwordRules('a sea')).toEqual({ isLong: false, hasSymbol: true });
  expect(passwordRules('Shipshape42')).toEqual({ isLong: true, hasSymbol: false });
  expect(passwordRules('Shipshape 42')).toEqual({ isLong: true, hasSymbol: true });
});
