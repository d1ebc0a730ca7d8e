import { expect, test } from 'vitest';
import { cachedByStamp } from './cached-by-stamp.ts';

function cachedCounter() {
  let times = 0;
  const source = { stamp: 'a', fails: false };
  const find = cachedByStamp(
    async () => source.stamp,
    async () => {
      if (source.fails) throw new Error('the database is away');
      return ++times;
    },
  );
  return { find, source };
}

test('what was found is answered until the stamp is another', async () => {
  const { find, source } = cachedCounter();
  expect([await find(), await find()]).toEqual([1, 1]);
  source.stamp = 'b';
  expect(await find()).toBe(2);
});

test('what could not be found is looked for again', async () => {
  const { find, source } = cachedCounter();
  source.fails = true;
  await expect(find()).rejects.toThrow();
  source.fails = false;
  expect(await find()).toBe(1);
});
