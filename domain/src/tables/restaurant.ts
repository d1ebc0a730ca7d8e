import type { LocalDate, Weekday } from '../calendar/local-date.ts';
import type { RestaurantId } from '../ids.ts';

/** Dates that something is true of; null: from or to any, each day of the week. `to` is included. */
export interface Dates {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly weekdays: readonly Weekday[] | null;
}

/** When tables are given, on some dates: times from the first to the last, each for one turn. */
export interface Sitting extends Dates {
  readonly firstQuarter: number;
  readonly lastQuarter: number;
  readonly everyQuarters: number;
  /** How long a table is somebody’s. */
  readonly turnQuarters: number;
  /** Who may sit at once. */
  readonly covers: number;
  /** The table is given until the end of the turn, which the guest has to acknowledge. */
  readonly hasLeaveTime: boolean;
}

/** A menu or an offer, for the whole table; from the first to the last time. */
export interface TablePromotion extends Dates {
  readonly id: number;
  readonly firstQuarter: number;
  readonly lastQuarter: number;
}

/** How many may book a table online. */
export interface PartySizes {
  readonly minimum: number;
  readonly maximum: number;
}

/** Until when a table may be cancelled: a time of the clock, so many days before the visit. */
export interface CancelUntil {
  readonly daysBefore: number;
  readonly at: string;
}

/** A restaurant as its rules need it. Rule: docs/tables.md. */
export interface Restaurant {
  readonly id: RestaurantId;
  readonly sittings: readonly Sitting[];
  readonly promotions: readonly TablePromotion[];
  readonly closedDates: ReadonlySet<LocalDate>;
  readonly partySizes: PartySizes;
  /** Other sizes on some dates; later ones win. */
  readonly partySizesOnDates: readonly (Dates & PartySizes)[];
  /** Nobody books a table online later than so many minutes before its time. */
  readonly closesMinutesBefore: number;
  /** Null: until its time. */
  readonly cancelUntil: CancelUntil | null;
}
