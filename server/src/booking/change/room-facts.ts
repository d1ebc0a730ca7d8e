import type { LocalTime } from '@portico/domain/calendar/property-clock';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import type { WantedRoom } from './wanted-change.ts';

export interface RoomFacts {
  readonly reservation: BookedReservation;
  /** Null: an added room. */
  readonly booked: BookedRoom | null;
  readonly wanted: WantedRoom;
  readonly roomNumber: number;
  readonly clock: LocalTime;
  /** Its index in the request, from 0. */
  readonly index: number;
}
