import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns, type InTurns } from './turns.ts';

test('of fifty long searches one has its share in each turn of the event loop, so that others are heard between', async () => {
  // Of no length: each step is a share of its own.
  const inTurns = takeTurns(0);
  let turn = 0;
  let isOver = false;
  const turns: number[] = [];
  function* search(): InTurns<string> {
    for (let step = 0; step < 4; step++) {
      turns.push(turn);
      yield 10;
    }
    return 'found';
  }
  const counting = (async () => {
    for (; !isOver; turn++) await setImmediate();
  })();
  const costs: number[] = [];
  const found = await Promise.all(
    Array.from({ length: 50 }, () => inTurns(search(), (nights) => costs.push(nights))),
  );
  isOver = true;
  await counting;
  expect(found).toEqual(Array(50).fill('found'));
  expect(costs.reduce((sum, nights) => sum + nights, 0)).toBe(50 * 4 * 10);
  // The first share of each is taken as it comes.
  const later = turns.filter((at) => at > 0);
  expect(later).toHaveLength(50 * 3);
  expect(new Set(later).size).toBe(later.length);
});

test('work that is done within its share waits for nobody', async () => {
  const inTurns = takeTurns(60_000);
  const order: string[] = [];
  function* search(): InTurns<void> {
    yield 1;
    yield 1;
  }
  const waiting = setImmediate().then(() => order.push('turn'));
  await inTurns(search(), () => undefined).then(() => order.push('found'));
  await waiting;
  expect(order).toEqual(['found', 'turn']);
});
