import { performance } from 'node:perf_hooks';

/** Of so many calls none is late, however slow the computer: a browser opens six connections to a host, two pages twelve. */
const NEVER_LATE = 12;
/** And of so many none that comes before the longest time: twice sixteen connections is no overload on a slow core either. */
const SELDOM_LATE = 32;
/** Short enough for health checks and refusals, which wait for two turns at most; milliseconds. */
const LONG_MS = 30;
const LONGEST_MS = 75;

export interface TurnRules {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Calls back once every connection that had something to say in this turn has been heard. */
  readonly atEnd: (end: () => void) => unknown;
}

/**
 * Tells of each request, as it comes, whether it is late in its turn of the event loop: after 30 ms of answering others
 * and 32 calls, or after 75 ms and twelve. So the bound follows the core: one on which a call takes long has turns that
 * are longer, and not fewer guests. What has arrived meanwhile waits for the end of the turn, health checks too. Rule:
 * docs/operating.md, "Under load".
 */
export function eventLoopLag({ now, atEnd }: TurnRules = ofThisProcess): () => boolean {
  let begun: number | undefined;
  let calls = 0;
  return () => {
    if (begun === undefined) {
      begun = now();
      calls = 0;
      atEnd(() => (begun = undefined));
    }
    calls += 1;
    if (calls <= NEVER_LATE) return false;
    return now() - begun > (calls <= SELDOM_LATE ? LONGEST_MS : LONG_MS);
  };
}

const ofThisProcess: TurnRules = { now: () => performance.now(), atEnd: setImmediate };
