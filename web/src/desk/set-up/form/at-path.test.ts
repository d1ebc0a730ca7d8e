import { expect, test } from 'vitest';
import { valueAt, withValueAt } from './at-path.ts';

const room = { name: 'Loft', images: [{ alt: 'A' }, { alt: 'B' }], occupancy: { maximum: 2 } };

test('a place is read and written as faults name it', () => {
  expect(valueAt(room, 'images[1].alt')).toBe('B');
  expect(withValueAt(room, 'images[1].alt', 'C')).toEqual({ ...room, images: [{ alt: 'A' }, { alt: 'C' }] });
  expect(withValueAt(room, 'access.isStepFree', true)).toEqual({ ...room, access: { isStepFree: true } });
});

test('undefined takes a field or an entry away', () => {
  expect(withValueAt(room, 'images[0]', undefined)).toEqual({ ...room, images: [{ alt: 'B' }] });
  expect(withValueAt(room, 'occupancy.maximum', undefined)).toEqual({ ...room, occupancy: {} });
});

test('what is not there reads as nothing', () => {
  expect(valueAt(room, 'terms[0].title')).toBeUndefined();
  expect(valueAt(null, 'name')).toBeUndefined();
});
