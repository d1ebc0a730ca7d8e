import type { BookingTab } from '@portico/contract/desk/booking-tabs';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ReservationId } from '@portico/domain/ids';
import { keysOf } from '@portico/domain/record';
import { paymentMethods } from '@portico/domain/payment/payment-methods';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import {
  dateWhere,
  isOfFewDays,
  isSifting,
  separateTabs,
  siftWhere,
  statusesWanted,
  tabWhere,
  type BookingFilter,
  type OneTab,
} from './booking-filter.store.ts';
import { candidatesQuery, MOST_OF_EACH } from './search-text.store.ts';

interface FoundBooking {
  readonly reservationId: ReservationId;
  readonly arrival: LocalDate;
}

interface Page {
  readonly tab: BookingTab;
  readonly isLatestFirst: boolean;
  readonly after: FoundBooking | null;
  readonly limit: number;
}

interface FoundBookings {
  /** By arrival, after the booking named. */
  readonly found: readonly FoundBooking[];
  /** At most MOST_COUNTED of each. */
  readonly counts: Readonly<Record<OneTab, number>>;
  /** More may fit than are looked through. */
  readonly isCut: boolean;
}

/** More are not counted. */
export const MOST_COUNTED = 10_000;
/** Bookings of each tab whose rooms or money are looked at. */
const MOST_SIFTED = 500;

/** A page of bookings and how many each tab has, in one statement. Rule: docs/desk.md, "Finding bookings". */
export async function searchBookings(
  db: Kysely<Schema>,
  filter: BookingFilter,
  page: Page,
): Promise<FoundBookings> {
  const { scans, most } = scansOf(filter);
  const isNarrow = scans !== null || isOfFewDays(filter);
  const eachOf = isNarrow ? ofHere : ofList;
  const counted = separateTabs.map(
    (tab) => sql`
      (SELECT count(*) FROM (SELECT FROM (${eachOf(filter, tab, {
        // The order of the index: without it all rows would be read for a way that nobody chose.
        end: endOf({ isLatestFirst: false, limit: MOST_COUNTED }),
      })}) AS part LIMIT ${sql.lit(MOST_COUNTED)}) AS found) AS ${sql.id(tab)}`,
  );
  const isCut =
    scans === null
      ? sql`false`
      : sql`coalesce((SELECT max(found) >= ${sql.lit(most)}
          FROM (SELECT count(*) AS found FROM candidate GROUP BY scan) AS scans), false)`;
  const { isLatestFirst, after } = page;
  const end = endOf(page);
  const isAfter =
    after &&
    sql`(arrival, reservation_id) ${isLatestFirst ? sql`<` : sql`>`} (${after.arrival}::date, ${after.reservationId}::uuid)`;
  const { rows } = await sql<Record<OneTab, number> & Pick<FoundBookings, 'found' | 'isCut'>>`
    ${isNarrow ? withHere(filter, scans) : sql``}
    SELECT ${sql.join(counted)}, ${isCut} AS "isCut",
      (SELECT coalesce(json_agg(json_build_object('reservationId', reservation_id, 'arrival', arrival)), '[]')
        FROM (SELECT * FROM (${eachOf(filter, page.tab, { isAfter, end })}) AS part ${end}) AS page) AS found`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a search without its row');
  const { found, isCut: cut, ...counts } = row;
  return { found, counts, isCut: cut };
}

function endOf({ isLatestFirst, limit }: Pick<Page, 'isLatestFirst' | 'limit'>): RawBuilder<unknown> {
  return isLatestFirst
    ? sql`ORDER BY arrival DESC, reservation_id DESC LIMIT ${limit}`
    : sql`ORDER BY arrival, reservation_id LIMIT ${limit}`;
}

/**
 * Queries of `scan` and `reservation_id` that bound what is looked through, at most `most` of each; null: nothing has
 * to be.
 */
function scansOf(filter: BookingFilter): {
  readonly scans: RawBuilder<unknown> | null;
  readonly most: number;
} {
  const { propertyId, by, today } = filter;
  if (by !== null) return { scans: candidatesQuery(propertyId, by, today), most: MOST_OF_EACH };
  if (!isSifting(filter) || isOfFewDays(filter)) return { scans: null, most: 0 };
  const nearest = separateTabs.map((tab, scan) => {
    const end = endOf({ isLatestFirst: tab !== 'coming', limit: MOST_SIFTED });
    return sql`(SELECT ${sql.lit(scan)} AS scan, reservation_id FROM (${ofList(filter, tab, { end })}) AS part ${end})`;
  });
  return { scans: sql.join(nearest, sql` UNION ALL `), most: MOST_SIFTED };
}

/** `here`: few bookings, of all tabs: those of the scans, or of a few days. */
function withHere(filter: BookingFilter, scans: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const isCandidate =
    scans === null ? sql`true` : sql`reservation_id IN (SELECT reservation_id FROM candidate)`;
  return sql`
    WITH ${scans === null ? sql`` : sql`candidate AS MATERIALIZED (${scans}),`} here AS MATERIALIZED (
      SELECT arrival, departure, reservation_id, status, coalesce(payment_type, '') AS way FROM reservation AS r
      WHERE property_id = ${filter.propertyId} AND ${isCandidate} AND ${dateWhere(filter, { isOfList: false })} AND ${siftWhere(filter)})`;
}

interface Part {
  readonly isAfter?: RawBuilder<unknown> | null;
  /** Of each part and of the whole. */
  readonly end: RawBuilder<unknown>;
}

const ways = ['', ...keysOf(paymentMethods)];

function waysWanted({ paymentType }: BookingFilter): readonly string[] {
  if (paymentType === null) return ways;
  return [paymentType === 'none' ? '' : paymentType];
}

/** A tab's bookings of `here`. */
function ofHere(filter: BookingFilter, tab: BookingTab, { isAfter, end }: Part): RawBuilder<unknown> {
  return sql`SELECT arrival, reservation_id FROM here
    WHERE status = ANY (${statusesWanted(filter, tab)}) AND way = ANY (${waysWanted(filter)})
      AND ${tabWhere(tab, filter)} AND ${isAfter ?? sql`true`}
    ${end}`;
}

/** A tab's bookings by the index of a status and a way of paying. */
function ofList(filter: BookingFilter, tab: BookingTab, { isAfter, end }: Part): RawBuilder<unknown> {
  const { propertyId } = filter;
  const statuses = statusesWanted(filter, tab);
  const wanted = waysWanted(filter);
  const where = sql`${tabWhere(tab, filter)} AND ${dateWhere(filter, { isOfList: true })} AND ${isAfter ?? sql`true`}`;
  if (tab === 'in-house')
    // By departure first: in the order of arrival, all past bookings would be read.
    return sql`SELECT arrival, reservation_id FROM (SELECT arrival, reservation_id FROM reservation
      WHERE property_id = ${propertyId} AND status = 'confirmed' AND 'confirmed' = ANY (${statuses})
        AND coalesce(payment_type, '') = ANY (${wanted}) AND ${where} OFFSET 0) AS here
      ${end}`;
  return sql`SELECT part.* FROM unnest(${statuses}::text[]) AS of_status (one), unnest(${wanted}::text[]) AS of_way (way),
      LATERAL (SELECT arrival, reservation_id FROM reservation
        WHERE property_id = ${propertyId} AND status = one AND coalesce(payment_type, '') = way AND ${where}
        ${end}) AS part`;
}
