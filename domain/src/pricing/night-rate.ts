import type { LocalDate } from '../calendar/local-date.ts';
import type { RateComponents } from './rate-components.ts';

/** One night of one rate plan in one room type, as the hotel keeps it. `null` means: no such rule. */
export interface NightRate {
  readonly date: LocalDate;
  readonly open: boolean;
  readonly components: RateComponents;
  /** Before any promotion; equal to `components` where none applies. */
  readonly original: RateComponents;
  /** Nights a stay must have at least and at most, read from the night of arrival. */
  readonly minStay: number | null;
  readonly maxStay: number | null;
  readonly closedToArrival: boolean;
  /** Nobody may leave on this date: read from the row of the departure date. */
  readonly closedToDeparture: boolean;
  /** Days between today and arrival, at least and at most. */
  readonly minAdvance: number | null;
  readonly maxAdvance: number | null;
}

/** What a night says to who leaves on its date. */
export type DepartureNight = Pick<NightRate, 'closedToDeparture'>;

/** What is said of a night that is sold to everybody. */
export const openNight = {
  open: true,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  minAdvance: null,
  maxAdvance: null,
} as const satisfies Omit<NightRate, 'date' | 'components' | 'original'>;

/** One rate plan in one room type over a stay. */
export interface StayNights {
  /** Those of the stay in order, as far as the hotel has them. */
  readonly nights: readonly NightRate[];
  /** Of the departure date: says whether guests may leave then. */
  readonly departureNight: DepartureNight | undefined;
}
