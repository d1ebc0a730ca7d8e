import { expect, test } from 'vitest';
import { durationSeconds, readCookie, writeCookie } from './cookies.ts';
import type { Duration } from './cookies.ts';

test.each([
  ['2d', 172_800],
  ['12h', 43_200],
  ['30m', 1_800],
  ['45s', 45],
] as const)('%s is a duration of days, hours, minutes or seconds', (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds);
});

test.each(['', '5', 'd', '1.5h', '-1d', '1w', '1 d', '1d1h'])('%j is no duration', (text) => {
  expect(() => durationSeconds(text as Duration)).toThrow('No duration');
});

test('a cookie is read as it was written, and is gone when its time is over', () => {
  expect(readCookie('portico-test')).toBeNull();
  writeCookie('portico-test', 'yes; no', '1d');
  expect(readCookie('portico-test')).toBe('yes; no');
  writeCookie('portico-test', '', '0s');
  expect(readCookie('portico-test')).toBeNull();
});
