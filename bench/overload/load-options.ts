import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Counted } from './counted.ts';

/** By kind of request: `bookings` to create, `searches`. */
export interface ByKind<T> {
  readonly bookings: T;
  readonly searches: T;
}

/** What the process that sends the load is told. */
export interface LoadOptions {
  readonly port: number;
  /** Searched by the searches. */
  readonly propertyId: number;
  readonly today: LocalDate;
  /** The number of the first booking; each takes the next. */
  readonly firstNumber: number;
  readonly seconds: number;
  /** `busy`: one request at a time on each connection. `arrivals`: at their times, however long the answers take. */
  readonly load:
    | { readonly kind: 'busy'; readonly connections: ByKind<number> }
    | { readonly kind: 'arrivals'; readonly connections: ByKind<number>; readonly perSecond: ByKind<number> };
}

/** What it says at its end. */
export type LoadResult = ByKind<Counted>;
