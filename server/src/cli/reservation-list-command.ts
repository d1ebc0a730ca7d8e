import type { BookingLine } from '@portico/contract/desk/booking-line';
import { everyBooking } from '@portico/contract/desk/every-booking';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { reservationStatuses } from '@portico/domain/reservation/status';
import * as z from 'zod';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { optional, property, value } from './command-option.ts';
import { command, done } from './command.ts';
import { withOperation } from './with-operation.ts';

const MOST = 1_000;

/** Rule: docs/desk.md, "Finding bookings". */
export const listOfReservations = command({
  name: 'reservation list',
  does: [
    'Bookings by their arrival; each option narrows the list.',
    `At most ${MOST}: then narrow it. One whole is shown by reservation show.`,
  ],
  options: {
    property,
    arrival: optional(value.date('that arrive on this date')),
    departure: optional(value.date('that leave on this date')),
    status: optional(value.oneOf('as they stand', reservationStatuses)),
    bookedSince: optional(value.date('that were booked on this date or later')),
    name: optional(value.text('NAME', 'how the name of who booked or of a guest begins')),
  },
  answers: z.strictObject({
    reservations: z.array(
      z.strictObject({
        number: z.string(),
        status: z.string(),
        bookedAt: z.string(),
        name: z.string(),
        arrival: z.string(),
        departure: z.string(),
        rooms: z.int(),
        grossMinor: z.int(),
        currency: z.string(),
      }),
    ),
    isWhole: z.boolean(),
  }),
  run: ({ property: code, arrival, departure, status, bookedSince, name }, setting) =>
    withOperation(
      setting,
      code,
      'Bookings/Search',
      {
        ...everyBooking,
        find: name ?? '',
        status: status ?? null,
        arrival: dayOf(arrival),
        departure: dayOf(departure),
        booked: { from: bookedSince ?? null, to: null },
        isLatestFirst: false,
        after: null,
        limit: MOST,
      },
      ({ bookings, next, isCut }, { currency }) => {
        const reservations = bookings.map((booking) => answerOf(booking, currency));
        const isWhole = next === null && !isCut;
        return done(
          [
            ...(reservations.length === 0 ? ['No booking is like that.'] : reservations.map(lineOf)),
            ...(isWhole ? [] : [`There are more than ${reservations.length}: narrow the list.`]),
          ],
          { reservations, isWhole },
        );
      },
    ),
});

const dayOf = (date: LocalDate | undefined) => ({ from: date ?? null, to: date ?? null });

function answerOf(
  { number, status, bookedAt, booker, arrival, departure, rooms, grossMinor }: BookingLine,
  currency: CurrencyCode,
) {
  const standing = status === 'cancelled' ? 0 : rooms.length;
  const { name } = booker;
  return { number, status, bookedAt, name, arrival, departure, rooms: standing, grossMinor, currency };
}

function lineOf(one: ReturnType<typeof answerOf>): string {
  const { number, status, name, arrival, departure, rooms, grossMinor: minor, currency } = one;
  const many = rooms === 1 ? '1 room' : `${rooms} rooms`;
  return `${arrival} to ${departure}  ${number}  ${name}, ${many}, ${moneyText({ minor, currency })}, ${status}`;
}
