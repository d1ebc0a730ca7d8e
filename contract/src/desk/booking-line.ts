import { paymentMethods } from '@portico/domain/payment/payment-methods';
import { keysOf } from '@portico/domain/record';
import { reservationStatuses } from '@portico/domain/reservation/status';
import * as z from 'zod';
import { wireDate } from '../calls/wire-parts.ts';

const count = z.int().min(0);
const minor = z.int();

/** A booking in a list of the desk; amounts in minor units of the hotel's currency. */
export const bookingLine = z.strictObject({
  number: z.string(),
  status: z.enum(reservationStatuses),
  bookedAt: z.iso.datetime(),
  booker: z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }),
  /** A company that gets the invoice. */
  company: z.string().nullable(),
  arrival: wireDate,
  departure: wireDate,
  /** In order; those that stand, or all of a booking of which none stands. */
  rooms: z
    .array(
      z.strictObject({
        roomType: z.string(),
        /** The guest whose name the room is in. */
        guest: z.string(),
        /** The others of the room, as far as they are named. */
        fellows: z.array(z.string()).readonly(),
        arrival: wireDate,
        departure: wireDate,
        adults: count,
        children: count,
        infants: count,
        isCheckedInOnline: z.boolean(),
      }),
    )
    .readonly(),
  /** Staff noted that the guests have come; and that they have left. */
  hasArrived: z.boolean(),
  hasLeft: z.boolean(),
  /** When the guests expect to arrive, HH:MM; null: not said. */
  arrivalTime: z.string().nullable(),
  /** The guest's request. */
  request: z.string().nullable(),
  /** Null: nothing to pay online. */
  paymentType: z.enum(keysOf(paymentMethods)).nullable(),
  hasVoucher: z.boolean(),
  grossMinor: minor,
  /** Still to be paid, whenever and however. */
  toPayMinor: minor,
  /** Where it is to be paid; null: nothing is. */
  toPayBy: z.enum(['hotel', 'card', 'invoice']).nullable(),
  /** A later part could not be charged, and is still to be paid. */
  isDeclined: z.boolean(),
});

export type BookingLine = z.input<typeof bookingLine>;
