import {
  addDays,
  addMonths,
  daysBetween,
  localDate,
  type LocalDate,
} from '@portico/domain/calendar/local-date';
import { cellKey, rateKey, roomKey } from '@portico/contract/desk/night-cell';
import { useQueries } from '@tanstack/react-query';
import { deskQuery } from '../lib/desk-queries.ts';
import type { RateNight, RatesAnswer, RoomNight } from './grid-rows.ts';

/** What is known of the nights in view. */
export interface RateNights {
  /** Any answer: the rows are the same in each. */
  readonly answer: RatesAnswer | undefined;
  readonly error: Error | null;
  readonly again: () => void;
  /** By `cellKey`; undefined while it loads. */
  readonly rooms: ReadonlyMap<string, RoomNight>;
  readonly rates: ReadonlyMap<string, RateNight>;
}

/**
 * The nights of the months that lie between two dates, none before today. A month is read once. This month and the next
 * come together and are always read: the grid opens with one answer, and has its rows while other months load.
 */
export function useRateNights(today: LocalDate, from: LocalDate, to: LocalDate): RateNights {
  return useQueries({
    queries: readsBetween(today, from, to).map((takes) => deskQuery('Rates/Read', takes)),
    combine,
  });
}

function readsBetween(today: LocalDate, from: LocalDate, to: LocalDate) {
  const later = addMonths(firstOfMonth(today), 2);
  const reads = [{ from: today, nights: daysBetween(today, later) }];
  const first = firstOfMonth(from);
  for (let month = first < later ? later : first; month <= to; month = addMonths(month, 1))
    reads.push({ from: month, nights: daysBetween(month, addMonths(month, 1)) });
  return reads;
}

export function firstOfMonth(date: LocalDate): LocalDate {
  return localDate(`${date.slice(0, 7)}-01`);
}

interface ReadMonth {
  readonly data: RatesAnswer | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

function combine(months: readonly ReadMonth[]): RateNights {
  const rooms = new Map<string, RoomNight>();
  const rates = new Map<string, RateNight>();
  for (const { data } of months) {
    if (data === undefined) continue;
    const from = localDate(data.from);
    const dates = data.roomTypes[0]?.nights.map((_, index) => addDays(from, index)) ?? [];
    for (const roomType of data.roomTypes)
      for (const [index, date] of dates.entries()) {
        rooms.set(cellKey(roomKey(roomType.id), date), roomType.nights[index] ?? null);
        for (const rate of roomType.rates)
          rates.set(cellKey(rateKey(roomType.id, rate.ratePlanId), date), rate.nights[index] ?? null);
      }
  }
  const failed = months.find(({ error }) => error !== null);
  return {
    answer: months.find(({ data }) => data !== undefined)?.data,
    error: failed?.error ?? null,
    again: () => void failed?.refetch(),
    rooms,
    rates,
  };
}
