import { describe, expect, test } from 'vitest';
import { emailIssues, isEmailAddress } from './email.ts';
import { phoneIssues } from './phone.ts';
import { notesIssues, textIssues } from './text-issues.ts';

const optional = { isRequired: false, maxLength: 5 };

describe('A line of a form', () => {
  test('that is required must not be blank', () => {
    expect(textIssues('city', '  ', { ...optional, isRequired: true })).toEqual([
      { field: 'city', code: 'text.required' },
    ]);
    expect(textIssues('city', '  ', optional)).toEqual([]);
  });

  test('is counted in characters as guests see them', () => {
    expect(textIssues('city', '😀😀😀😀😀', optional)).toEqual([]);
    expect(textIssues('city', 'abcdef', optional)).toEqual([{ field: 'city', code: 'text.too-long' }]);
  });

  test.each(['a\u0000b', 'a\nb', 'a\tb', '\u007f', '\u0085'])(
    'refuses the control character in %j',
    (text) => {
      expect(textIssues('city', text, optional)).toEqual([{ field: 'city', code: 'text.invalid' }]);
    },
  );

  test('a control character is refused in e-mail and phone too', () => {
    expect(emailIssues('ann@example.com\u0000', true)).toEqual([{ field: 'email', code: 'text.invalid' }]);
    expect(phoneIssues('+44 7700 900123\u0000', true)).toEqual([{ field: 'phone', code: 'text.invalid' }]);
  });
});

describe('Several lines', () => {
  test.each(['a\u0000b', 'from a word processor\u000bin two lines', 'can\u0092t'])(
    'refuse the control character in %j',
    (text) => {
      expect(notesIssues('notes', text)).toEqual([{ field: 'notes', code: 'notes.invalid' }]);
    },
  );

  test('have line breaks and tabs', () => {
    expect(notesIssues('notes', 'We come late.\r\n\tAnd with a dog.\n')).toEqual([]);
  });
});

describe('E-mail and phone', () => {
  test('an address has at most 254 characters', () => {
    const of = (length: number): string => `ann@${'a.'.repeat((length - 8) / 2)}info`;
    expect(of(254)).toHaveLength(254);
    expect(isEmailAddress(of(254))).toBe(true);
    expect(isEmailAddress(of(256))).toBe(false);
  });

  test('what need not be given may be empty, but not wrong', () => {
    expect(emailIssues('', false)).toEqual([]);
    expect(emailIssues('ann', false)).toEqual([{ field: 'email', code: 'email.invalid' }]);
    expect(phoneIssues('', false)).toEqual([]);
    expect(phoneIssues('07700', false)).toEqual([{ field: 'phone', code: 'phone.invalid' }]);
  });

  test('spaces around an address are forgiven', () => {
    expect(emailIssues(' ann@example.com ', true)).toEqual([]);
  });

  test('a long hostile text is judged at once', () => {
    expect(isEmailAddress(`${'a.'.repeat(100_000)}@`)).toBe(false);
    expect(isEmailAddress(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});
