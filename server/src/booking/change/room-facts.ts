import type { LocalTime } from '@portico/domain/calendar/property-clock';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import type { RequestedChange, RoomToQuote } from './requested-change.ts';

export interface RoomFacts {
  readonly reservation: BookedReservation;
  /** Null: an added room. */
  readonly booked: BookedRoom | null;
  readonly requested: RoomToQuote;
  readonly roomNumber: number;
  readonly clock: LocalTime;
  /** Its index in the request, from 0. */
  readonly index: number;
  readonly byHotel: RequestedChange['byHotel'];
}
