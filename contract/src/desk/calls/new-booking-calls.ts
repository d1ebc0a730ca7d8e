import { oldestChild } from '@portico/domain/occupancy/child-ages';
import { currencyCodes } from '@portico/domain/money/currency';
import { MAX_PO_NUMBER_LENGTH } from '@portico/domain/payment/company-invoice';
import * as z from 'zod';
import {
  wireBedOptionId,
  wireDate,
  wireDateOut,
  wireEmail,
  wireExtraId,
  wireId,
  wireRatePlanId,
  wireRoomTypeId,
  wireText,
} from '../../calls/wire-parts.ts';
import { read, write } from '../desk-call.ts';

const minor = z.int();
const currency = z.enum(currencyCodes);
const people = z.int().min(0).max(50);
const guests = { adults: people, children: people, infants: people };
const stay = { arrival: wireDate, departure: wireDate };
const code = wireText(50);

/** Typed by the caller; empty: none. Opens what a guest's promotion or rate plan code does. */
const codes = { promoCode: code, ratePlanCode: code };

/** Sells although a stay rule says no. Rule: docs/desk.md, "A new booking". */
const areStayRulesWaived = z.boolean();

const rate = z.strictObject({
  ratePlanId: wireRatePlanId,
  name: z.string(),
  /** Of the promotion that lowers it; null: none. */
  promotion: z.string().nullable(),
  /** For each searched room: the whole stay, gross with taxes; null: its people do not fit. */
  minors: z.array(minor.nullable()).readonly(),
});

const bed = z.strictObject({ bedOptionId: wireBedOptionId, name: z.string() });

const roomType = z.strictObject({
  roomTypeId: wireRoomTypeId,
  name: z.string(),
  /** Left to sell on the tightest night. */
  left: z.int(),
  /** Why it is not sold, in words; null: it is. */
  whyNot: z.string().nullable(),
  beds: z.array(bed).readonly(),
  rates: z.array(rate).readonly(),
});

const room = {
  roomTypeId: wireRoomTypeId,
  ratePlanId: wireRatePlanId,
  ...guests,
  /** One for each child, where its rate or an extra asks. */
  childAges: z.array(z.int().min(0).max(oldestChild)).max(50).readonly(),
  extras: z
    .array(z.strictObject({ extraId: wireExtraId, quantity: z.int().min(0).max(99) }))
    .max(200)
    .readonly(),
};

/** `accountId`: the company that is invoiced. `holdHours`: how long it is held for the payment of its link. */
const payment = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('on-arrival') }),
  z.strictObject({
    way: z.literal('invoice'),
    accountId: wireId,
    poNumber: wireText(MAX_PO_NUMBER_LENGTH),
  }),
  z.strictObject({ way: z.literal('link'), holdHours: z.int().min(1).max(72) }),
]);

const person = { firstName: wireText(80), lastName: wireText(80) };

const priceTakes = z.strictObject({
  ...stay,
  ...codes,
  areStayRulesWaived,
  /** Of a gift voucher; left out: none. */
  voucherCode: code.default(''),
  rooms: z.array(z.strictObject(room)).min(1).max(50).readonly(),
});

const offeredExtra = z.strictObject({
  extraId: wireExtraId,
  name: z.string(),
  /** What one costs for the stay of this room, gross. */
  eachMinor: minor,
  most: z.int(),
});

const pricedRoom = z.strictObject({
  name: z.string(),
  ratePlan: z.string(),
  asksChildAges: z.boolean(),
  nights: z.array(z.strictObject({ date: wireDateOut, minor })).readonly(),
  roomMinor: minor,
  extras: z.array(z.strictObject({ name: z.string(), quantity: z.int(), minor })).readonly(),
  totalMinor: minor,
  offered: z.array(offeredExtra).readonly(),
  /** What cancelling costs, sentence by sentence. */
  cancelling: z.array(z.string()).readonly(),
});

/** Who booked here before, as in the newest booking found; at most eight, the last to arrive first. */
const knownGuest = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  lastArrival: wireDateOut,
});

export const newBookingCalls = {
  /** Finds who booked here before by a name, an e-mail address or a telephone number, or how one begins. */
  'NewBooking/FindGuests': read(
    z.strictObject({ find: z.string().trim().min(2).max(100) }),
    z.strictObject({ guests: z.array(knownGuest).readonly() }),
  ),
  /** What a guest's search finds for these dates and people, room by room. */
  'NewBooking/Search': read(
    z.strictObject({
      ...stay,
      ...codes,
      areStayRulesWaived,
      rooms: z.array(z.strictObject(guests)).min(1).max(50).readonly(),
    }),
    z.strictObject({
      currency,
      nights: z.int(),
      /** Why the promotion code lowers nothing, in words; null: it does, or none was typed. */
      promoFault: z.string().nullable(),
      roomTypes: z.array(roomType).readonly(),
    }),
  ),
  /** What the rooms cost with their extras, and how they may be paid. */
  'NewBooking/Price': read(
    priceTakes,
    z.strictObject({
      currency,
      rooms: z.array(pricedRoom).readonly(),
      totalMinor: minor,
      vatMinor: minor,
      cityTaxMinor: minor,
      /** What the gift voucher pays of the total. */
      voucherMinor: minor,
      /** Why the voucher pays nothing, in words; null: it does, or none was typed. */
      voucherFault: z.string().nullable(),
      /** Those that its rates allow. */
      ways: z.array(z.enum(['on-arrival', 'link', 'invoice'])).readonly(),
      /** That the hotel invoices, where its rates allow that. */
      companies: z.array(z.strictObject({ accountId: z.int(), name: z.string() })).readonly(),
    }),
  ),
  /** Books, for the sums that were seen or not at all. */
  'NewBooking/Create': write(
    z.strictObject({
      ...priceTakes.shape,
      rooms: z
        .array(
          z.strictObject({
            ...room,
            bedOptionId: wireBedOptionId.nullable(),
            /** Null: the booker sleeps there. */
            leadGuest: z.strictObject(person).nullable(),
          }),
        )
        .min(1)
        .max(50)
        .readonly(),
      booker: z.strictObject({ ...person, email: wireEmail, phone: wireText(40) }),
      requests: wireText(2_000),
      /** For the hotel. */
      note: wireText(2_000),
      payment,
      seenMinor: minor,
      /** What the gift voucher was said to pay of it. */
      seenVoucherMinor: minor.default(0),
      /** Why stay rules do not count; needed where they are waived. */
      reason: wireText(500),
    }),
    z.strictObject({
      number: z.string(),
      currency,
      totalMinor: minor,
      /** To whom the confirmation goes, or the link; null: there is no address. */
      mailedTo: z.string().nullable(),
      /** The pay link that it waits for, and until when; null: it is confirmed. */
      held: z.strictObject({ until: z.iso.datetime(), payLink: z.string() }).nullable(),
    }),
  ),
} as const;
