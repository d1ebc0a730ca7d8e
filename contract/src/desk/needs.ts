import * as z from 'zod';

const text = z.string();
const instant = z.iso.datetime();

/** Of a booking: its number and who booked; null: there is none, such as for an invoice. */
const ofBooking = z
  .strictObject({ number: text, name: text, arrival: text, hasEmail: z.boolean() })
  .nullable();

/** What needs a person, each with what settles it. Rule: docs/desk.md, "What needs a person". */
export const need = z.discriminatedUnion('kind', [
  /** A later part of the price could not be charged. */
  z.strictObject({ kind: z.literal('charge'), id: text, booking: ofBooking, minor: z.int(), at: instant }),
  /** The provider does not give a refund back. */
  z.strictObject({ kind: z.literal('refund'), id: text, booking: ofBooking, minor: z.int(), at: instant }),
  /** `booking`: the next of the typed address, which nobody has proved. */
  z.strictObject({
    kind: z.literal('message'),
    id: text,
    booking: ofBooking,
    name: text,
    email: text,
    phone: text,
    message: text,
    at: instant,
  }),
  /** Events that an endpoint of the hotel has not taken in all tries. */
  z.strictObject({
    kind: z.literal('events'),
    endpointId: text,
    url: text,
    count: z.int(),
    lastError: text.nullable(),
    since: instant,
  }),
  /** Mails that could not be sent at the first try. */
  z.strictObject({ kind: z.literal('mails'), count: z.int(), lastError: text.nullable(), since: instant }),
  /** The hotel offers a way to pay, such as “card”, that no provider of the server takes. */
  z.strictObject({ kind: z.literal('unserved-way'), way: text }),
]);

export type Need = z.input<typeof need>;
