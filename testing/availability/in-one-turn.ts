import type { InSlices } from '@portico/server/availability/search/time-slices';

/** The result of cooperative work, run without yielding to other work. */
export function inOneTurn<Result>(work: InSlices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
