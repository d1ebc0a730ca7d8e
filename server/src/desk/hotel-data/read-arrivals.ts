import type { DeskArrival } from '@portico/contract/desk/calls/hotel-data-calls';
import { ok } from '@portico/domain/result';
import { sleepersOf } from '../../check-in/sleepers.ts';
import { dateAt } from '../../hotel/date-at.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { readBookingsByArrival } from '../../reservation/bookings-by-arrival.store.ts';
import type { Operation } from '../run/operation.ts';

/** Rooms of a day, cancelled ones left out. Rule: docs/pre-check-in.md. */
export const readArrivals: Operation<'Arrivals/Read'> = async ({ hotel, database, clock }, takes) => {
  const date = takes.date ?? dateAt(hotel, clock.now());
  const bookings = await readBookingsByArrival(database.kysely, hotel.propertyId, { from: date, to: date });
  const rooms = bookings
    .toSorted((a, b) => order(a).localeCompare(order(b)))
    .flatMap((booking) =>
      booking.rooms
        .filter(({ stay, cancelled }) => stay.arrival === date && cancelled === null)
        .map((room) => arrivalOf(booking, room)),
    );
  return ok({ date, rooms });
};

/** By when they are expected, those who did not say last; then by name. */
const order = ({ arrivalTime, booker, referenceNumber }: BookedReservation) =>
  `${arrivalTime ?? '24:00'} ${booker.lastName} ${booker.firstName} ${referenceNumber}`;

function arrivalOf(
  { referenceNumber, arrivalTime, specialRequests, comment }: BookedReservation,
  room: BookedRoom,
): DeskArrival {
  return {
    number: referenceNumber,
    room: room.roomNumber,
    roomType: room.roomTypeName,
    ratePlan: room.ratePlanName,
    departure: room.stay.departure,
    ...room.guests,
    beds: room.roomConfiguration?.name ?? null,
    childAges: room.childAges,
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
    checkedInOnlineAt: room.preCheckedInAt?.toISOString() ?? null,
  };
}
