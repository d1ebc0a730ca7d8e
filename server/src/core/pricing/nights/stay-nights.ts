import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { NightRate } from '@portico/domain/pricing/night-rate';

/** One rate plan in one room type over a stay, as domain's `soldRate` takes it. */
export interface StayNights {
  /** Those of the stay in order, as far as the hotel has them. */
  readonly nights: readonly NightRate[];
  /** The row of the departure date: says whether guests may leave then. */
  readonly departureNight: NightRate | undefined;
}

/** `nights`: from the arrival to the departure date, both included. */
export function stayNightsOf(nights: readonly NightRate[], departure: LocalDate): StayNights {
  return {
    nights: nights.filter(({ date }) => date < departure),
    departureNight: nights.find(({ date }) => date === departure),
  };
}
