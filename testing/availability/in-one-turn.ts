import type { InTurns } from '@portico/server/availability/search/turns';

/** The result of work that takes turns, with nobody else to let in. */
export function inOneTurn<Result>(work: InTurns<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
