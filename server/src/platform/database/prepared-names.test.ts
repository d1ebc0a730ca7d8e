import { expect, test } from 'vitest';
import { preparedNames } from './prepared-names.ts';

const asked = (text: string, times: number, names = preparedNames()) =>
  Array.from({ length: times }, () => names.of(text)).at(-1);

test('a statement is prepared from its third run on, by one name in every process', () => {
  expect(asked('SELECT $1', 2)).toBeUndefined();
  expect(asked('SELECT $1', 3)).toBe(asked('SELECT $1', 4));
  expect(asked('SELECT $1', 3)).not.toBe(asked('SELECT $2', 3));
});

test('PostgreSQL cuts no name off', () => {
  expect(asked('SELECT $1', 3)?.length).toBeLessThan(64);
});

test('statements that come once leave room for those that come again, and these are bounded', () => {
  const names = preparedNames();
  for (let length = 0; length < 5_000; length++) names.of(`list of ${length}`);
  const kept = Array.from({ length: 500 }, (_, each) => asked(`statement ${each}`, 3, names));
  expect(kept.filter((name) => name !== undefined)).toHaveLength(300);
});
