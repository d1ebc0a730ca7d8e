import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds. */
const SHARE_MS = 5;

/** Work that stops now and then to let others in, yielding what it has cost since: nights priced. */
export type InTurns<Result> = Generator<number, Result, void>;

/**
 * Does the pieces of work it is given: short ones at once, and of the long ones that are under way one share in each turn
 * of the event loop, in the order in which they came. So a health check or a booking waits for one share, however many
 * long searches there are. `shareMs`: what each takes of a turn. Rule: docs/search.md, "Long searches".
 */
export function takeTurns(
  shareMs = SHARE_MS,
): <Result>(work: InTurns<Result>, onCost: (nights: number) => void) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  const nextTurn = () => {
    const turn = last.then(() => setImmediate());
    last = turn;
    return turn;
  };
  return async (work, onCost) => {
    for (let begun = performance.now(); ;) {
      const step = work.next();
      if (step.done === true) return step.value;
      onCost(step.value);
      if (performance.now() - begun < shareMs) continue;
      await nextTurn();
      begun = performance.now();
    }
  };
}
