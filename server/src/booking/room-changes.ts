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

/** The hotel's clock, for the rule of what may be changed. */
export function changeClock({ definition: { property } }: Hotel, now: Date): ChangeClock {
  return { now: localTimeAt(now.getTime(), property.timeZone), checkInTime: property.checkInTime };
}

/** What the guest may do with the whole booking. Rule: docs/journeys.md, "What may be changed". */
export function bookingFlags({ rooms, status }: BookedReservation, clock: ChangeClock) {
  const { canBeEdited, canBeCancelled } = mayChangeBooking(rooms, status, clock);
  return { CanBeEdited: canBeEdited, CanBeCancelled: canBeCancelled };
}

/** What the guest may do with one room. */
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
