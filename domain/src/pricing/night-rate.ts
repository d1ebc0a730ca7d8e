import type { LocalDate } from '../calendar/local-date.ts';
import type { RateComponents } from './rate-components.ts';

/** One night of one rate plan in one room type, as stored. `null`: no such rule. */
export interface NightRate {
  readonly date: LocalDate;
  readonly open: boolean;
  readonly components: RateComponents;
  /** Before any promotion; equals `components` without one. */
  readonly original: RateComponents;
  /** Minimum and maximum nights of a stay, read from the night of arrival. */
  readonly minStay: number | null;
  readonly maxStay: number | null;
  /** Minimum and maximum nights of every stay that sleeps this night, whenever it arrives. */
  readonly minStayThrough: number | null;
  readonly maxStayThrough: number | null;
  readonly closedToArrival: boolean;
  /** No departures on this date: read from the row of the departure date. */
  readonly closedToDeparture: boolean;
  /** Minimum and maximum days between today and arrival. */
  readonly minAdvance: number | null;
  readonly maxAdvance: number | null;
}

/** The rules of a night for departures on its date. */
export type DepartureNight = Pick<NightRate, 'closedToDeparture'>;

/** A night without restrictions. */
export const openNight = {
  open: true,
  minStay: null,
  maxStay: null,
  minStayThrough: null,
  maxStayThrough: null,
  closedToArrival: false,
  closedToDeparture: false,
  minAdvance: null,
  maxAdvance: null,
} as const satisfies Omit<NightRate, 'date' | 'components' | 'original'>;

/** One rate plan in one room type over a stay. */
export interface StayNights {
  /** The stay's nights in order, as far as the hotel has them. */
  readonly nights: readonly NightRate[];
  /** Of the departure date: whether departures are allowed. */
  readonly departureNight: DepartureNight | undefined;
}
