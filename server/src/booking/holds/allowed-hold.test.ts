import { describe, expect, test } from 'vitest';
import { allowedHold, strictest } from './allowed-hold.ts';
import { challengeHoldEnd, shortHoldEnd } from './hold-times.ts';

describe('of at most 12 rooms', () => {
  test.each([
    [0, 1, 'full'],
    // A client that holds nothing may book as much as the hotel allows at once.
    [0, 14, 'full'],
    [5, 1, 'full'],
    [6, 1, 'short'],
    [11, 1, 'short'],
    [9, 3, 'short'],
    [9, 4, 'refused'],
    [12, 1, 'refused'],
  ])('who holds %i and wants %i more: %s', (before, adding, hold) => {
    expect(allowedHold({ before, adding, most: 12 })).toBe(hold);
  });
});

test('0 turns it off', () => {
  expect(allowedHold({ before: 1_000, adding: 1_000, most: 0 })).toBe('full');
});

test('the strictest of address, e-mail and card counts', () => {
  expect(strictest(['full', 'short', 'refused'])).toBe('refused');
  expect(strictest(['full', 'short'])).toBe('short');
  expect(strictest([])).toBe('full');
});

test('the bank’s question lengthens a hold to 20 minutes, unless it is a short one', () => {
  const createdAt = new Date('2027-02-20T12:00:00Z');
  const full = { createdAt, holdEndsAt: new Date('2027-02-20T12:15:00Z') };
  expect(challengeHoldEnd(full)).toEqual(new Date('2027-02-20T12:20:00Z'));
  const short = { createdAt, holdEndsAt: shortHoldEnd(createdAt) };
  expect(challengeHoldEnd(short)).toEqual(new Date('2027-02-20T12:05:00Z'));
});
