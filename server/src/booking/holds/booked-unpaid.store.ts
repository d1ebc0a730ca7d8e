import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RestaurantId } from '@portico/domain/ids';
import { paidWays } from '@portico/domain/payment/payment-methods';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { roomsLeft } from '../../availability/inventory/change-days.store.ts';

/** The subject that counts all networks of a hotel together. */
export const ANYBODY = '';

/**
 * Serializes unpaid bookings: by these networks (HMACs), and by anyone on these nights. Rule: docs/locking.md, "The
 * order".
 */
export async function lockNetworks(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  networks: readonly string[],
  now: Date,
  nights: readonly LocalDate[] = [],
): Promise<void> {
  const subjects = [...networks, ...nights.map((night) => `night ${night}`)];
  await sql`
    INSERT INTO holder (property_id, kind, subject, seen_at)
    SELECT ${propertyId}, 'network', subject, ${now} FROM unnest(${subjects}::text[]) AS network (subject)
    ORDER BY subject
    ON CONFLICT (property_id, kind, subject) DO UPDATE SET seen_at = excluded.seen_at`.execute(tx);
}

interface UnpaidNightsQuery {
  /** HMACs, the address's own first. */
  readonly networks: readonly string[];
  /** HMAC of the address as a holder of rooms while its card is checked. */
  readonly holder: string;
  readonly dates: readonly LocalDate[];
  /** Earlier bookings do not count. */
  readonly since: Date;
}

interface UnpaidNight {
  readonly date: LocalDate;
  readonly network: string;
  /** Over all room types. */
  readonly free: number;
  /** Of the network, or of all together. */
  readonly unpaid: number;
}

/**
 * Rooms per night and network booked since then and unpaid: on invoice, with a card guarantee or nothing, or held for
 * payment; and the free rooms.
 */
export async function readUnpaidNights(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { networks, holder, dates, since }: UnpaidNightsQuery,
): Promise<UnpaidNight[]> {
  const { rows } = await sql<UnpaidNight>`
    WITH unpaid AS MATERIALIZED (
      SELECT DISTINCT booked.network, item.item_id, item.arrival, item.departure
      FROM booked_unpaid booked
      JOIN reservation r ON r.property_id = booked.property_id AND r.reservation_id = booked.booking_id
      JOIN reservation_item item ON item.property_id = r.property_id AND item.reservation_id = r.reservation_id
      WHERE booked.property_id = ${propertyId} AND booked.network = ANY(${networks}::text[])
        AND booked.booked_at > ${since} AND item.cancelled_at IS NULL
        AND (r.status IN ('pending', 'action-required')
          OR (r.status = 'confirmed' AND (r.payment_type IS NULL OR r.payment_type <> ALL(${paidWays}::text[]))))
      UNION
      SELECT ${networks[0] ?? ANYBODY}, item.item_id, item.arrival, item.departure
      FROM reservation r
      JOIN reservation_item item ON item.property_id = r.property_id AND item.reservation_id = r.reservation_id
      WHERE r.property_id = ${propertyId} AND r.holder_address = ${holder} AND r.payment_type = 'card'
    )
    SELECT night.stay_date AS date, network.name AS network,
      (SELECT coalesce(sum(${roomsLeft('room_night')}), 0)::int FROM room_night
        WHERE property_id = ${propertyId} AND stay_date = night.stay_date) AS free,
      (SELECT count(*)::int FROM unpaid WHERE unpaid.network = network.name
        AND unpaid.arrival <= night.stay_date AND unpaid.departure > night.stay_date) AS unpaid
    FROM unnest(${dates}::date[]) AS night (stay_date) CROSS JOIN unnest(${networks}::text[]) AS network (name)`.execute(
    db,
  );
  return rows;
}

interface HeldNight {
  readonly date: LocalDate;
  /** Over all room types. */
  readonly free: number;
  readonly held: number;
}

/** Rooms per night that an address (its holder HMAC) holds while its cards are checked. */
export async function readHeldNights(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { holder, dates }: Pick<UnpaidNightsQuery, 'holder' | 'dates'>,
): Promise<HeldNight[]> {
  const { rows } = await sql<HeldNight>`
    SELECT night.stay_date AS date,
      (SELECT coalesce(sum(${roomsLeft('room_night')}), 0)::int FROM room_night
        WHERE property_id = ${propertyId} AND stay_date = night.stay_date) AS free,
      (SELECT count(*)::int FROM reservation r
        JOIN reservation_item item ON item.property_id = r.property_id AND item.reservation_id = r.reservation_id
        WHERE r.property_id = ${propertyId} AND r.holder_address = ${holder}
          AND item.arrival <= night.stay_date AND item.departure > night.stay_date) AS held
    FROM unnest(${dates}::date[]) AS night (stay_date)`.execute(db);
  return rows;
}

/** Rooms anyone booked unpaid: since then, and the daily average before. */
export async function readUsualUnpaid(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { since, usualSince, days }: { readonly since: Date; readonly usualSince: Date; readonly days: number },
): Promise<{ readonly recent: number; readonly usual: number }> {
  const { rows } = await sql<{ recent: number; before: number }>`
    SELECT coalesce(sum(taken) FILTER (WHERE booked_at > ${since}), 0)::int AS recent,
      coalesce(sum(taken) FILTER (WHERE booked_at <= ${since}), 0)::int AS before
    FROM booked_unpaid
    WHERE property_id = ${propertyId} AND network = ${ANYBODY} AND booked_at > ${usualSince}`.execute(db);
  const [{ recent, before } = { recent: 0, before: 0 }] = rows;
  return { recent, usual: before / days };
}

interface UnpaidQuarter {
  readonly quarter: number;
  readonly network: string;
  readonly free: number;
  readonly unpaid: number;
}

/** As `readUnpaidNights`, for covers per quarter hour of a restaurant's day. */
export async function readUnpaidQuarters(
  db: Kysely<Schema>,
  day: { readonly propertyId: PropertyId; readonly restaurantId: RestaurantId; readonly date: LocalDate },
  networks: readonly string[],
  quarters: readonly number[],
  since: Date,
): Promise<UnpaidQuarter[]> {
  const { propertyId, restaurantId, date } = day;
  const { rows } = await sql<UnpaidQuarter>`
    WITH booked AS MATERIALIZED (
      SELECT unpaid.network, t.quarter, t.turn_quarters, t.party
      FROM booked_unpaid unpaid
      JOIN table_booking t ON t.property_id = unpaid.property_id AND t.table_booking_id = unpaid.booking_id
      WHERE unpaid.property_id = ${propertyId} AND unpaid.network = ANY(${networks}::text[])
        AND unpaid.booked_at > ${since} AND t.restaurant_id = ${restaurantId} AND t.visit_date = ${date}
        AND t.cancelled_at IS NULL
    )
    SELECT q.quarter, network.name AS network, q.covers - q.taken AS free,
      (SELECT coalesce(sum(party), 0)::int FROM booked WHERE booked.network = network.name
        AND booked.quarter <= q.quarter AND booked.quarter + booked.turn_quarters > q.quarter) AS unpaid
    FROM restaurant_quarter q CROSS JOIN unnest(${networks}::text[]) AS network (name)
    WHERE q.property_id = ${propertyId} AND q.restaurant_id = ${restaurantId} AND q.visit_date = ${date}
      AND q.quarter = ANY(${quarters}::smallint[])`.execute(db);
  return rows;
}

/** Records the unpaid booking; each row counts until its own end. */
export async function noteUnpaid(
  tx: Transaction<Schema>,
  booking: { readonly propertyId: PropertyId; readonly bookingId: string; readonly taken: number },
  networks: readonly { readonly name: string; readonly endsAt: Date }[],
  now: Date,
): Promise<void> {
  if (networks.length === 0) return;
  await tx
    .insertInto('booked_unpaid')
    .values(
      networks.map(({ name, endsAt }) => ({
        property_id: booking.propertyId,
        network: name,
        booked_at: now,
        booking_id: booking.bookingId,
        taken: booking.taken,
        ends_at: endsAt,
      })),
    )
    .execute();
}
