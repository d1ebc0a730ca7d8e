import type { LocalDate, Weekday } from '../calendar/local-date.ts';
import type { RestaurantId } from '../ids.ts';

/** Dates; null: unbounded, or every day of the week. `to` is included. */
export interface Dates {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly weekdays: readonly Weekday[] | null;
}

/** Times at which tables are available on some dates, from first to last, each for one turn. */
export interface Sitting extends Dates {
  readonly firstQuarter: number;
  readonly lastQuarter: number;
  readonly everyQuarters: number;
  /** Length of a turn. */
  readonly turnQuarters: number;
  /** Seats at the same time. */
  readonly covers: number;
  /** The table must be left at the end of the turn, which the guest must acknowledge. */
  readonly hasLeaveTime: boolean;
}

/** A menu or an offer for the whole table, from the first to the last time. */
export interface TablePromotion extends Dates {
  readonly id: number;
  readonly firstQuarter: number;
  readonly lastQuarter: number;
}

/** Party sizes that can be booked online. */
export interface PartySizes {
  readonly minimum: number;
  readonly maximum: number;
}

/** The latest time to cancel a table: a time of day, some days before the visit. */
export interface CancelUntil {
  readonly daysBefore: number;
  readonly at: string;
}

/** The part of a restaurant that the rules need. Rule: docs/tables.md. */
export interface Restaurant {
  readonly id: RestaurantId;
  readonly sittings: readonly Sitting[];
  readonly promotions: readonly TablePromotion[];
  readonly closedDates: ReadonlySet<LocalDate>;
  readonly partySizes: PartySizes;
  /** Other sizes on some dates; later ones win. */
  readonly partySizesOnDates: readonly (Dates & PartySizes)[];
  /** Online booking closes this many minutes before the time. */
  readonly closesMinutesBefore: number;
  /** Null: until its time. */
  readonly cancelUntil: CancelUntil | null;
}
