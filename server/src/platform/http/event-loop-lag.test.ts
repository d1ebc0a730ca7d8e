import { expect, test } from 'vitest';
import { eventLoopLag } from './event-loop-lag.ts';

/** Which of so many calls of one turn are late, on a core that takes so many milliseconds for each; twice the same turn. */
function lateOf(calls: number, milliseconds: number): number[] {
  let time = 0;
  let end = () => {};
  const cameLate = eventLoopLag({ now: () => time, atEnd: (callback) => (end = callback) });
  const turn = () => {
    const late: number[] = [];
    for (let call = 1; call <= calls; call++) {
      if (cameLate()) late.push(call);
      time += milliseconds;
    }
    end();
    return late;
  };
  const first = turn();
  expect(turn(), 'a turn begins anew').toEqual(first);
  return first;
}

test.each([1, 2, 4])(
  'sixteen connections are no overload on a core that takes %d ms for a search',
  (milliseconds) => {
    expect(lateOf(16, milliseconds)).toEqual([]);
  },
);

test('the pages of two guests are answered however slow the core is', () => {
  expect(lateOf(12, 500)).toEqual([]);
  expect(lateOf(14, 500)).toEqual([13, 14]);
});

test('a fast core answers what fits into 30 ms, a slow one 32 calls or what fits into 75 ms', () => {
  expect(lateOf(100, 0.5)[0]).toBe(62);
  expect(lateOf(100, 1)[0]).toBe(33);
  expect(lateOf(100, 2)[0]).toBe(33);
  expect(lateOf(100, 5)[0]).toBe(17);
});
