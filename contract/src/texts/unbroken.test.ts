import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  [
    'Free until 18:00 on Sun 14 Mar 2027, then one night',
    'Free until 18:00 on Sun_14_Mar_2027, then one night',
  ],
  ['Tuesday 16th March 2027, from 15:00', 'Tuesday_16th_March_2027, from 15:00'],
  ['on Sunday, 14 Mar 2027.', 'on Sunday,_14_Mar_2027.'],
  ['From 4 December on', 'From 4_December on'],
  ['Pay KES 12,500.00 today', 'Pay KES_12,500.00 today'],
  ['Pay ₦1,176,000.00 today, £14.50 at the hotel', 'Pay ₦1,176,000.00 today, £14.50 at the hotel'],
  ['2 nights, 3 lodges and 1 child', '2_nights, 3_lodges and 1_child'],
  ['in 7 minutes, or call us on +44 1632 960 107.', 'in 7_minutes, or call us on +44_1632_960_107.'],
  ['Our telephone: (01632) 960-107.', 'Our telephone: (01632)_960-107.'],
  ['call us on +1 (415) 555 0100 or write', 'call us on +1_(415)_555_0100 or write'],
  ['Choose the day you leave', 'Choose the day you leave'],
])('“%s” is held together as “%s”', (sentence, whole) => {
  expect(unbroken(sentence)).toBe(whole.replaceAll('_', '\u00a0'));
});
