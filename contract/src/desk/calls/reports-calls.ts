import { currencyCodes } from '@portico/domain/money/currency';
import { daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import * as z from 'zod';
import { dateSchema } from '../../property-file/file-parts.ts';
import { read } from '../desk-call.ts';
import { bookedBy, reportParts } from '../report-parts.ts';

/** The longest period of a report, in days. Rule: docs/reports.md. */
const MOST_DAYS = 400;

const minor = z.int();
const count = z.int();
const date = z.string();
const currency = z.enum(currencyCodes);
const period = { from: dateSchema, to: dateSchema };
const roomTypeId = z.int().nullable();

interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Both days included. */
function bounded<Takes extends z.ZodType<Period>>(takes: Takes): Takes {
  return takes
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first' })
    .refine(({ from, to }) => daysBetween(from, to) < MOST_DAYS, {
      path: ['to'],
      message: `Expected at most ${MOST_DAYS} days`,
    });
}

const line = z.strictObject({ netMinor: minor, vatMinor: minor, grossMinor: minor });

const sums = {
  forSale: count,
  closed: count,
  let: count,
  room: line,
  extras: line,
  fees: line,
  cityTaxMinor: minor,
  givenAwayMinor: minor,
};

/** Null: of nothing. */
const figures = z.strictObject({
  occupancyBasisPoints: count.nullable(),
  averageRateMinor: minor.nullable(),
  perRoomForSaleMinor: minor.nullable(),
});

const steps = z.array(z.strictObject({ from: count, to: count.nullable(), rooms: count })).readonly();

/** Rooms that do not stand. */
const lost = { rooms: count, nights: count, lostNetMinor: minor };

const taxes = z.strictObject({
  rooms: count,
  invoices: count,
  vat: z.array(z.strictObject({ percent: z.number(), netMinor: minor, vatMinor: minor })).readonly(),
  cityTax: z.array(z.strictObject({ name: z.string(), paidAtHotel: z.boolean(), minor })).readonly(),
  grossMinor: minor,
  currency,
});

/** Where money moved: at a provider, or at the hotel; `way`: the provider, or how it was paid there. */
const way = { isAtHotel: z.boolean(), way: z.string() };
const paid = { ...way, currency, payments: count, paidMinor: minor, refunds: count, refundedMinor: minor };

/** Of a payment in a list, the latest first. */
const paymentPlace = z.strictObject({ at: z.iso.datetime(), id: z.uuid() });

const movedPayment = z.strictObject({
  ...paymentPlace.shape,
  kind: z.enum(['paid', 'given-back']),
  ...way,
  /** The provider's, also of what was given back: the payment it came from. Null: paid at the hotel. */
  reference: z.string().nullable(),
  /** Of the booking; null: of none. */
  number: z.string().nullable(),
  /** Of an invoice by link; null: of none. */
  invoice: z.string().nullable(),
  currency,
  minor,
});

/** What each figure means: docs/reports.md. */
export const reportsCalls = {
  'Reports/Stays': read(
    bounded(z.strictObject({ ...period, roomTypeId })),
    z.strictObject({
      currency,
      sums: z.strictObject(sums),
      figures,
      days: z.array(z.strictObject({ date, ...sums })).readonly(),
      roomTypes: z.array(z.strictObject({ roomTypeId: count, name: z.string(), ...sums })).readonly(),
      extras: z.array(line.extend({ name: z.string(), rooms: count })).readonly(),
      codes: z
        .array(
          z.strictObject({
            kind: z.enum(bookedBy),
            /** Of a promotion, or of a rate plan. */
            code: z.string().nullable(),
            /** Of a promotion or a company, or of a rate plan as it was booked last. */
            name: z.string().nullable(),
            bookings: count,
            nights: count,
            givenAwayMinor: minor,
            room: line,
          }),
        )
        .readonly(),
      arrivals: z.strictObject({
        rooms: count,
        nights: count,
        lead: steps,
        halfBookedDaysAhead: count.nullable(),
        lengths: steps,
        cancelled: z.strictObject({
          ...lost,
          basisPoints: count.nullable(),
          ahead: steps,
          /** The most rooms first; `name` null: no reason is known. */
          reasons: z.array(z.strictObject({ ...lost, name: z.string().nullable() })).readonly(),
        }),
        noShows: z.strictObject({ ...lost, basisPoints: count.nullable() }),
      }),
    }),
  ),
  'Reports/PickUp': read(
    z.strictObject({ days: z.int().min(1).max(MOST_DAYS), months: z.int().min(1).max(18), roomTypeId }),
    z.strictObject({
      today: date,
      since: date,
      months: z
        .array(
          z.strictObject({
            /** Such as 2027-03. */
            month: z.string(),
            nights: count,
            picked: count,
            pickedBefore: count,
            lastYearNights: count,
            lastYearPicked: count,
          }),
        )
        .readonly(),
    }),
  ),
  'Reports/Taxes': read(bounded(z.strictObject(period)), taxes),
  'Reports/Payments': read(
    bounded(z.strictObject(period)),
    z.strictObject({
      days: z.array(z.strictObject({ date, ...paid })).readonly(),
      /** The same of the whole period. */
      ways: z.array(z.strictObject(paid)).readonly(),
    }),
  ),
  /** Each payment and refund of a period, the latest first. */
  'Reports/ListPayments': read(
    bounded(
      z.strictObject({
        ...period,
        /** `next` of the page before. */
        after: paymentPlace.nullable(),
        limit: z.int().min(1).max(500),
      }),
    ),
    z.strictObject({
      payments: z.array(movedPayment).readonly(),
      /** Null: this is the last page. */
      next: paymentPlace.nullable(),
    }),
  ),
  'Reports/Hotels': read(
    bounded(z.strictObject(period)),
    z.strictObject({
      hotels: z
        .array(
          z.strictObject({
            code: z.string(),
            name: z.string(),
            currency,
            sums: z.strictObject(sums),
            figures,
          }),
        )
        .readonly(),
      totals: z
        .array(z.strictObject({ currency, hotels: count, sums: z.strictObject(sums), figures }))
        .readonly(),
    }),
  ),
  'Reports/Csv': read(
    bounded(
      z.strictObject({
        ...period,
        roomTypeId,
        parts: z.array(z.enum(reportParts)).min(1).max(reportParts.length),
      }),
    ),
    z.strictObject({
      fileName: z.string(),
      text: z.string(),
      /** False: the period has more payments than a file. */
      isWhole: z.boolean(),
    }),
  ),
} as const;
