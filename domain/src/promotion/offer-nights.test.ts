import { expect, test } from 'vitest';
import { leastNightsOfOffer } from './offer-nights.ts';

test.each([
  ['any stay where nothing asks for more', undefined, undefined, undefined, undefined],
  ['any stay where one night is asked for', undefined, 1, 1, undefined],
  ['as many as its promotion', undefined, 3, undefined, 3],
  ['as many as its rate plan', undefined, undefined, 4, 4],
  ['the more of both, the promotion’s', undefined, 5, 3, 5],
  ['the more of both, the plan’s', undefined, 2, 3, 3],
  ['what it says itself, which may be less', 2, 5, 3, 2],
])('an offer asks for %s', (_what, own, ofPromotion, ofPlan, expected) => {
  expect(leastNightsOfOffer({ own, ofPromotion, ofPlan })).toBe(expected);
});
