import { expect, test } from 'vitest';
import { preparedNames } from './prepared-names.ts';

const nameAfter = (text: string, times: number, names = preparedNames()) =>
  Array.from({ length: times }, () => names.of(text)).at(-1);

test('a statement is prepared from its third run on, by one name in every process', () => {
  expect(nameAfter('SELECT $1', 2)).toBeUndefined();
  expect(nameAfter('SELECT $1', 3)).toBe(nameAfter('SELECT $1', 4));
  expect(nameAfter('SELECT $1', 3)).not.toBe(nameAfter('SELECT $2', 3));
});

test('PostgreSQL cuts no name off', () => {
  expect(nameAfter('SELECT $1', 3)?.length).toBeLessThan(64);
});

test('statements that come once leave room for those that come again, and these are bounded', () => {
  const names = preparedNames();
  for (let length = 0; length < 5_000; length++) names.of(`list of ${length}`);
  const assigned = Array.from({ length: 500 }, (_, each) => nameAfter(`statement ${each}`, 3, names));
  expect(assigned.filter((name) => name !== undefined)).toHaveLength(300);
});
