import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Counted } from './counted.ts';

/** By kind of request: `bookings` to create, `searches`. */
export interface ByKind<T> {
  readonly bookings: T;
  readonly searches: T;
}

/** Options of the process that sends the load. */
export interface LoadOptions {
  readonly port: number;
  readonly propertyId: number;
  readonly today: LocalDate;
  /** The number of the first booking; each takes the next. */
  readonly firstNumber: number;
  readonly seconds: number;
  /** `busy`: one request at a time on each connection. `arrivals`: at a fixed rate, however slow the responses. */
  readonly load:
    | { readonly kind: 'busy'; readonly connections: ByKind<number> }
    | { readonly kind: 'arrivals'; readonly connections: ByKind<number>; readonly perSecond: ByKind<number> };
}

export type LoadResult = ByKind<Counted>;
