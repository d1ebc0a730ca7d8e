import { expect, test } from 'vitest';
import { changedPaths } from './changed-paths.ts';

test('the places that differ are named, whatever the order of fields', () => {
  const before = {
    property: { name: 'The Gull', code: 'GULL' },
    ratePlans: [{ id: 1 }, { id: 2, name: 'Saver' }],
  };
  const after = {
    ratePlans: [{ id: 1 }, { id: 2, name: 'Sparer' }],
    property: { code: 'GULL', name: 'Gull' },
  };
  expect(changedPaths(before, after)).toEqual(['property.name', 'ratePlans[1].name']);
});

test('a field that is undefined is the same as none', () => {
  expect(changedPaths({ logo: undefined, a: [] }, { a: [] })).toEqual([]);
});

test('a list of another length is named as a whole', () => {
  expect(changedPaths({ facts: ['a'] }, { facts: ['a', 'b'] })).toEqual(['facts']);
});

test('a value that takes the place of null is a change', () => {
  expect(changedPaths({ at: null }, { at: '18:00' })).toEqual(['at']);
});
