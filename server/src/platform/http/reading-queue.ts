import { performance } from 'node:perf_hooks';

/** Of a turn of the event loop for what reads while nothing is booked, since health checks wait for a turn; milliseconds. */
const SHARE_MS = 1;
/** More do not fit into it. */
const MOST_OF_A_TURN = 16;
/** No guest notices it; milliseconds. */
const LONGEST_WAIT_MS = 100;
/** Of so many that wait none is refused, however slow or busy the computer is: a browser opens six connections to a host, two pages twelve. */
const NEVER_REFUSED = 16;

/** One request that reads, told once what becomes of it. */
export interface WaitingRequest {
  readonly begin: () => void;
  readonly refuse: () => void;
  /** Whether nobody waits for its answer any more: it is then told neither. */
  readonly isGone: () => boolean;
}

export interface ReadingQueue {
  readonly length: () => number;
  readonly enter: (request: WaitingRequest) => void;
}

export interface TurnRules {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Calls back once every connection that had something to say in this turn has been heard, in the order of the calls. */
  readonly atEnd: (end: () => void) => unknown;
}

/**
 * Begins requests that read in the order in which they come: at once in the first millisecond of a turn of the event loop
 * while nobody waits, otherwise as many at the end of a turn as begin in a millisecond. While something is booked it is one in a
 * turn, since a booking waits for a turn at each of its steps. Refuses one that has waited for
 * 100 ms behind sixteen others. So between them all has its turn that books, pays, is refused or asks for the health, and
 * however many search, they take of the processor what these leave. Rule: docs/operating.md, "Under load".
 */
export function readingQueue(
  isSomethingBooked: () => boolean,
  { now, atEnd }: TurnRules = ofThisProcess,
): ReadingQueue {
  const waiting: (WaitingRequest & { readonly since: number; readonly mayWait: boolean })[] = [];
  let turnBegun: number | undefined;
  const share = () => (isSomethingBooked() ? 0 : SHARE_MS);

  const beginTurn = (begun: number) => {
    turnBegun = begun;
    const places = Math.min(Math.max(waiting.length, 1), MOST_OF_A_TURN);
    let shareBegun: number | undefined;
    // Each begins in a callback of its own: what it does before it first waits is done when the next looks at the clock.
    for (let place = 0; place < places; place++)
      atEnd(() => {
        shareBegun ??= now();
        if (place === 0 || now() - shareBegun < share()) beginNext();
        if (place < places - 1) return;
        turnBegun = undefined;
        if (waiting.length > 0) beginTurn(now());
      });
  };
  const beginNext = () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (next.isGone()) continue;
      if (next.mayWait || now() - next.since <= LONGEST_WAIT_MS) {
        next.begin();
        return;
      }
      next.refuse();
    }
  };

  return {
    length: () => waiting.length,
    enter: (request) => {
      const since = now();
      const isFirst = turnBegun === undefined;
      if (isFirst) beginTurn(since);
      if (waiting.length === 0 && (isFirst || since - (turnBegun ?? since) < share())) request.begin();
      else waiting.push({ ...request, since, mayWait: waiting.length < NEVER_REFUSED });
    },
  };
}

const ofThisProcess: TurnRules = { now: () => performance.now(), atEnd: setImmediate };
