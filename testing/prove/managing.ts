import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { approvedCard } from '../booking/booking-body.ts';
import { DOUBLE, SAVER } from '../builders/hotel-file.ts';
import type { Guest } from '../world/guest.ts';
import { guestAt, untilAnswered } from './patience.ts';

/** A guest who has looked up a booking by number, and the booking at that time. */
export interface Managing {
  readonly guest: Guest;
  readonly read: ManagedReservation;
}

/** Looks up a booking by its number and the guest name that all lines use. Throws when it is not found. */
export async function findBooking(url: string, reservationNumber: string): Promise<Managing> {
  const guest = guestAt(url);
  const { body, text } = await untilAnswered(() => guest.find(reservationNumber));
  if (body.Reservation === null) throw new Error(`A booking is not found: ${text}`);
  return { guest, read: body.Reservation };
}

/** The booking as it is now. */
export async function readBooking({ guest }: Managing): Promise<ManagedReservation> {
  return (await untilAnswered(() => guest.read())).body;
}

/** A card and a guest other than the booker's. */
export const anotherCard = { ...approvedCard, CardNumber: '4111 1111 1111 1111', NameOnCard: 'Eve Stranger' };
export const anotherGuest = { FirstName: 'Eve', LastName: 'Stranger' };

/** A room as a change requests it: unchanged, except for `fields`. */
export const itemOf = (room: ManagedRoom, fields: object) => ({
  ReservationItemId: room.ReservationItemId,
  DateOfArrival: room.DateOfArrival,
  DateOfDeparture: room.DateOfDeparture,
  RoomTypeId: DOUBLE,
  RatePlanId: SAVER,
  NumberOfAdults: 1,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
  ...fields,
});
