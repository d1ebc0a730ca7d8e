import { expect, test } from 'vitest';
import { typedDate } from './typed-date.ts';

test.each([
  '14/03/2027',
  '14/3/27',
  '14.03.2027',
  '14-3-2027',
  ' 14 03 2027 ',
  '14 Mar 2027',
  '14 march 2027',
  '14th March 2027',
  'Sun 14 Mar 2027',
  'Sunday, 14 Mar 2027',
  'Sunday 14th March 2027',
  '2027-03-14',
])('%s is 14 March 2027', (text) => {
  expect(typedDate(text)).toBe('2027-03-14');
});

test.each(['', 'tomorrow', '14/13/2027', '31/04/2027', '29/02/2027', '14 Max 2027', '14/03', '03/14/2027'])(
  '“%s” is no date',
  (text) => {
    expect(typedDate(text)).toBeUndefined();
  },
);
