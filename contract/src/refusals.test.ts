import { localDate } from '@portico/domain/calendar/local-date';
import { describe, expect, test } from 'vitest';
import type { Refusal } from './refusal.ts';
import { typedTextStays, knownRefusal, refusalCodes, type RefusalCode } from './refusals.ts';
import { refusalText } from './texts/refusal-texts.ts';

const stay = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-16') };
const lodge = { singular: 'lodge', plural: 'lodges' };

describe('a refusal', () => {
  test.each(refusalCodes)('has words of its own, in the hotel’s word for a room: %s', (code) => {
    const words = refusalText(code, lodge);
    expect(words).toMatch(/^[A-Z].{8,}/);
    expect(words).not.toMatch(/undefined|\brooms?\b/i);
  });

  test.each([
    [
      'which room types are full, and when',
      'basket.no-room-left',
      {
        nights: [
          { roomTypeName: 'Double', date: localDate('2027-03-14') },
          { roomTypeName: 'The Sail Loft', date: localDate('2027-03-15') },
        ],
      },
      'No Double is left on Sun 14 Mar 2027. No Sail Loft is left on Mon 15 Mar 2027.',
    ],
    [
      'which of several rooms',
      'rate.unavailable',
      { roomNumber: 2 },
      'Lodge 2 can no longer be booked at this rate.',
    ],
    [
      'how many guests it takes',
      'rate.unavailable',
      {
        roomNumber: 2,
        why: { rule: { code: 'rate.guests', broken: { bound: 'most', count: 3, of: 'guest' } } },
      },
      'Lodge 2 takes 3 guests at most at this rate.',
    ],
    [
      'how many adults it takes',
      'rate.unavailable',
      {
        roomNumber: 2,
        why: { rule: { code: 'rate.guests', broken: { bound: 'most', count: 2, of: 'adult' } } },
      },
      'Lodge 2 takes 2 adults at most at this rate.',
    ],
    [
      'how many children it takes',
      'rate.unavailable',
      {
        roomNumber: 2,
        why: { rule: { code: 'rate.guests', broken: { bound: 'most', count: 1, of: 'child' } } },
      },
      'Lodge 2 takes 1 child at most at this rate, infants counted.',
    ],
    [
      'that it takes no children',
      'rate.unavailable',
      {
        roomNumber: 2,
        why: { rule: { code: 'rate.guests', broken: { bound: 'most', count: 0, of: 'child' } } },
      },
      'Lodge 2 takes no children at this rate.',
    ],
    [
      'how many it is for at least',
      'rate.unavailable',
      {
        roomNumber: 2,
        why: { rule: { code: 'rate.guests', broken: { bound: 'least', count: 3, of: 'guest' } } },
      },
      'Lodge 2 is for 3 guests or more at this rate.',
    ],
    ...(
      [
        [{ code: 'rate.closed', date: stay.arrival }, 'cannot be booked at this rate on Sun 14 Mar 2027.'],
        [{ code: 'rate.min-stay', minStay: 3 }, 'has to be booked for 3 nights or more at this rate.'],
        [{ code: 'rate.max-stay', maxStay: 1 }, 'can be booked for 1 night at most at this rate.'],
        [
          { code: 'rate.min-advance', minAdvance: 21 },
          'has to be booked 21 days or more before you arrive at this rate.',
        ],
        [
          { code: 'rate.max-advance', maxAdvance: 90 },
          'can be booked 90 days at most before you arrive at this rate.',
        ],
      ] as const
    ).map(
      ([rule, words]) =>
        [
          `what stands against its stay: ${rule.code}`,
          'rate.unavailable',
          { roomNumber: 1, why: { rule, stay } },
          `Lodge 1 ${words}`,
        ] as const,
    ),
    [
      'on which day none begins',
      'rate.unavailable',
      { why: { rule: { code: 'rate.closed-to-arrival' }, stay } },
      'At this rate no stay in it can begin on Sun 14 Mar 2027.',
    ],
    [
      'on which day none ends',
      'rate.unavailable',
      { why: { rule: { code: 'rate.closed-to-departure' }, stay } },
      'At this rate no stay in it can end on Tue 16 Mar 2027.',
    ],
    [
      'which extra, and when',
      'extra.unavailable',
      { extraName: 'Sauna', extraDate: localDate('2027-03-14') },
      'Sauna is no longer free on Sun 14 Mar 2027.',
    ],
  ] as const)('shows %s', (_what, code, which, words) => {
    const message = 'Sorry, your selection is not available.';
    expect(refusalText(code, lodge, which)).toBe(`${message} ${words}`);
  });

  const bookings = refusalCodes.flatMap((code) => {
    const refusal: Refusal | undefined = knownRefusal(code);
    return refusal?.status === 200 && refusal.atCheckout ? [{ code, ...refusal.atCheckout }] : [];
  });

  test.each(bookings)(
    'for which a card is typed again shows what is gone of it: $code',
    ({ remedy, advice }) => {
      expect(advice.includes('but the security code')).toBe(remedy === 'another-card');
      if (remedy === 'another-card') expect(advice).not.toContain(typedTextStays);
    },
  );

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
