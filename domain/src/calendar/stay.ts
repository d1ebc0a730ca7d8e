import type { LocalDate } from './local-date.ts';

/** Half-open: the night of arrival is slept, the night of departure is not. Local dates of the property. */
export interface Stay {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
}
