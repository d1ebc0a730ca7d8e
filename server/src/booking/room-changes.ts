import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import {
  mayChangeBooking,
  mayChangeRoom,
  type ChangeClock,
  type RoomChanges,
} from '@portico/domain/reservation/may-change';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';

/** The hotel's clock, as the rule of what may be changed asks for it. */
export function changeClock({ definition: { property } }: Hotel, now: Date): ChangeClock {
  return { now: localTimeAt(now.getTime(), property.timeZone), checkInTime: property.checkInTime };
}

/** What its guest may do with the booking as a whole. Rule: docs/journeys.md, "What may be changed". */
export function bookingFlags({ rooms, status }: BookedReservation, clock: ChangeClock) {
  const { canBeEdited, canBeCancelled } = mayChangeBooking(rooms, status, clock);
  return { CanBeEdited: canBeEdited, CanBeCancelled: canBeCancelled };
}

/** The same with one of its rooms. */
export function roomFlags(
  { status }: BookedReservation,
  room: BookedRoom,
  clock: ChangeClock,
): Pick<ManagedRoom, 'CanBeEdited' | 'CanBeCancelled' | 'ChangeableUntil' | 'WhyNotChangeable'> {
  const may: RoomChanges = mayChangeRoom(room, status, clock);
  const until = may.changeableUntil;
  return {
    CanBeEdited: may.canBeEdited,
    CanBeCancelled: may.canBeCancelled,
    ChangeableUntil: until && { Date: until.date, At: until.at },
    WhyNotChangeable: may.whyNotChangeable,
  };
}
