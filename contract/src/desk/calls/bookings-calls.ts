import type { ReservationId } from '@portico/domain/ids';
import { paymentMethods } from '@portico/domain/payment/payment-methods';
import { keysOf } from '@portico/domain/record';
import { reservationStatuses } from '@portico/domain/reservation/status';
import * as z from 'zod';
import { wireDate } from '../../calls/wire-parts.ts';
import { branded } from '../../branded.ts';
import { bookingLine } from '../booking-line.ts';
import { bookingMoney, bookingTabs } from '../booking-tabs.ts';
import { read } from '../desk-call.ts';

const day = wireDate.nullable();
/** Both included; null: no bound. */
const days = z.strictObject({ from: day, to: day });

/** Of a booking in a list by arrival. */
const place = z.strictObject({ arrival: wireDate, reservationId: branded<ReservationId>(z.uuid()) });

const filter = {
  /** A number, a name, an e-mail address or a telephone number, or how one begins; empty: all. */
  find: z.string().trim().max(100),
  tab: z.enum(bookingTabs),
  /** Narrower than the tab; null: all of it. */
  status: z.enum(reservationStatuses).nullable(),
  arrival: days,
  departure: days,
  /** By the hotel's clock. */
  booked: days,
  /** `none`: nothing to pay online; null: any. */
  paymentType: z.enum([...keysOf(paymentMethods), 'none']).nullable(),
  /** Of a room that stands; null: any. */
  roomTypeId: z.int().nullable(),
  /** Null: owing or not. */
  money: z.enum(bookingMoney).nullable(),
  isLatestFirst: z.boolean(),
};

const searchTakes = z.strictObject({
  ...filter,
  /** `next` of the page before. */
  after: place.nullable(),
  limit: z.int().min(1).max(1_000),
});

/** At most 10,000, which stands for as many or more. */
const count = z.int().min(0);

export const bookingsCalls = {
  'Bookings/Search': read(
    searchTakes,
    z.strictObject({
      /** By arrival. */
      bookings: z.array(bookingLine).readonly(),
      /** Where the next page begins; null: this is the last. */
      next: place.nullable(),
      /** Of each tab, with the same filters except the status. */
      counts: z.record(z.enum(bookingTabs), count),
      /** More may fit than are looked through: more of the name, or fewer days, find them. */
      isCut: z.boolean(),
    }),
  ),
  /** The bookings of a search as a file for spreadsheets, at most 5,000. */
  'Bookings/ReadCsv': read(
    z.strictObject(filter),
    z.strictObject({
      csv: z.string(),
      bookings: count,
      /** False: there are more. */
      isWhole: z.boolean(),
    }),
  ),
} as const;
