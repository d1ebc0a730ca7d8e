import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { toManagedBooker } from '@portico/contract/wire/booker';
import { toManagedGuest, toManagedLeadGuest } from '@portico/contract/wire/guest';
import type { ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { bookingFlags, changeClock, roomFlags } from './room-changes.ts';
import { confirmationOf, type BookingFacts } from './confirmation-of.ts';

/** A booking as who has its grant sees it. Rule: docs/booking.md, "Managing a booking". */
export function managedReservationOf(facts: BookingFacts, now: Date): ManagedReservation {
  const { hotel, reservation } = facts;
  const confirmation = confirmationOf(facts);
  const clock = changeClock(hotel, now);
  const rooms = confirmation.Rooms.flatMap((room) => {
    const booked = reservation.rooms.find(({ itemId }) => itemId === room.ReservationItemId);
    return booked === undefined
      ? []
      : [{ ...managedRoom(hotel, room, booked), ...roomFlags(reservation, booked, clock) }];
  });
  return {
    ...confirmation,
    ...bookingFlags(reservation, clock),
    Version: reservation.version,
    Booker: toManagedBooker(reservation.booker),
    Rooms: rooms,
    Cancelling: { CostNow: 0, RefundNow: 0 },
    PendingChange: null,
    LastChange: null,
  };
}

function managedRoom(
  hotel: Hotel,
  room: ConfirmedRoom,
  booked: BookedRoom,
): Omit<ManagedRoom, keyof ReturnType<typeof roomFlags>> {
  return {
    ...room,
    LeadGuest: toManagedLeadGuest(booked.leadGuest),
    Guests: fellowGuests(booked.guests, booked.fellows).map(toManagedGuest),
    Services: room.Services.map((service) => ({
      ...service,
      AllowEditOnBookingEngine: hotel.extras.get(service.ServiceId)?.part.allowEditOnBookingEngine ?? false,
    })),
    Cancelling: { CostNow: 0, RefundNow: 0 },
  };
}
