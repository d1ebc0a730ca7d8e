import { expect, test } from 'vitest';
import { cachedByStamp } from './cached-by-stamp.ts';

function asked() {
  let times = 0;
  const said = { stamp: 'a', fails: false };
  const find = cachedByStamp(
    async () => said.stamp,
    async () => {
      if (said.fails) throw new Error('the database is away');
      return ++times;
    },
  );
  return { find, said };
}

test('what was found is answered until the stamp is another', async () => {
  const { find, said } = asked();
  expect([await find(), await find()]).toEqual([1, 1]);
  said.stamp = 'b';
  expect(await find()).toBe(2);
});

test('what could not be found is looked for again', async () => {
  const { find, said } = asked();
  said.fails = true;
  await expect(find()).rejects.toThrow();
  said.fails = false;
  expect(await find()).toBe(1);
});
