import { expect, test } from 'vitest';
import { fellowGuests, type FellowGuest } from './guests-of-room.ts';

const names = (guests: readonly FellowGuest[]) =>
  guests.map(
    ({ firstName, lastName, isPlaceholder }) => `${firstName} ${lastName}${isPlaceholder ? '?' : ''}`,
  );
const ben: FellowGuest = {
  firstName: 'Ben',
  lastName: 'Bold',
  email: '',
  phone: '',
  isChild: false,
  isPlaceholder: false,
};

test('no guest is named yet: one placeholder for each further adult and for each child, none for infants', () => {
  const guests = fellowGuests({ adults: 3, children: 2, infants: 1 }, []);
  expect(names(guests)).toEqual(['Guest 2?', 'Guest 3?', 'Child 1?', 'Child 2?']);
});

test('in a room without adults the lead guest is the first child', () => {
  expect(names(fellowGuests({ adults: 0, children: 2, infants: 0 }, []))).toEqual(['Child 1?']);
});

test('a named guest keeps the place, however many others come', () => {
  const named = [ben, { ...ben, firstName: 'Cy', isChild: true }];
  expect(names(fellowGuests({ adults: 3, children: 1, infants: 0 }, named))).toEqual([
    'Ben Bold',
    'Guest 3?',
    'Cy Bold',
  ]);
  expect(names(fellowGuests({ adults: 1, children: 1, infants: 0 }, named))).toEqual(['Cy Bold']);
});
