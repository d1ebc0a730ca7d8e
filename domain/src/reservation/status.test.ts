import { expect, test } from 'vitest';
import { isUndecided } from './status.ts';

test('a reservation waits for an answer while pending or while the guest must act', () => {
  expect(isUndecided('pending')).toBe(true);
  expect(isUndecided('action-required')).toBe(true);
  expect(isUndecided('confirmed')).toBe(false);
  expect(isUndecided('expired')).toBe(false);
});
