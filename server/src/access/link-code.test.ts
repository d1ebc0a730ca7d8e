import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { describe, expect, test } from 'vitest';
import { linkCode, readLinkCode, type Link } from './link-code.ts';
import type { Secrets } from './seal.ts';

const secrets: Secrets = ['a-secret-of-the-tests'];
const link: Link = {
  propertyId: 7 as PropertyId,
  reservationId: '0198c7a1-7c1e-7000-8000-0000000000a1' as ReservationId,
  linkVersion: 3,
  by: 'lookup',
  openUntil: localDate('2027-04-04'),
};
const code = linkCode(secrets, 'manage', link);

const read = (text: string) => readLinkCode(secrets, 'manage', text);

test('a link states its booking, its end, and how it was issued', () => {
  expect(read(code)).toEqual(link);
  expect(code).toMatch(/^[A-Za-z0-9_-]{83}$/);
});

describe('a link opens nothing', () => {
  test('with any of its bits turned', () => {
    const bytes = Buffer.from(code, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const turned = Buffer.from(bytes);
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(read(turned.toString('base64url')), `bit ${bit}`).toBeUndefined();
    }
  });

  test('with any of its letters exchanged, even where they would be the same bytes', () => {
    for (let at = 0; at < code.length; at += 1)
      for (const letter of ['A', 'B', 'Q', '_', '-', '.', ' ', '%'])
        if (code[at] !== letter)
          expect(read(code.slice(0, at) + letter + code.slice(at + 1))).toBeUndefined();
  });

  test('cut short, with something after it, or empty', () => {
    for (let length = 0; length < code.length; length += 1)
      expect(read(code.slice(0, length)), `${length} letters`).toBeUndefined();
    for (const more of ['A', '=', '==', ' ', '\n', code]) expect(read(code + more)).toBeUndefined();
  });

  test('for another purpose', () => {
    expect(readLinkCode(secrets, 'pre-check-in', code)).toBeUndefined();
    expect(read(linkCode(secrets, 'pay', link))).toBeUndefined();
  });

  test('signed with a secret of somebody else', () => {
    expect(read(linkCode(['a-secret-of-somebody-else'], 'manage', link))).toBeUndefined();
  });
});

test('another hotel, another booking, another link version and another end have other codes', () => {
  const others: Partial<Link>[] = [
    { propertyId: 8 as PropertyId },
    { reservationId: '0198c7a1-7c1e-7000-8000-0000000000a2' as ReservationId },
    { linkVersion: 4 },
    { openUntil: localDate('2027-04-05') },
    { by: 'link' },
  ];
  const codes = others.map((other) => linkCode(secrets, 'manage', { ...link, ...other }));
  expect(new Set([code, ...codes]).size).toBe(others.length + 1);
  expect(codes.map(read)).toEqual(others.map((other) => ({ ...link, ...other })));
});

test('after a new secret the links of the one before open until it is taken out', () => {
  const both: Secrets = ['the-newer-secret', ...secrets];
  expect(readLinkCode(both, 'manage', code)).toEqual(link);
  const newer = linkCode(both, 'manage', link);
  expect(readLinkCode(['the-newer-secret'], 'manage', newer)).toEqual(link);
  expect(readLinkCode(['the-newer-secret'], 'manage', code)).toBeUndefined();
});
