import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { timeSlices, type InSlices } from './time-slices.ts';

test('one of fifty running searches continues in each turn of the event loop, so that others are answered between', async () => {
  // Zero length: each step is its own share.
  const slices = timeSlices(0);
  let turn = 0;
  let isOver = false;
  const shares: number[] = [];
  function* search(): InSlices<string> {
    for (let step = 0; step < 4; step++) {
      shares.push(turn);
      yield 10;
    }
    return 'found';
  }
  const counting = (async () => {
    for (; !isOver; turn++) await setImmediate();
  })();
  const costs: number[] = [];
  const found = await Promise.all(
    Array.from({ length: 50 }, () => slices.run(search(), (nights) => costs.push(nights))),
  );
  isOver = true;
  await counting;
  expect(found).toEqual(Array(50).fill('found'));
  expect(costs.reduce((sum, nights) => sum + nights, 0)).toBe(50 * 4 * 10);
  const [begun, later] = [shares.slice(0, 50), shares.slice(50)];
  expect(begun).toEqual(Array(50).fill(0));
  expect(later).toHaveLength(50 * 3);
  expect(new Set(later).size).toBe(later.length);
});

test('a short search waits for no long one', async () => {
  const slices = timeSlices(0);
  const order: string[] = [];
  function* long(): InSlices<void> {
    yield 1;
    yield 1;
  }
  function* short(): InSlices<void> {}
  const long1 = slices.run(long(), () => undefined).then(() => order.push('long'));
  const short1 = slices.run(short(), () => undefined).then(() => order.push('short'));
  await Promise.all([long1, short1]);
  expect(order).toEqual(['short', 'long']);
});

test('work that ends within its share does not wait', async () => {
  const slices = timeSlices(60_000);
  const order: string[] = [];
  function* search(): InSlices<void> {
    yield 1;
    yield 1;
  }
  const waiting = setImmediate().then(() => order.push('turn'));
  await slices.run(search(), () => undefined).then(() => order.push('found'));
  await waiting;
  expect(order).toEqual(['found', 'turn']);
});

test('if many wait, one more is refused with a time to retry', async () => {
  const slices = timeSlices(0);
  function* search(): InSlices<void> {
    yield 1;
  }
  const few = Array.from({ length: 10 }, () => slices.run(search(), () => undefined));
  expect(slices.isFull()).toBe(false);
  const many = Array.from({ length: 15 }, () => slices.run(search(), () => undefined));
  expect(slices.isFull()).toBe(true);
  await Promise.all([...few, ...many]);
  expect(slices.isFull()).toBe(false);
});
