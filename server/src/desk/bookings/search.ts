import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { instantAt } from '@portico/domain/calendar/property-clock';
import { ok } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { readBookingLines } from '../run/booking-lines.store.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { foundBy } from './found-by-text.ts';
import { separateTabs, type BookingFilter } from './booking-filter.store.ts';
import { MOST_COUNTED, searchBookings } from './search-bookings.store.ts';

type Search = 'Bookings/Search';

/** Finds bookings by what a guest says of them and by dates, a page at a time. Rule: docs/desk.md, "Finding bookings". */
export async function searchForBookings(run: Run, takes: DeskTaken<Search>): Promise<Outcome<Search>> {
  const { kysely } = run.database;
  const filter = filterOf(run, takes);
  const { tab, isLatestFirst, after, limit } = takes;
  const page = { tab, isLatestFirst, after, limit: limit + 1 };
  const { found, counts, isCut } = await searchBookings(kysely, filter, page);
  const shown = found.slice(0, limit);
  const lines = await readBookingLines(
    kysely,
    run.hotel.propertyId,
    shown.map(({ reservationId }) => reservationId),
  );
  const all = separateTabs.reduce((sum, one) => sum + counts[one], 0);
  const last = shown.at(-1);
  return ok({
    bookings: lines.map(({ line }) => line),
    next: found.length > limit && last !== undefined ? last : null,
    counts: { ...counts, all: Math.min(all, MOST_COUNTED) },
    isCut,
  });
}

/** What is searched for, at the hotel's clock. */
export function filterOf(
  { hotel, clock }: Run,
  takes: Omit<DeskTaken<Search>, 'after' | 'limit'>,
): BookingFilter {
  const { timeZone } = hotel.definition.property;
  const startOf = (date: LocalDate) => new Date(instantAt(date, 0, timeZone));
  const { from, to } = takes.booked;
  return {
    propertyId: hotel.propertyId,
    today: dateAt(hotel, clock.now()),
    by: takes.find === '' ? null : foundBy(takes.find),
    status: takes.status,
    arrival: takes.arrival,
    departure: takes.departure,
    booked: {
      from: from === null ? null : startOf(from),
      until: to === null ? null : startOf(addDays(to, 1)),
    },
    paymentType: takes.paymentType,
    roomTypeId: takes.roomTypeId,
    money: takes.money,
  };
}
