import { instantAt } from '@portico/domain/calendar/property-clock';
import { reservationStatuses } from '@portico/domain/reservation/status';
import * as z from 'zod';
import { moneyText } from '../core/reconcile/money-text.ts';
import { command, done } from './command.ts';
import { optional, property, value } from './command-option.ts';
import { listReservations, type ListedReservation } from './reservation-list.store.ts';
import { withHotel } from './with-hotel.ts';

const MOST = 1_000;

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
    name: optional(value.text('NAME', 'part of the name of who booked or of a guest')),
  },
  answers: z.strictObject({
    reservations: z.array(
      z.strictObject({
        number: z.string(),
        status: z.string(),
        bookedAt: z.date(),
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
  run: ({ property, bookedSince, ...wanted }, setting) =>
    withHotel({ property }, setting, async ({ propertyId, definition }, { kysely }) => {
      const since = bookedSince && new Date(instantAt(bookedSince, 0, definition.property.timeZone));
      const found = await listReservations(kysely, propertyId, { ...wanted, bookedSince: since }, MOST + 1);
      const reservations = found.slice(0, MOST);
      const isWhole = found.length <= MOST;
      return done(
        [
          ...(reservations.length === 0 ? ['No booking is like that.'] : reservations.map(lineOf)),
          ...(isWhole ? [] : [`There are more than ${MOST}: narrow the list.`]),
        ],
        { reservations, isWhole },
      );
    }),
});

function lineOf(one: ListedReservation): string {
  const { number, status, name, arrival, departure, rooms, grossMinor: minor, currency } = one;
  const many = rooms === 1 ? '1 room' : `${rooms} rooms`;
  return `${arrival} to ${departure}  ${number}  ${name}, ${many}, ${moneyText({ minor, currency })}, ${status}`;
}
