import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { afterEach, expect, test, vi } from 'vitest';
import { randomKey } from './random-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('no key looks like a card number, which a table’s identifier may not hold', () => {
  expect(randomKey()).toMatch(/^[a-p]{32}$/);
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0x42) });
  expect(holdsCardNumber(randomKey())).toBe(false);
});
