import { randomUUID } from 'node:crypto';
import { addDays } from '@portico/domain/calendar/local-date';
import { declinedCard } from '../../booking/booking-body.ts';
import { DOUBLE, FAMILY } from '../../builders/hotel-file.ts';
import { APPROVED, type RequestedBooking, type Wish } from '../request-booking.ts';
import { requestAndWait } from '../at-the-bank.ts';
import type { Line } from '../line.ts';
import { lastRoomFaults, mixedFaults, oneKeyFaults } from '../race-checks.ts';
import type { Stage } from '../stage/stage.ts';

/** As many as there are nights for. */
const ROUNDS = 20;
/** Each round of baskets has its own nights. */
const MIXED_NIGHTS = 15;
const BASKET_NIGHTS = 14;
const BASKETS = 8;
const SINGLES = 24;

/** All guests book at once, at two processes. */
export const races: Line = {
  name: 'at once, at two servers',
  spans: [
    { nights: 2 * ROUNDS, rooms: 1 },
    { nights: MIXED_NIGHTS * ROUNDS, rooms: 8 },
  ],
  servers: 2,
  run: async (stage, { rounds, guests, senders }, report) => {
    const requested: RequestedBooking[] = [];
    const faults: string[] = [];
    const race = async (
      wishes: readonly Wish[],
      check: (answered: readonly RequestedBooking[]) => string[],
    ) => {
      const urls = stage.urls;
      const answered = await Promise.all(wishes.map((wish) => requestAndWait(urls, wish)));
      requested.push(...answered);
      faults.push(...check(answered));
    };
    for (let round = 0; round < Math.min(rounds, ROUNDS); round++) {
      report(`${round + 1} of ${rounds}`);
      await race(
        of(guests, () => lastRoom(stage, round)),
        lastRoomFaults,
      );
      const one = oneNight(stage, round);
      await race(
        of(senders, () => one),
        oneKeyFaults,
      );
      await race(mixed(stage, round), mixedFaults);
    }
    return { runs: requested.length, requested, faults };
  },
};

const of = (length: number, wish: (number: number) => Wish) =>
  Array.from({ length }, (_, number) => wish(number));

const lastRoom = ({ firstNight }: Stage, round: number): Wish => ({
  arrival: addDays(firstNight, round),
  nights: 1,
});

const oneNight = ({ firstNight }: Stage, round: number): Wish => ({
  arrival: addDays(firstNight, ROUNDS + round),
  nights: 1,
  key: randomUUID(),
});

/** Baskets of five rooms, with types in either order, among single nights; half of them with a declined card. */
function mixed({ firstNight }: Stage, round: number): Wish[] {
  const first = addDays(firstNight, 2 * ROUNDS + round * MIXED_NIGHTS);
  const cardOf = (number: number) => (number % 4 < 2 ? declinedCard.CardNumber : APPROVED);
  const baskets = of(BASKETS, (number) => ({
    arrival: addDays(first, number % (MIXED_NIGHTS - BASKET_NIGHTS + 1)),
    nights: BASKET_NIGHTS,
    cardNumber: cardOf(number),
    rooms:
      number % 2 === 0 ? [DOUBLE, DOUBLE, FAMILY, FAMILY, DOUBLE] : [FAMILY, DOUBLE, FAMILY, DOUBLE, FAMILY],
  }));
  const singles = of(SINGLES, (number) => ({
    arrival: addDays(first, number % MIXED_NIGHTS),
    nights: 1,
    cardNumber: cardOf(number),
    rooms: [number % 2 === 0 ? DOUBLE : FAMILY],
  }));
  return baskets.flatMap((basket, number) => [basket, ...singles.slice(number * 3, number * 3 + 3)]);
}
