/** Nights on the books for one month of stay, as they stood at five times. */
export interface NightsOnBooks {
  readonly now: number;
  /** At the beginning of the period. */
  readonly since: number;
  /** As long before as the period lasts. */
  readonly before: number;
  /** Of the same month of last year, at the end of this day last year. */
  readonly lastYear: number;
  /** The same, at the beginning of the period last year. */
  readonly lastYearSince: number;
}

/** What a period added to the nights of a month: bookings less cancellations. */
export interface PickUp {
  readonly nights: number;
  readonly picked: number;
  /** In as many days before. */
  readonly pickedBefore: number;
  readonly lastYearNights: number;
  readonly lastYearPicked: number;
}

/** Rule: docs/reports.md, "Pick-up". */
export function pickUpOf({ now, since, before, lastYear, lastYearSince }: NightsOnBooks): PickUp {
  return {
    nights: now,
    picked: now - since,
    pickedBefore: since - before,
    lastYearNights: lastYear,
    lastYearPicked: lastYear - lastYearSince,
  };
}
