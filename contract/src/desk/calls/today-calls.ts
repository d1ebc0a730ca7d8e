import * as z from 'zod';
import { wireDate } from '../../calls/wire-parts.ts';
import { bookingLine } from '../booking-line.ts';
import { read } from '../desk-call.ts';

const count = z.int().min(0);

/** Bookings of a day; `lines` has at most 300 of them, by name of the booker. */
const dayList = z.strictObject({ bookings: count, rooms: count, lines: z.array(bookingLine).readonly() });

export const todayCalls = {
  /** A day of the hotel; `date` null: its today. */
  'Today/Read': read(
    z.strictObject({ date: wireDate.nullable() }),
    z.strictObject({
      date: wireDate,
      today: wireDate,
      /** The hotel's clock, such as `13:20`. */
      time: z.string(),
      /** Check-in from and check-out until, as the hotel writes them. */
      checkIn: z.string(),
      checkOut: z.string(),
      /** Two days before the day and six after it: rooms let of all that night. */
      days: z.array(z.strictObject({ date: wireDate, let: count, rooms: count })).readonly(),
      arriving: dayList,
      leaving: dayList,
      inHouse: dayList,
      /** Rooms of the night by type, in the hotel's order. */
      board: z
        .array(
          z.strictObject({
            roomType: z.string(),
            rooms: count,
            inHouse: count,
            arriving: count,
            /** As guests are told: without rooms held for a payment, and none of a closed night. */
            free: count,
            /** The lowest price of the night for two, or for one where two do not fit; null: not sold. */
            fromMinor: z.int().nullable(),
          }),
        )
        .readonly(),
      /** What the rooms of the night cost, gross. */
      nightMinor: z.int(),
    }),
  ),
} as const;
