import { expect, test } from 'vitest';
import type { RefusalCode } from '../refusals.ts';
import { endedText } from './ended-texts.ts';
import { refusalText } from './refusal-texts.ts';

test.each([
  ['payment.declined', 'Your payment was declined'],
  ['payment.expired', 'The time to pay is up'],
  ['payment.abandoned', 'You ended this booking'],
  ['booking.too-many-held', 'This booking was not made'],
] as const)('a booking that came to nothing shows why and that nothing was charged: %s', (code, heading) => {
  const text = endedText({ code, message: refusalText(code), refund: null });
  expect(text.heading).toBe(heading);
  expect(text.words).toContain('Nothing has been charged');
  expect(text.words).not.toMatch(new RegExp(heading.replace(/ is up$/, ''), 'i'));
});

test.each([
  [false, /^£160\.00 was taken .* is being given back in full/],
  [true, /^£160\.00 was taken .* has been given back in full/],
])('a booking whose money is refunded shows how much, done: %s', (isDone, words) => {
  const code = 'payment.given-back';
  const text = endedText({ code, message: refusalText(code), refund: { sum: '£160.00', isDone } });
  expect(text).toEqual({
    heading: 'Your booking could not be made',
    words: expect.stringMatching(words) as string,
  });
});

test('a reason that this page does not know yet is shown in its own words', () => {
  const code = 'of.tomorrow' as RefusalCode;
  expect(endedText({ code, message: 'Closed.', refund: null })).toEqual({
    heading: 'This booking was not made',
    words: 'Closed.',
  });
});
