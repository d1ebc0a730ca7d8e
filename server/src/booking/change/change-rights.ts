import type { LocalTime } from '@portico/domain/calendar/property-clock';
import { isSameStay } from '@portico/domain/calendar/stay';
import { isSameButDates } from '@portico/domain/pricing/room-to-be';
import { mayChangeBooking, mayChangeRoom, type RoomChanges } from '@portico/domain/reservation/may-change';
import type { Hotel } from '../../hotel/hotel.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import type { RequestedChange, RoomToQuote } from './requested-change.ts';

/**
 * Why the frozen terms do not allow a guest this change. They do not bind the hotel, which only cancels no room whose
 * stay has begun. Rule: docs/journeys.md, "What may be changed".
 */
export function rightsRefusal(
  hotel: Hotel,
  before: BookedReservation,
  requested: RequestedChange,
  now: LocalTime,
): BookingRefusal | undefined {
  const clock = { now, checkInTime: hotel.definition.property.checkInTime };
  const mayOf = (room: BookedRoom) => mayChangeRoom(room, before.status, clock);
  const isByHotel = requested.byHotel !== undefined;
  const isPreCheckIn = requested.preCheckedIn.length > 0;
  const roomOf = (itemId: string | null) => before.rooms.find((room) => room.itemId === itemId);
  if (
    !isByHotel &&
    !isPreCheckIn &&
    isForAll(requested) &&
    !mayChangeBooking(before.rooms, before.status, clock).canBeEdited
  )
    return refusalOf(before.rooms.map(mayOf).at(-1));
  for (const { itemId } of requested.roomsToCancel) {
    const room = roomOf(itemId);
    const may = room && mayOf(room);
    if (may === undefined || may.canBeCancelled) continue;
    const refusal = cancelRefusalOf(may);
    if (refusal.code !== 'change.terms' || !isByHotel) return refusal;
  }
  if (isByHotel) return undefined;
  for (const room of requested.rooms) {
    const booked = roomOf(room.itemId);
    if (booked === undefined) continue;
    const may = isPreCheckIn ? whoComes(mayOf(booked)) : mayOf(booked);
    if (!may.canBeEdited || (may.whyNotChangeable !== null && isMoreThanDetails(booked, room)))
      return refusalOf(may);
  }
  return undefined;
}

/** Until arrival, guests may be named and extras added whatever the terms. */
function whoComes(may: RoomChanges): RoomChanges {
  return { ...may, canBeEdited: may.whyNotChangeable !== 'cancelled' && may.whyNotChangeable !== 'arrived' };
}

/** Whether the change concerns the whole booking, or adds a room. */
function isForAll({ booker, newEmail, specialRequests, arrivalTime, rooms }: RequestedChange): boolean {
  return (
    booker !== undefined ||
    newEmail !== undefined ||
    specialRequests !== undefined ||
    arrivalTime !== undefined ||
    rooms.some(({ itemId }) => itemId === null)
  );
}

function isMoreThanDetails(booked: BookedRoom, requested: RoomToQuote): boolean {
  const isLess = booked.extras.some((extra) =>
    requested.extras.some(({ extraId, quantity }) => extraId === extra.extraId && quantity < extra.quantity),
  );
  return isLess || !isSameStay(booked.stay, requested.stay) || !isSameButDates(booked, requested);
}

/** The reason is that the room is cancelled or the stay has begun; otherwise the rate plan. */
function cancelRefusalOf({ whyNotChangeable: why }: RoomChanges): BookingRefusal {
  return { code: why === 'cancelled' || why === 'arrived' ? `change.${why}` : 'change.terms' };
}

function refusalOf(may: RoomChanges | undefined): BookingRefusal {
  return { code: `change.${may?.whyNotChangeable ?? 'terms'}` };
}
