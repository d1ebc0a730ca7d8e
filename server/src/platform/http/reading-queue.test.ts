import { expect, test } from 'vitest';
import { readingQueue, type ReadingQueue } from './reading-queue.ts';

/** A core that takes this many milliseconds per search; the test ends its turns. */
function slowCore(milliseconds: number, isSomethingBooked = () => false) {
  const begun: number[] = [];
  const refused: number[] = [];
  let time = 0;
  let ends: (() => void)[] = [];
  const queue: ReadingQueue = readingQueue(isSomethingBooked, {
    now: () => time,
    atEnd: (end) => ends.push(end),
  });
  const search = (
    number: number,
    { address = 'one', isClosed = () => false }: { address?: string; isClosed?: () => boolean } = {},
  ) =>
    queue.enter({
      address,
      begin: () => {
        begun.push(number);
        time += milliseconds;
      },
      refuse: () => refused.push(number),
      isClosed,
    });
  const endTurn = () => {
    const ending = ends;
    ends = [];
    for (const end of ending) end();
  };
  return {
    begun,
    refused,
    queue,
    search,
    /** That many in one turn, numbered from 1. */
    searches: (many: number) => {
      for (let number = 1; number <= many; number++) search(number);
    },
    endTurn,
    /** Ends turns until nothing waits; returns how many. */
    rest: () => {
      let turns = 0;
      for (; ends.length > 0; turns++) endTurn();
      return turns;
    },
  };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('what reads has a millisecond of a turn, and waits in the order in which it came for the next', () => {
  const core = slowCore(0.5);
  core.searches(6);
  expect(core.begun).toEqual([1, 2]);
  core.endTurn();
  expect(core.begun).toEqual([1, 2, 3]);
  core.search(7);
  expect(core.queue.length()).toBe(4);
  core.endTurn();
  expect(core.begun).toEqual([1, 2, 3, 4, 5]);
  core.rest();
  expect(core.begun).toEqual(upTo(7));
  core.search(8);
  expect(core.begun, 'no call waits any more').toEqual(upTo(8));
});

test('while something is booked one search begins in each turn, and as many as before once it is done', () => {
  let isBooked = true;
  const core = slowCore(0.1, () => isBooked);
  core.searches(14);
  expect(core.begun).toEqual([1]);
  core.endTurn();
  core.endTurn();
  expect(core.begun).toEqual([1, 2, 3]);
  isBooked = false;
  core.endTurn();
  expect(core.begun).toEqual(upTo(13));
});

test('of what takes longer one begins in each turn, so that a booking has one between any two', () => {
  const core = slowCore(20);
  core.searches(4);
  expect(core.begun).toEqual([1]);
  expect(core.rest()).toBe(3);
  expect(core.begun).toEqual(upTo(4));
});

test.each([0.1, 1, 3, 500])(
  'thirty-two connections are no overload on a core that takes %d ms for a search',
  (milliseconds) => {
    const core = slowCore(milliseconds);
    core.searches(32);
    core.rest();
    core.searches(32);
    core.rest();
    expect(core.begun).toEqual([...upTo(32), ...upTo(32)]);
  },
);

test('beside the one that is answered thirty-two may wait however slow the core is', () => {
  const core = slowCore(500);
  core.searches(35);
  core.rest();
  expect(core.begun).toEqual(upTo(33));
  expect(core.refused).toEqual([34, 35]);
});

test('a call that has waited for a tenth of a second is refused, and later calls have their turn', () => {
  const core = slowCore(2);
  core.searches(500);
  core.rest();
  expect(core.begun).toEqual(upTo(52));
  expect(core.refused).toHaveLength(448);
  core.search(501);
  expect(core.begun).toContain(501);
});

test('who has hung up is passed over, and takes no turn of another', () => {
  const core = slowCore(20);
  let isClosed = false;
  core.search(1);
  core.search(2, { isClosed: () => isClosed });
  core.search(3);
  isClosed = true;
  core.endTurn();
  expect(core.begun).toEqual([1, 3]);
  expect(core.refused).toEqual([]);
  expect(core.queue.length()).toBe(0);
});

test('another guest has the next turn, however many of one address wait', () => {
  const core = slowCore(3);
  for (let number = 1; number <= 100; number++) core.search(number, { address: 'flooder' });
  core.search(101, { address: 'guest' });
  core.search(102, { address: 'guest' });
  core.rest();
  expect(core.begun.slice(0, 6)).toEqual([1, 2, 101, 3, 102, 4]);
  expect(core.queue.lengthOf('flooder')).toBe(0);
});

test('a page’s calls with few before them are never refused in a flood', () => {
  const core = slowCore(500);
  for (let number = 1; number <= 100; number++) core.search(number, { address: 'flooder' });
  for (let number = 101; number <= 107; number++) core.search(number, { address: 'guest' });
  core.rest();
  expect(core.begun).toEqual(expect.arrayContaining([101, 102, 103, 104, 105, 106, 107]));
});
