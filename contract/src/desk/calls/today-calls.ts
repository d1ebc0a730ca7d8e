import * as z from 'zod';
import { wireDate } from '../../calls/wire-parts.ts';
import { bookingLine } from '../booking-line.ts';
import { money, read, write } from '../desk-call.ts';
import { need } from '../needs.ts';
import { waitingMessage } from '../waiting-message.ts';
import { chargeOutcome } from './parts/charge-outcome.ts';

const count = z.int().min(0);
const nothing = z.strictObject({});
const due = z.strictObject({ due: count });

/** An event that an endpoint never took. */
const failedEvent = z.strictObject({
  messageId: z.string(),
  endpointId: z.string(),
  url: z.string(),
  type: z.string(),
  happenedAt: z.iso.datetime(),
  tries: count,
  lastError: z.string().nullable(),
});

const dayLine = bookingLine.extend({
  /** Bookings of the same e-mail address that have ended. */
  earlierStays: count,
  /** When they left on this day by the hotel's clock, HH:MM; null: not noted. */
  leftAt: z.string().nullable(),
});
export type DayLine = z.input<typeof dayLine>;

/** Bookings of a day, arrivals by when they are expected, else by name; `lines` has at most 300 of them. */
const dayList = z.strictObject({ bookings: count, rooms: count, lines: z.array(dayLine).readonly() });

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
  /** Today at every hotel where the caller has a role, by name; at most 50. */
  'Today/ReadHotels': read(
    nothing,
    z.strictObject({
      hotels: z
        .array(
          z.strictObject({
            code: z.string(),
            name: z.string(),
            date: wireDate,
            /** Rooms. */
            arriving: count,
            leaving: count,
            let: count,
            rooms: count,
            needs: count,
          }),
        )
        .readonly(),
    }),
  ),
  /** At most 50 of each kind, oldest first. */
  'Today/ReadNeeds': read(nothing, z.strictObject({ needs: z.array(need).readonly() })),
  /** Says that somebody has seen to it, or takes that back. */
  'Today/DealWith': write(
    z.strictObject({ kind: z.enum(['charge', 'refund', 'message']), id: z.uuid(), isDone: z.boolean() }),
    z.strictObject({ done: z.literal(true) }),
  ),
  /** Mails the guest an answer to their message, which is then dealt with. */
  'Today/AnswerMessage': write(
    z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(4_000) }),
    z.strictObject({ email: z.string() }),
  ),
  /** Charges a later part that failed to the kept card once more; `minor`: the sum that was seen. */
  'Today/TryCharge': money(
    z.strictObject({ id: z.uuid(), minor: z.int().min(1) }),
    z.strictObject({ minor: z.int(), outcome: chargeOutcome }),
  ),
  'Today/ReadFailedEvents': read(nothing, z.strictObject({ failed: z.array(failedEvent).readonly() })),
  /** Makes what failed due again, for all endpoints that are on or for one; the running server sends it. */
  'Today/RetryEvents': write(z.strictObject({ endpointId: z.uuid().nullable() }), due),
  /** Makes every unsent mail of the hotel due now, or the one of this id; the running server sends them. */
  'Today/RetryMails': write(
    z.strictObject({ id: z.uuid().nullable().default(null) }),
    due.extend({ mails: z.array(waitingMessage).readonly() }),
  ),
} as const;
