import { addDays, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { BREAKFAST, DOUBLE, FAMILY, FIRST_NIGHT, FLEXIBLE, SAUNA, SAVER } from '../builders/hotel-file.ts';
import { between, chance, oneOf, type Random } from '../penny/random.ts';
import { DEPOSIT, NIGHTS } from './random-hotel.ts';

/** One to four of the nights on sale. */
export function randomStay(random: Random): { from: LocalDate; to: LocalDate } {
  const nights = between(random, 1, 4);
  const from = addDays(localDate(FIRST_NIGHT), between(random, 1, NIGHTS - nights));
  return { from, to: addDays(from, nights) };
}

export const randomType = (random: Random) => oneOf(random, [DOUBLE, FAMILY]);
export const randomPlan = (random: Random) => oneOf(random, [FLEXIBLE, SAVER, DEPOSIT]);
export const randomCounts = (random: Random) => ({
  NumberOfAdults: between(random, 1, 2),
  NumberOfChildren: 0,
  NumberOfInfants: 0,
});

/** Of each extra none, or the most a room may have. */
export function randomServices(random: Random) {
  return [BREAKFAST, SAUNA].map((ServiceId) => ({ ServiceId, Quantity: chance(random, 40) ? 1 : 0 }));
}
