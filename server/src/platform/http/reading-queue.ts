import { performance } from 'node:perf_hooks';

/** Of a turn of the event loop for what reads while nothing is booked, since health checks wait for a turn; milliseconds. */
const SHARE_MS = 1;
/** More do not fit into it. */
const MOST_OF_A_TURN = 16;
/** No guest notices it; milliseconds. */
const LONGEST_WAIT_MS = 100;
/** Before whom so few have their turn is not refused, however slow or busy the computer is: a browser opens six connections to a host, two pages twelve. */
export const NEVER_REFUSED = 16;

/** One request that reads, told once what becomes of it. */
export interface WaitingRequest {
  /** Of whom the turns are shared: by `clientAddress`. */
  readonly address: string;
  readonly begin: () => void;
  readonly refuse: () => void;
  /** Whether nobody waits for its answer any more: it is then told neither. */
  readonly isGone: () => boolean;
}

export interface ReadingQueue {
  readonly length: () => number;
  readonly lengthOf: (address: string) => number;
  readonly enter: (request: WaitingRequest) => void;
}

export interface TurnRules {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Calls back once every connection that had something to say in this turn has been heard, in the order of the calls. */
  readonly atEnd: (end: () => void) => unknown;
}

/**
 * Begins requests that read, of each address that waits one after the other and of one address in the order in which they come:
 * at once in the first millisecond of a turn of the event loop
 * while nobody waits, otherwise as many at the end of a turn as begin in a millisecond. While something is booked it is one in a
 * turn, since a booking waits for a turn at each of its steps. Refuses one that has waited for
 * 100 ms behind sixteen others. So between them all has its turn that books, pays, is refused or asks for the health, and
 * however many search, they take of the processor what these leave. Rule: docs/operating.md, "Under load".
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
    // Each begins in a callback of its own: what it does before it first waits is done when the next looks at the clock.
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
      if (next.isGone()) continue;
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

/** Gives one of each address after the other, and of one address the first that came. */
function fairQueue<One extends { readonly address: string }>() {
  /** The address whose turn is next comes first. */
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
    /** Whether fewer than `few` have their turn before the next one of this address. */
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
