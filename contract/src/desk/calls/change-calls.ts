import { oldestChild } from '@portico/domain/occupancy/child-ages';
import * as z from 'zod';
import {
  wireBedOptionId,
  wireDate,
  wireEmail,
  wireExtraId,
  wireRatePlanId,
  wireRoomTypeId,
  wireText,
} from '../../calls/wire-parts.ts';
import { money, read } from '../desk-call.ts';
import { number, sumsAnswer, version } from './booking-calls.ts';

const minor = z.int();
const people = z.int().min(0).max(50);
const name = { firstName: wireText(80), lastName: wireText(80) };
/** Beside the lead guest, adults first. Without a name: not named yet. */
const fellow = z.strictObject({ ...name, isChild: z.boolean() });
const childAges = z.array(z.int().min(0).max(oldestChild)).max(50).readonly();

const soldAs = {
  arrival: wireDate,
  departure: wireDate,
  roomTypeId: wireRoomTypeId,
  ratePlanId: wireRatePlanId,
};
const guests = { adults: people, children: people, infants: people };

/** What is not named stays. */
const changedRoom = z.strictObject({
  /** Its number in the booking. */
  room: z.int().min(1).max(50),
  ...z.object({ ...soldAs, ...guests }).partial().shape,
  childAges: childAges.optional(),
  leadGuest: z.strictObject(name).optional(),
  fellows: z.array(fellow).max(50).readonly().optional(),
  /** Null: left open. */
  bedOptionId: wireBedOptionId.nullable().optional(),
  /** Those that change; quantity 0 takes one off. */
  extras: z
    .array(z.strictObject({ extraId: wireExtraId, quantity: z.int().min(0).max(99) }))
    .max(200)
    .readonly()
    .optional(),
});

const changeTakes = z.strictObject({
  number,
  version,
  rooms: z.array(changedRoom).max(50).readonly(),
  added: z
    .array(
      z.strictObject({
        ...soldAs,
        ...guests,
        /** Null: the booker sleeps there. */
        leadGuest: z.strictObject(name).nullable(),
      }),
    )
    .max(50)
    .readonly(),
  /** Who booked. What is not named stays; another e-mail address counts at once. */
  booker: z
    .strictObject({ ...name, phone: wireText(40), email: wireEmail })
    .partial()
    .optional(),
  /** The guest's; null: none. */
  requests: wireText(2_000).nullable().optional(),
  /** Sells although a stay rule says no, for a reason. */
  areStayRulesWaived: z.boolean(),
  /** What was paid beyond the new price goes back now; false: it stays to be given back. */
  isGivenBack: z.boolean(),
  /** In words that the guest may read. */
  reason: wireText(500).nullable(),
  isGuestTold: z.boolean(),
});

const changeAnswers = z.strictObject({
  ...sumsAnswer.shape,
  /** Each room that stands, with its extras. */
  rooms: z.array(z.strictObject({ room: z.int(), minor })).readonly(),
  /** Promotions whose restrictions a room no longer meets, by name. */
  lostPromotions: z.array(z.string()).readonly(),
});

const roomToChange = z.strictObject({
  room: z.int(),
  ...z.object({ arrival: z.string(), departure: z.string(), roomTypeId: z.int(), ratePlanId: z.int() }).shape,
  ...guests,
  /** Whether the ages of its children are asked, also while it has none. */
  asksChildAges: z.boolean(),
  childAges: z.array(z.int()).readonly(),
  leadGuest: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  /** One for each further adult and each child. */
  fellows: z
    .array(z.strictObject({ firstName: z.string(), lastName: z.string(), isChild: z.boolean() }))
    .readonly(),
  bedOptionId: z.int().nullable(),
  /** Those it has or may have. `eachMinor`: what one more costs today. */
  extras: z
    .array(
      z.strictObject({
        extraId: z.int(),
        name: z.string(),
        quantity: z.int(),
        most: z.int(),
        eachMinor: minor,
      }),
    )
    .readonly(),
  /** Why a guest could not change dates, type, rate and number of guests any more; null: they could. */
  whyNotByGuest: z.enum(['arrived', 'terms', 'too-late']).nullable(),
});

/** Rule: docs/booking.md, "Changed by the hotel". */
export const changeCalls = {
  /** The rooms that stand as they can be changed, and what the hotel sells. */
  'Booking/ReadRooms': read(
    z.strictObject({ number }),
    z.strictObject({
      number: z.string(),
      version: z.int(),
      rooms: z.array(roomToChange).readonly(),
      roomTypes: z
        .array(
          z.strictObject({
            roomTypeId: z.int(),
            name: z.string(),
            beds: z.array(z.strictObject({ bedOptionId: z.int(), name: z.string() })).readonly(),
          }),
        )
        .readonly(),
      ratePlans: z.array(z.strictObject({ ratePlanId: z.int(), name: z.string() })).readonly(),
    }),
  ),
  'Booking/PreviewChange': read(changeTakes, changeAnswers),
  'Booking/Change': money(changeTakes, changeAnswers),
} as const;
