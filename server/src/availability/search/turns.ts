import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds. */
const SHARE_MS = 2;
/** What those that wait take of a turn together: shares enough that a queue of searches a little longer than one is soon over. */
const SHARES_OF_A_TURN = 5;
/** Some hundredths of a second until each has had a share. */
const MOST_WAITING = 20;

/** Work that stops now and then to let others in, yielding what it has cost since: nights priced. */
export type InTurns<Result> = Generator<number, Result, void>;

export interface Turns {
  /** Whether so much waits that one more would wait too long: it is better told to come again. */
  readonly isFull: () => boolean;
  /** The result of the work; `onCost` hears what it has cost, as it goes. Throws what the work throws. */
  readonly run: <Result>(work: InTurns<Result>, onCost: (nights: number) => void) => Promise<Result>;
}

/**
 * Does the pieces of work it is given: the first share of each at once, so that a short one waits for nobody, and of those
 * that are longer a few shares in each turn of the event loop, in the order in which they came. So a health check or a
 * booking waits for those few, however many long searches there are; how many begin in a turn is bounded where they are
 * taken in (`platform/http/reading-queue.ts`). `shareMs`: what each takes of a turn. Rule: docs/search.md, "Long searches".
 */
export function takeTurns(shareMs = SHARE_MS): Turns {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let turnBegun = 0;
  const nextTurn = async () => {
    waiting += 1;
    last = last.then(async () => {
      if (performance.now() - turnBegun < SHARES_OF_A_TURN * shareMs) return;
      await setImmediate();
      turnBegun = performance.now();
    });
    await last;
    waiting -= 1;
  };
  return {
    isFull: () => waiting >= MOST_WAITING,
    run: async (work, onCost) => {
      for (let begun = performance.now(); ;) {
        const step = work.next();
        if (step.done === true) return step.value;
        onCost(step.value);
        if (performance.now() - begun < shareMs) continue;
        await nextTurn();
        begun = performance.now();
      }
    },
  };
}
