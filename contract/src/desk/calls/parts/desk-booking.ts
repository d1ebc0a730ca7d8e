import { currencyCodes } from '@portico/domain/money/currency';
import { reservationStatuses } from '@portico/domain/reservation/status';
import * as z from 'zod';

const text = z.string();
/** Minor units of the booking's currency. */
const minor = z.int();
/** YYYY-MM-DD. */
const day = z.string();
/** ISO 8601 in UTC. */
const instant = z.string();
const card = z.strictObject({ brand: text, last4: text });

/** Where a booking stands, for staff. Rule: docs/desk.md, "States of a booking". */
const bookingStates = [
  'coming',
  'in-house',
  'gone',
  'no-show',
  'cancelled',
  'waiting',
  'not-booked',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** A line of the folio whose price staff can change: a room's nights, one of its extras, or its cancellation fee. */
export const folioLineKey = z.strictObject({
  room: z.int().min(1),
  /** Null: the room itself, or its fee once it is cancelled. */
  extraId: z.int().nullable(),
});

const room = z.strictObject({
  room: z.int(),
  roomType: text,
  ratePlan: text,
  arrival: day,
  departure: day,
  adults: z.int(),
  children: z.int(),
  infants: z.int(),
  /** Those who are named, the lead guest first. */
  guests: z.array(text).readonly(),
  childAges: z.array(z.int()).readonly(),
  beds: text.nullable(),
  isCheckedInAhead: z.boolean(),
  /** The room with its extras; once cancelled, what it would have cost. */
  grossMinor: minor,
  cancelled: z.strictObject({ at: instant, feeMinor: minor, isNoShow: z.boolean() }).nullable(),
  /** What cancelling it now would cost; null: it is too late, or it is cancelled. */
  cancelMinor: minor.nullable(),
});

const charge = z.strictObject({ key: folioLineKey, text, minor, isFee: z.boolean() });

/** Money that moved, or was to move. `attemptId`: of the payment; null: it was only written down at the hotel. */
const movement = z.strictObject({
  at: instant,
  kind: z.enum(['paid', 'given-back', 'declined', 'under-way']),
  way: z.enum(['card', 'link', 'voucher', 'cash', 'terminal', 'transfer']),
  minor,
  card: card.nullable(),
  attemptId: text.nullable(),
  /** Of money given back to a payment: whether the provider has done it. */
  refund: z.enum(['on-its-way', 'done', 'refused']).nullable(),
  madeBy: text.nullable(),
});

/** What falls due: by card on a date, at the hotel, or on invoice. */
const due = z.strictObject({ where: z.enum(['card', 'hotel', 'invoice']), date: day.nullable(), minor });

export const deskBooking = z.strictObject({
  number: text,
  /** What other systems call it, by the connection's name. */
  otherNumbers: z.array(z.strictObject({ connection: text, number: text })).readonly(),
  version: z.int(),
  status: z.enum(reservationStatuses),
  state: z.enum(bookingStates),
  bookedAt: instant,
  checkedInAt: instant.nullable(),
  checkedOutAt: instant.nullable(),
  booker: z.strictObject({ firstName: text, lastName: text, email: text, phone: text, address: text }),
  specialRequests: text.nullable(),
  comment: text.nullable(),
  company: text.nullable(),
  arrival: day,
  departure: day,
  /** When the guests expect to arrive, HH:MM; null: not said. */
  arrivalTime: text.nullable(),
  currency: z.enum(currencyCodes),
  /** Its price, also of one that failed. */
  grossMinor: minor,
  rooms: z.array(room).readonly(),
  folio: z.strictObject({
    charges: z.array(charge).readonly(),
    /** The sum of the charges. */
    totalMinor: minor,
    vatMinor: minor,
    moved: z.array(movement).readonly(),
    /** Paid, less what was given back. */
    paidMinor: minor,
    due: z.array(due).readonly(),
    /** Total less paid; below 0: to be given back. */
    stillMinor: minor,
  }),
  /** Payments that money can go back to, oldest first: what is left of each. */
  refundable: z
    .array(z.strictObject({ attemptId: text, at: instant, card: card.nullable(), minor }))
    .readonly(),
  /** The card that a guarantee is charged to; null: none is kept. */
  keptCard: card.nullable(),
  /** Owed of the fees of its cancelled rooms: may be charged to the kept card. */
  feeOwedMinor: minor,
  /** Check-in has begun, and they, or the guests of a room, may not have come: that can be noted. */
  mayBeNoShow: z.boolean(),
  notes: z.array(z.strictObject({ at: instant, text, madeBy: text })).readonly(),
  changes: z
    .array(
      z.strictObject({
        at: instant,
        kind: text,
        status: text,
        madeBy: text,
        what: z.array(z.strictObject({ what: text, was: text, now: text })).readonly(),
        grossBeforeMinor: minor,
        grossAfterMinor: minor,
        takenMinor: minor,
        refundedMinor: minor,
        reason: text.nullable(),
      }),
    )
    .readonly(),
  mails: z.array(z.strictObject({ at: instant, kind: text, isSent: z.boolean() })).readonly(),
  /** What was written to the hotel under the booker's address, and what was answered; for 30 days. */
  messages: z
    .array(z.strictObject({ id: text, at: instant, name: text, text, answer: text.nullable() }))
    .readonly(),
  /** What staff and commands did, from the audit trail. */
  entries: z
    .array(
      z.strictObject({
        at: instant,
        call: text,
        madeBy: text,
        outcome: z.enum(['begun', 'done', 'refused', 'failed']),
        what: z.array(z.strictObject({ what: text, was: text, now: text })).readonly(),
        reason: text.nullable(),
      }),
    )
    .readonly(),
});
