import type { Asked } from './asking.ts';
import type { Span } from './prove-hotel.ts';
import type { ProvedProvider } from './stage/proved-provider.ts';
import type { Stage } from './stage/stage.ts';

/** How much one run of the harness does. */
export interface Size {
  readonly sagas: number;
  /** Of each step. */
  readonly kills: number;
  readonly cuts: number;
  readonly stops: number;
  readonly crashes: number;
  /** Of bookings that several cards pay. */
  readonly histories: number;
  readonly jumps: number;
  /** Declined. */
  readonly cards: number;
  readonly rounds: number;
  /** At once, for the last room. */
  readonly guests: number;
  /** At once, of one key. */
  readonly senders: number;
  /** At once, of a byte a second. */
  readonly slowSenders: number;
  /** At once, of the longest stay. */
  readonly longSearches: number;
  /** Connections that each of eight senders floods, one after the other. */
  readonly floods: number;
  /** Made while they search. */
  readonly bookings: number;
  /** Who leave the bank's question, and poll. */
  readonly polling: number;
  /** Whether a booking that takes longer than normal is a fault: not where other tests keep the computer busy. */
  readonly isTimed: boolean;
}

/** One line of the table. */
export interface Line {
  readonly name: string;
  /** The nights that are sold. */
  readonly spans: readonly Span[];
  readonly servers: number;
  /** Who takes the money; the sandbox acquirer unless told. */
  readonly provider?: ProvedProvider;
  /** The servers are what an operator starts, at the computer's own time, which cannot jump; until it settles. */
  readonly isAsOperated?: true;
  /** Variables of the servers beside the usual ones, such as limits: without them nothing is limited. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Does the harm and answers who asked for what; `say` tells how far it is. */
  readonly run: (stage: Stage, size: Size, say: (progress: string) => void) => Promise<Done>;
}

export interface Done {
  readonly runs: number;
  readonly asked: readonly Asked[];
  /** What the line itself found not to hold, each in a sentence. */
  readonly faults?: readonly string[];
}
