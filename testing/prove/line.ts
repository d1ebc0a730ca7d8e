import type { RequestedBooking } from './request-booking.ts';
import type { Span } from './prove-hotel.ts';
import type { Cluster } from './stage/cluster.ts';
import type { Installed } from './stage/installed.ts';
import type { ProvedProvider } from './stage/proved-provider.ts';
import type { Stage } from './stage/stage.ts';
import type { Version } from './upgrade/version.ts';

/** The amount of work in one run of the harness. */
export interface Size {
  readonly sagas: number;
  /** Per step. */
  readonly kills: number;
  readonly cuts: number;
  readonly stops: number;
  readonly crashes: number;
  /** Of the primary of several databases. */
  readonly failovers: number;
  /** Of bookings paid by several cards. */
  readonly histories: number;
  readonly jumps: number;
  /** Declined. */
  readonly cards: number;
  readonly rounds: number;
  /** Concurrent, for the last room. */
  readonly guests: number;
  /** Concurrent, with one key. */
  readonly senders: number;
  /** Concurrent, sending a byte a second. */
  readonly slowSenders: number;
  /** Concurrent, for the longest stay. */
  readonly longSearches: number;
  /** Connections flooded in turn by each of eight clients. */
  readonly floods: number;
  /** Made during those searches. */
  readonly bookings: number;
  /** Guests who leave the bank's challenge, and poll. */
  readonly polling: number;
  /** Nights that channel managers set, each counted for what it sets. */
  readonly cells: number;
  /** Whether a booking slower than normal is a fault: not while other tests keep the computer busy. */
  readonly isTimed: boolean;
}

/** One line of the table. */
export interface Line {
  readonly name: string;
  /** The nights on sale. */
  readonly spans: readonly Span[];
  readonly servers: number;
  /** Whether guests reach them through one proxy, which sends each request to any of them. */
  readonly isBehindProxy?: true;
  /** The payment provider; by default the sandbox acquirer. */
  readonly provider?: ProvedProvider;
  /** Starts the line's own cluster; by default it has a database of the common one. `logFolder`: of its programs. */
  readonly startCluster?: (logFolder: string) => Promise<Cluster>;
  /** Programs of other packages. Without one the line is left out, unless it is named. */
  readonly needs?: readonly Installed[];
  /** Until it settles, the servers run as an operator starts them, on the real clock, which cannot jump. */
  readonly isAsOperated?: true;
  /** Another version, put into a folder, with which servers and database begin; only as operated. */
  readonly begins?: (folder: string) => Version;
  /** Extra variables of the servers, such as limits: without them nothing is limited. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Injects the faults and returns the requests made; `report` reports progress. */
  readonly run: (stage: Stage, size: Size, report: (progress: string) => void) => Promise<Done>;
}

export interface Done {
  readonly runs: number;
  readonly requested: readonly RequestedBooking[];
  /** The faults the line itself found, each in a sentence. */
  readonly faults?: readonly string[];
  /** References at the provider that a restored database cannot have. Their money has to be back all the same. */
  readonly lost?: ReadonlySet<string>;
}
