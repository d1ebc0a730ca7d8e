import type { InTurns } from '@portico/server/availability/search/turns';

/** The result of cooperative work, run without yielding to other work. */
export function inOneTurn<Result>(work: InTurns<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
