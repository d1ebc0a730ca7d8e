import { sumDueSchedules, type DueSchedule } from '../payment/payment-policy.ts';
import type { RoomQuote } from './room-quote.ts';

/** All rooms of a booking, in minor units: each line is rounded, then summed. */
export interface BookingQuote {
  readonly rooms: readonly RoomQuote[];
  readonly grossMinor: number;
  readonly vatMinor: number;
  readonly netMinor: number;
  readonly due: DueSchedule;
}

/** Rule: docs/pricing.md, "Several rooms". */
export function bookingQuote(rooms: readonly RoomQuote[]): BookingQuote {
  return {
    rooms,
    grossMinor: rooms.reduce((sum, room) => sum + room.grossMinor, 0),
    vatMinor: rooms.reduce((sum, room) => sum + room.vatMinor, 0),
    netMinor: rooms.reduce((sum, room) => sum + room.netMinor, 0),
    due: sumDueSchedules(rooms.map((room) => room.due)),
  };
}
