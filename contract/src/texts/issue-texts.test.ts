import { bookerIssues } from '@portico/domain/people/booker';
import { describe, expect, test } from 'vitest';
import { isIssueCode, issueText } from './issue-texts.ts';

const sources = import.meta.glob('../../../domain/src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// The search forwards issues of the stay and of the bookable window.
const handedOn = /\/(stay|bookable-window)\.ts$/;

function issueCodesOfDomain(): string[] {
  const codes = Object.entries(sources).flatMap(([file, source]) => {
    const makesIssues = /import type \{[^}]*\bIssue\b/.test(source) || handedOn.test(file);
    if (!makesIssues || file.endsWith('.test.ts')) return [];
    return [...source.matchAll(/'([a-z]+\.[a-z-]+)'/g)].map((match) => match[1] ?? '');
  });
  return [...new Set(codes)].sort();
}

describe('the words of an issue', () => {
  test('exist for every code of domain', () => {
    const codes = issueCodesOfDomain();
    expect(codes).toContain('card.expired');
    expect(codes).toContain('stay.reversed');
    expect(codes.filter((code) => !isIssueCode(code))).toEqual([]);
  });

  test('are the messages of the specification for e-mail and phone, blank or wrong', () => {
    expect(issueText('email.invalid')).toBe('A valid email address is required');
    expect(issueText('text.required', { field: 'booker.email' })).toBe('A valid email address is required');
    expect(issueText('phone.invalid')).toBe('A valid phone number is required');
    expect(issueText('text.required', { field: 'phone' })).toBe('A valid phone number is required');
  });

  test('name each field of an empty booker', () => {
    const nothing = {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      street: '',
      city: '',
      stateOrCounty: '',
      postCode: '',
      countryId: null,
      optIn: false,
    };
    const everything = {
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      country: true,
      street: true,
      city: true,
      stateOrCounty: true,
      postCode: true,
    };
    const words = bookerIssues(nothing, everything).map(({ field, code }) => issueText(code, { field }));
    expect(words).toEqual([
      'First name is required',
      'Last name is required',
      'A valid email address is required',
      'A valid phone number is required',
      'Street is required',
      'Town or city is required',
      'County is required',
      'Postcode is required',
      'Choose a country',
    ]);
  });

  test('use the hotel’s own word for a room', () => {
    const unit = { singular: 'lodge', plural: 'lodges' };
    expect(issueText('search.too-many-rooms', { unit })).toBe('You have added the maximum number of lodges');
  });

  test('are never made up for an unknown code', () => {
    expect(() => issueText('card.melted')).toThrow('card.melted');
  });
});
