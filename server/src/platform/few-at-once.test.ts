import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('no more is under way than may be, all is done, and in the order in which it came', async () => {
  const few = fewAtOnce(3);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (number: number) => async () => {
    begun.push(number);
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  expect(await Promise.all(numbers.map((number) => few(work(number))))).toEqual(numbers);
  expect(begun).toEqual(numbers);
  expect([most, running]).toEqual([3, 0]);
});

test('what fails makes room for the next', async () => {
  const few = fewAtOnce(1);
  const fails = few(() => Promise.reject(new Error('away')));
  const next = few(async () => 'done');
  await expect(fails).rejects.toThrow('away');
  expect(await next).toBe('done');
});
