import { expect, test } from 'vitest';
import { workedOutOnce } from './worked-out-once.ts';

const MEGABYTE = 1024 * 1024;

async function timesWorkedOut(bytes: number, asked: number): Promise<number> {
  const once = workedOutOnce<number>(MEGABYTE, (value) => value);
  let times = 0;
  for (let time = 0; time < asked; time++) {
    await once('a stay', async () => {
      times += 1;
      return bytes;
    });
  }
  return times;
}

test('a small answer is worked out for its first search alone, a large one for the second too', async () => {
  expect(await timesWorkedOut(3_000, 4)).toBe(1);
  expect(await timesWorkedOut(50_000, 4)).toBe(2);
});

test('who asks while an answer is worked out waits for it, and it is not worked out anew', async () => {
  const once = workedOutOnce<number>(MEGABYTE, (value) => value);
  let times = 0;
  const workOut = async () => ++times;
  expect(await Promise.all([once('a stay', workOut), once('a stay', workOut)])).toEqual([1, 1]);
});
