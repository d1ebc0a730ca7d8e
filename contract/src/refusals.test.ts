import { describe, expect, test } from 'vitest';
import type { Refusal } from './refusal.ts';
import { knownRefusal, refusalCodes, type RefusalCode } from './refusals.ts';
import { refusalText } from './texts/refusal-texts.ts';

const lodge = { singular: 'lodge', plural: 'lodges' };

describe('a refusal', () => {
  test.each(refusalCodes)('has words of its own, in the hotel’s word for a room: %s', (code) => {
    const words = refusalText(code, lodge);
    expect(words).toMatch(/^[A-Z].{8,}/);
    expect(words).not.toMatch(/undefined|\brooms?\b/i);
  });

  test('does not compile without its words, nor one of a booking without what a checkout does', () => {
    // @ts-expect-error No words.
    const silent: Refusal = { status: 404 };
    // @ts-expect-error Nothing for the checkout.
    const helpless: Refusal = { status: 200, words: () => 'Sorry' };
    expect([silent, helpless]).toHaveLength(2);
  });

  test('that only a newer server knows is none that a page has to know', () => {
    expect(knownRefusal('of.tomorrow' as RefusalCode)).toBeUndefined();
    expect(knownRefusal(null)).toBeUndefined();
  });
});
