import type { BookingTab } from '@portico/contract/desk/booking-tabs';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { keysOf } from '@portico/domain/record';
import { paymentMethods, type PaymentType } from '@portico/domain/payment/payment-methods';
import { reservationStatuses, type ReservationStatus } from '@portico/domain/reservation/status';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { FoundBy } from './found-by-text.ts';
import { candidatesQuery, MOST_OF_EACH } from './search-text.store.ts';

interface Days {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

export interface BookingFilter {
  readonly propertyId: PropertyId;
  readonly today: LocalDate;
  /** Null: not by text. */
  readonly by: FoundBy | null;
  readonly status: ReservationStatus | null;
  readonly arrival: Days;
  readonly departure: Days;
  /** Booked from one instant until before another. */
  readonly booked: { readonly from: Date | null; readonly until: Date | null };
  readonly paymentType: PaymentType | 'none' | null;
}

interface FoundBooking {
  readonly reservationId: ReservationId;
  readonly arrival: LocalDate;
}

/** More are not counted. */
export const MOST_COUNTED = 10_000;
/** No stay is longer, and none is booked longer ahead: prices are on sale for 36 months. */
const HORIZON_DAYS = 1_100;

type OneTab = Exclude<BookingTab, 'all'>;

/** The tabs beside All, which is all of them. */
export const separateTabs = ['coming', 'in-house', 'unfinished', 'gone', 'cancelled'] as const;

const statusesOf: Readonly<Record<OneTab, readonly ReservationStatus[]>> = {
  coming: ['confirmed'],
  'in-house': ['confirmed'],
  gone: ['confirmed'],
  cancelled: ['cancelled'],
  unfinished: reservationStatuses.filter((status) => status !== 'confirmed' && status !== 'cancelled'),
};

const ways = ['', ...keysOf(paymentMethods)];

/** Ids of a page by arrival, after the booking named. */
export async function searchBookings(
  db: Kysely<Schema>,
  filter: BookingFilter,
  page: {
    readonly tab: BookingTab;
    readonly isLatestFirst: boolean;
    readonly after: FoundBooking | null;
    readonly limit: number;
  },
): Promise<FoundBooking[]> {
  const { after, isLatestFirst, limit } = page;
  const order = isLatestFirst
    ? sql`ORDER BY arrival DESC, reservation_id DESC LIMIT ${limit}`
    : sql`ORDER BY arrival, reservation_id LIMIT ${limit}`;
  const isAfter =
    after &&
    sql`(arrival, reservation_id) ${isLatestFirst ? sql`<` : sql`>`} (${after.arrival}::date, ${after.reservationId}::uuid)`;
  const { rows } = await sql<FoundBooking>`
    ${withCandidates(filter)}
    SELECT reservation_id AS "reservationId", arrival
    FROM (${eachOf(filter, page.tab, { columns: sql`arrival, reservation_id`, isAfter, end: order })}) AS found
    ${order}`.execute(db);
  return rows;
}

/** How many each tab has, at most MOST_COUNTED of each; and whether a text means more than are looked through. */
export async function countBookings(
  db: Kysely<Schema>,
  filter: BookingFilter,
): Promise<{ readonly counts: Readonly<Record<OneTab, number>>; readonly isCut: boolean }> {
  const counted = separateTabs.map(
    (tab) => sql`
      (SELECT count(*) FROM (SELECT FROM (${eachOf(filter, tab, {
        columns: sql`reservation_id`,
        isAfter: null,
        // The order of the index: without it all rows would be read for a way that nobody chose.
        end: sql`ORDER BY arrival, reservation_id LIMIT ${sql.lit(MOST_COUNTED)}`,
      })}) AS part LIMIT ${sql.lit(MOST_COUNTED)}) AS found) AS ${sql.id(tab)}`,
  );
  const isCut =
    filter.by === null
      ? sql`false`
      : sql`coalesce((SELECT max(found) >= ${sql.lit(MOST_OF_EACH)}
          FROM (SELECT count(*) AS found FROM candidate GROUP BY scan) AS scans), false)`;
  const { rows } = await sql<Record<OneTab, number> & { readonly isCut: boolean }>`
    ${withCandidates(filter)}
    SELECT ${sql.join(counted)}, ${isCut} AS "isCut"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a count without its row');
  const { isCut: cut, ...counts } = row;
  return { counts, isCut: cut };
}

function withCandidates({ propertyId, by, today }: BookingFilter): RawBuilder<unknown> {
  if (by === null) return sql``;
  return sql`WITH candidate AS MATERIALIZED (${candidatesQuery(propertyId, by, today)})`;
}

interface Part {
  readonly columns: RawBuilder<unknown>;
  readonly isAfter: RawBuilder<unknown> | null;
  /** Of each part and of the whole. */
  readonly end: RawBuilder<unknown>;
}

/** A tab's bookings: from the candidates of a text, or by the index of a status and a way of paying. */
function eachOf(
  filter: BookingFilter,
  tab: BookingTab,
  { columns, isAfter, end }: Part,
): RawBuilder<unknown> {
  const { propertyId, by, status, paymentType } = filter;
  const statuses = (tab === 'all' ? reservationStatuses : statusesOf[tab]).filter(
    (one) => status === null || one === status,
  );
  const chosen = paymentType === null ? ways : [paymentType === 'none' ? '' : paymentType];
  const where = sql.join(
    [...tabWhere(tab, filter), ...dateWhere(filter), ...(isAfter === null ? [] : [isAfter])],
    sql` AND `,
  );
  if (by !== null)
    return sql`SELECT ${columns} FROM reservation
      WHERE property_id = ${propertyId}
        AND reservation_id IN (SELECT reservation_id FROM candidate)
        AND status = ANY (${statuses}) AND coalesce(payment_type, '') = ANY (${chosen}) AND ${where}
      ${end}`;
  if (tab === 'in-house')
    // By departure first: in the order of arrival, all past bookings would be read.
    return sql`SELECT ${columns} FROM (SELECT arrival, reservation_id FROM reservation
      WHERE property_id = ${propertyId} AND status = 'confirmed' AND 'confirmed' = ANY (${statuses})
        AND coalesce(payment_type, '') = ANY (${chosen}) AND ${where} OFFSET 0) AS here
      ${end}`;
  return sql`SELECT part.* FROM unnest(${statuses}::text[]) AS of_status (one), unnest(${chosen}::text[]) AS of_way (way),
      LATERAL (SELECT ${columns} FROM reservation
        WHERE property_id = ${propertyId} AND status = one AND coalesce(payment_type, '') = way AND ${where}
        ${end}) AS part`;
}

function tabWhere(tab: BookingTab, { today }: BookingFilter): RawBuilder<unknown>[] {
  switch (tab) {
    case 'coming':
      return [sql`arrival >= ${today}::date`];
    case 'in-house':
      return [sql`arrival < ${today}::date`, sql`departure >= ${today}::date`];
    case 'gone':
      return [sql`arrival < ${today}::date`, sql`departure < ${today}::date`];
    case 'unfinished':
    case 'cancelled':
    case 'all':
      return [];
  }
}

/** Dates of departure and of booking bound the arrival too, which the index begins with. */
function dateWhere({ arrival, departure, booked }: BookingFilter): RawBuilder<unknown>[] {
  const dayOf = (instant: Date, days: number) =>
    sql`(${instant}::timestamptz + ${sql.lit(`${days} days`)}::interval)::date`;
  return [
    sql`true`,
    ...(arrival.from === null ? [] : [sql`arrival >= ${arrival.from}::date`]),
    ...(arrival.to === null ? [] : [sql`arrival <= ${arrival.to}::date`]),
    ...(departure.from === null
      ? []
      : [
          sql`departure >= ${departure.from}::date`,
          sql`arrival >= ${addDays(departure.from, -HORIZON_DAYS)}::date`,
        ]),
    ...(departure.to === null
      ? []
      : [sql`departure <= ${departure.to}::date`, sql`arrival < ${departure.to}::date`]),
    ...(booked.from === null
      ? []
      : [sql`created_at >= ${booked.from}`, sql`arrival >= ${dayOf(booked.from, -2)}`]),
    ...(booked.until === null
      ? []
      : [sql`created_at < ${booked.until}`, sql`arrival <= ${dayOf(booked.until, HORIZON_DAYS)}`]),
  ];
}
