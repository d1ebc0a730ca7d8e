import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds. */
const SHARE_MS = 2;
/** Shares that waiting work gets per turn. A queue of searches slightly longer than one share each then drains soon. */
const SHARES_OF_A_TURN = 5;
/** Limits the wait until each has had a share to some hundredths of a second. */
const MOST_WAITING = 20;

/** Work that pauses now and then to let others run, yielding its cost since then in nights priced. */
export type InSlices<Result> = Generator<number, Result, void>;

export interface TimeSlices {
  /** Whether one more would wait too long and should be rejected. */
  readonly isFull: () => boolean;
  /** The result of the work; `onCost` receives its cost as it runs. Throws what the work throws. */
  readonly run: <Result>(work: InSlices<Result>, onCost: (nights: number) => void) => Promise<Result>;
}

/**
 * Runs pieces of work in shares. The first share of each runs at once, so that short work never waits. Longer work gets
 * a few shares per turn of the event loop, first come, first served. A health check or a booking therefore waits only
 * for those few, however many long searches run. How many begin in a turn is bounded in
 * `platform/http/reading-queue.ts`. `shareMs`: length of a share. Rule: docs/search.md, "Long searches".
 */
export function timeSlices(shareMs = SHARE_MS): TimeSlices {
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
