import { expect, test } from 'vitest';
import { isNameOfOne } from './guest-name.ts';

const people = [
  { firstName: 'Zoë', lastName: 'Brontë' },
  { firstName: 'Liam', lastName: 'O’Brien-Smith' },
];

test.each([
  'Brontë',
  'bronte',
  ' BRONTE ',
  'Zoe Bronte',
  'zoë  brontë',
  "O'Brien-Smith",
  'liam obrien smith',
])('“%s” is one of them', (typed) => {
  expect(isNameOfOne(typed, people)).toBe(true);
});

test.each(['', '  ', '’', 'Zoë', 'Bront', 'Bronte Zoe Liam', 'Smith', '%', 'Zoë O’Brien-Smith'])(
  '“%s” is none of them',
  (typed) => {
    expect(isNameOfOne(typed, people)).toBe(false);
  },
);

test('an empty guest has no name, not even an empty one', () => {
  expect(isNameOfOne('', [{ firstName: '', lastName: '' }])).toBe(false);
  expect(isNameOfOne('Brontë', [])).toBe(false);
});
