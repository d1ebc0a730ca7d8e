import { performance } from 'node:perf_hooks';

/**
 * Milliseconds for reading requests per turn of the event loop while nothing is being booked. Health checks wait for a
 * turn.
 */
const SHARE_MS = 1;
/** The most that fit into it. */
const MOST_OF_A_TURN = 16;
/** Milliseconds; below what a guest notices. */
const LONGEST_WAIT_MS = 100;
/**
 * A request with fewer than this many before it is never rejected, however slow or busy the computer is. A browser
 * opens six connections per host: five phones behind one address open thirty, each for a page of pictures.
 */
export const NEVER_REFUSED = 32;

/** A reading request; at most one of its callbacks is called, once. */
export interface WaitingRequest {
  /** Turns are shared between addresses: by `clientAddress`. */
  readonly address: string;
  readonly begin: () => void;
  readonly refuse: () => void;
  /** Whether the client has disconnected: then neither is called. */
  readonly isClosed: () => boolean;
}

export interface ReadingQueue {
  readonly length: () => number;
  readonly lengthOf: (address: string) => number;
  readonly enter: (request: WaitingRequest) => void;
}

export interface TurnRules {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Calls back after all connections readable in this turn have been read, in the order of the calls. */
  readonly atEnd: (end: () => void) => unknown;
}

/**
 * Starts reading requests: round-robin over the waiting addresses, in order of arrival within one. While none waits,
 * they start at once during the first millisecond of a turn of the event loop; otherwise at the end of a turn, as many
 * as start within a millisecond. During a booking it is one per turn, because each step of a booking waits for a turn.
 * Rejects a request that waited 100 ms behind thirty-two others.
 * Requests that book, pay, are rejected or check health get their turn in between, and searches use the remaining
 * processor time. Rule: docs/every-day.md, "Under load".
 */
export function readingQueue(
  isSomethingBooked: () => boolean,
  { now, atEnd }: TurnRules = ofThisProcess,
): ReadingQueue {
  const waiting = fairQueue<WaitingRequest & { readonly since: number; readonly mayWait: boolean }>();
  let turnBegun: number | undefined;
  const share = () => (isSomethingBooked() ? 0 : SHARE_MS);

  const beginTurn = (begun: number) => {
    turnBegun = begun;
    const places = Math.min(Math.max(waiting.length(), 1), MOST_OF_A_TURN);
    let shareBegun: number | undefined;
    // Each starts in its own callback: its synchronous work is done when the next checks the clock.
    for (let place = 0; place < places; place++)
      atEnd(() => {
        shareBegun ??= now();
        if (place === 0 || now() - shareBegun < share()) beginNext();
        if (place < places - 1) return;
        turnBegun = undefined;
        if (waiting.length() > 0) beginTurn(now());
      });
  };
  const beginNext = () => {
    for (let next = waiting.take(); next !== undefined; next = waiting.take()) {
      if (next.isClosed()) continue;
      if (next.mayWait || now() - next.since <= LONGEST_WAIT_MS) {
        next.begin();
        return;
      }
      next.refuse();
    }
  };

  return {
    length: waiting.length,
    lengthOf: waiting.lengthOf,
    enter: (request) => {
      const since = now();
      const isFirst = turnBegun === undefined;
      if (isFirst) beginTurn(since);
      if (waiting.length() === 0 && (isFirst || since - (turnBegun ?? since) < share())) request.begin();
      else waiting.add({ ...request, since, mayWait: waiting.isBehindFew(request.address, NEVER_REFUSED) });
    },
  };
}

/** A round-robin queue over addresses; first in, first out within an address. */
function fairQueue<One extends { readonly address: string }>() {
  /** The first key is the next address. */
  const byAddress = new Map<string, One[]>();
  let length = 0;
  return {
    length: () => length,
    lengthOf: (address: string) => byAddress.get(address)?.length ?? 0,
    add: (one: One) => {
      length += 1;
      const others = byAddress.get(one.address);
      if (others === undefined) byAddress.set(one.address, [one]);
      else others.push(one);
    },
    take: (): One | undefined => {
      for (const [address, ones] of byAddress) {
        const one = ones.shift();
        length -= 1;
        byAddress.delete(address);
        if (ones.length > 0) byAddress.set(address, ones);
        return one;
      }
      return undefined;
    },
    /** Whether fewer than `few` come before the next one of this address. */
    isBehindFew: (address: string, few: number): boolean => {
      const own = byAddress.get(address)?.length ?? 0;
      let before = own;
      for (const [other, ones] of byAddress) {
        if (before >= few) return false;
        if (other !== address) before += Math.min(ones.length, own + 1);
      }
      return before < few;
    },
  };
}

const ofThisProcess: TurnRules = { now: () => performance.now(), atEnd: setImmediate };
