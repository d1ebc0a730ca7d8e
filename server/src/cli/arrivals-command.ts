import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import * as z from 'zod';
import { dateAt } from '../hotel/date-at.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { sleepersOf } from '../check-in/sleepers.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { readBookingsByArrival } from '../reservation/bookings-by-arrival.store.ts';
import { optional, property, value } from './command-option.ts';
import { noteLine } from './note-line.ts';
import { command, done } from './command.ts';
import { timeText } from './time-text.ts';
import { withHotel } from './with-hotel.ts';

const text = z.string();

const arrival = z.strictObject({
  number: text,
  room: z.int(),
  roomType: text,
  ratePlan: text,
  departure: text,
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  childAges: z.array(z.int()),
  beds: text.nullable(),
  guests: z.array(
    z.strictObject({ firstName: text, lastName: text, email: text, phone: text, isChild: z.boolean() }),
  ),
  extras: z.array(z.strictObject({ name: text, quantity: z.int() })),
  /** When the guests expect to arrive, HH:MM; null: not said. */
  arrivalTime: text.nullable(),
  specialRequests: text.nullable(),
  comment: text.nullable(),
  checkedInOnlineAt: z.date().nullable(),
});
type Arrival = z.input<typeof arrival>;

/** Guests arriving on a day, and what they stated before. Rule: docs/pre-check-in.md. */
export const arrivalsCommand = command({
  name: 'arrivals',
  does: ['Who arrives on a day: rooms, guests, beds, extras and requests, and who has checked in online.'],
  options: { property, date: optional(value.date('the day of arrival; default: the hotel’s today')) },
  answers: z.strictObject({ date: text, rooms: z.array(arrival) }),
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, { kysely }) => {
      const { name } = hotel.definition.property;
      const date = named.date ?? dateAt(hotel, setting.clock.now());
      const period = { from: date, to: date };
      const bookings = await readBookingsByArrival(kysely, hotel.propertyId, period);
      const rooms = bookings
        .sort((a, b) => order(a).localeCompare(order(b)))
        .flatMap((booking) => arrivingRooms(booking, date).map((room) => ({ booking, room })));
      const online = rooms.filter(({ room }) => room.preCheckedInAt !== null).length;
      const lines = [
        `${name}, arrivals on ${date}: ${rooms.length}, checked in online: ${online}`,
        ...rooms.flatMap(({ booking, room }) => describe(hotel, booking, room)),
      ];
      const answer = { date, rooms: rooms.map(({ booking, room }) => answerOf(booking, room)) };
      return done(lines, answer);
    }),
});

/** By when they are expected, those who did not say last; then by name. */
const order = ({ arrivalTime, booker, referenceNumber }: BookedReservation) =>
  `${arrivalTime ?? '24:00'} ${booker.lastName} ${booker.firstName} ${referenceNumber}`;

const arrivingRooms = ({ rooms }: BookedReservation, date: LocalDate) =>
  rooms.filter(({ stay, cancelled }) => stay.arrival === date && cancelled === null);

function answerOf(
  { referenceNumber, arrivalTime, specialRequests, comment }: BookedReservation,
  room: BookedRoom,
): Arrival {
  return {
    number: referenceNumber,
    room: room.roomNumber,
    roomType: room.roomTypeName,
    ratePlan: room.ratePlanName,
    departure: room.stay.departure,
    ...room.guests,
    beds: room.roomConfiguration?.name ?? null,
    childAges: [...room.childAges],
    guests: sleepersOf(room).map(({ firstName, lastName, email, phone, isChild }) => ({
      firstName,
      lastName,
      email,
      phone,
      isChild,
    })),
    extras: room.extras.map(({ name, quantity }) => ({ name, quantity })),
    arrivalTime,
    specialRequests,
    comment,
    checkedInOnlineAt: room.preCheckedInAt,
  };
}

function describe(hotel: Hotel, booking: BookedReservation, room: BookedRoom): string[] {
  const { roomNumber, roomTypeName, ratePlanName, stay, guests, extras, roomConfiguration } = room;
  const nights = `${nightsText(nightsOf(stay))} to ${stay.departure}`;
  const people = sleepersOf(room).map(({ firstName, lastName, email, phone }) =>
    [`${firstName} ${lastName}`.trim() || 'not named yet', email, phone].filter(Boolean).join(', '),
  );
  const taken = extras.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return [
    `${booking.referenceNumber}, room ${roomNumber}: ${roomTypeName}, ${ratePlanName}, ${nights}, ${guestsText(guests, room.childAges)}`,
    room.preCheckedInAt === null
      ? '  not checked in online'
      : `  checked in online ${timeText(hotel, room.preCheckedInAt)}`,
    ...(booking.arrivalTime === null ? [] : [`  expected at ${booking.arrivalTime}`]),
    ...people.map((person) => `  ${person}`),
    ...(roomConfiguration === null ? [] : [`  beds: ${roomConfiguration.name}`]),
    ...(taken === '' ? [] : [`  extras: ${taken}`]),
    ...(booking.specialRequests === null ? [] : [`  requests: ${noteLine(booking.specialRequests)}`]),
    ...(booking.comment === null ? [] : [`  additional information: ${noteLine(booking.comment)}`]),
  ];
}
