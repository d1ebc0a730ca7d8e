import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Result } from '@portico/domain/result';
import type { TableTime } from '@portico/domain/tables/table-times';
import type { Hotel, HotelRestaurant } from '../hotel/hotel.ts';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { BookedTable } from './booked-table.ts';

export interface TablePlace {
  readonly hotel: Hotel;
  readonly restaurant: HotelRestaurant;
}

/** A time of a date; not free: no table is available for the party. */
export interface OfferedTime extends TableTime {
  readonly isFree: boolean;
}

/** A guest's request for a table; its form is already checked. */
export interface RequestedTable {
  readonly date: LocalDate;
  readonly quarter: number;
  readonly party: number;
  readonly promotionId: number | null;
  /** The leave time that the guest has accepted; null: none was shown. */
  readonly acknowledged: { readonly leaveTime: string | null } | null;
  readonly email: string;
  readonly phone: string;
  readonly requests: string | null;
  readonly identifier: string;
  readonly isReservation: boolean;
  /** Proves the reservation of that number. */
  readonly confirmationToken: string | null;
}

/** The client, and the key by which the request is done once. */
export interface TableRequest {
  readonly key: string | undefined;
  /** By `fingerprintOf`. */
  readonly fingerprint: string;
  /** By `clientAddress`. */
  readonly address: string;
}

export type TableRefusal =
  | {
      readonly code:
        | 'table.unavailable'
        | 'table.promotion'
        | 'table.leave-time'
        | 'idempotency.reused'
        | 'idempotency.over'
        | 'idempotency.in-progress';
    }
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number };

/** The contents of a mailed link. */
export interface ShownLink {
  readonly referenceNumber: string;
  readonly code: string;
}

export type CancelTableRefusal = { readonly code: 'link.invalid' | 'table.too-late' };

/**
 * A table system. It stores its own times, bookings and cancellations, and mails guest and hotel. Rule: docs/tables.md,
 * "Another system of tables".
 */
export interface TablePort {
  /** `RestaurantBookingServiceType`, its name in a property file. */
  readonly type: string;
  /** The times of a date that can still be booked, in order; none without tables. */
  readTimes(
    place: TablePlace,
    asked: { readonly date: LocalDate; readonly party: number },
  ): Promise<readonly OfferedTime[]>;
  /** Books a table, once for each key; returns its reference. */
  book(
    place: TablePlace,
    requested: RequestedTable,
    request: TableRequest,
  ): Promise<Result<{ readonly reference: string }, TableRefusal>>;
  /** The table of a link; undefined for a link that shows none at that hotel. */
  find(hotel: Hotel, link: ShownLink): Promise<BookedTable | undefined>;
  /** Cancels the table of a link. One that is already cancelled stays so, without a refusal. */
  cancel(hotel: Hotel, link: ShownLink): Promise<Result<BookedTable, CancelTableRefusal>>;
}
