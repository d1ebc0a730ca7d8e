import { expect, test } from 'vitest';
import { likelyEmail } from './email-typo.ts';

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@gmaill.com', 'ann@gmail.com'],
  ['ann@hotmail.con', 'ann@hotmail.com'],
  ['a.b+c@Yaho.co.uk', 'a.b+c@yahoo.co.uk'],
])('%s may be meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each(['ann@gmail.com', 'ann@mail.com', 'ann@ymail.com', 'ann@oakshottpell.example', 'ann', ''])(
  'nothing is offered for %j',
  (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  },
);
