import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { CountedVoucher, Counts } from './counted-drift.ts';

/** Every night of a property with a row or a booked room. */
export function readCountedNights(db: Kysely<Schema>, propertyId: PropertyId): Promise<Counts[]> {
  return readCounts(db, propertyId, {
    name: 'room type %s, night of %s',
    key: ['room_type_id', 'stay_date'],
    counted: sql`SELECT room_type_id, stay_date, allotment AS most, sold, held FROM room_night`,
    booked: sql`
      SELECT item.property_id, item.room_type_id, night.stay_date::date AS stay_date, 1 AS pieces, reservation.status
      FROM (SELECT * FROM reservation_item WHERE cancelled_at IS NULL) AS item
      JOIN reservation USING (property_id, reservation_id)
      CROSS JOIN LATERAL generate_series(item.arrival, item.departure - 1, interval '1 day') AS night (stay_date)
      UNION ALL ${heldByChanges('nights')}`,
  });
}

/** Every date of a limited extra with a row or booked units. */
export function readCountedExtras(db: Kysely<Schema>, propertyId: PropertyId): Promise<Counts[]> {
  return readCounts(db, propertyId, {
    name: 'extra %s on %s',
    key: ['extra_id', 'stay_date'],
    counted: sql`SELECT extra_id, stay_date, units AS most, sold, held FROM extra_day`,
    booked: sql`
      SELECT extra.property_id, extra.extra_id, day.stay_date::date AS stay_date, extra.quantity AS pieces,
        reservation.status
      FROM (SELECT * FROM reservation_extra WHERE is_limited) AS extra
      JOIN (SELECT * FROM reservation_item WHERE cancelled_at IS NULL) AS item
        USING (property_id, reservation_id, item_id)
      JOIN reservation USING (property_id, reservation_id)
      CROSS JOIN LATERAL generate_series(
        item.arrival,
        CASE WHEN extra.charge_type = 'per-day' THEN item.departure - 1 ELSE item.arrival END,
        interval '1 day') AS day (stay_date)
      UNION ALL ${heldByChanges('extras')}`,
  });
}

/** Held by changes that await payment, as by bookings that do. */
function heldByChanges(kind: 'nights' | 'extras'): RawBuilder<unknown> {
  return sql`
    SELECT property_id, (held->>'thingId')::int, (held->>'date')::date, (held->>'held')::int, 'pending'
    FROM reservation_change CROSS JOIN LATERAL jsonb_array_elements(plan->'held'->${kind}) AS held
    WHERE status = 'open'`;
}

/** Every quarter of an hour of a restaurant with a row or a booked table. */
export function readCountedTables(db: Kysely<Schema>, propertyId: PropertyId): Promise<Counts[]> {
  return readCounts(db, propertyId, {
    name: 'restaurant %s on %s, quarter %s',
    key: ['restaurant_id', 'visit_date', 'quarter'],
    counted: sql`
      SELECT restaurant_id, visit_date, quarter, covers AS most, taken AS sold, 0 AS held FROM restaurant_quarter`,
    booked: sql`
      SELECT property_id, restaurant_id, visit_date, seat::smallint AS quarter, party AS pieces, 'confirmed' AS status
      FROM (SELECT * FROM table_booking WHERE cancelled_at IS NULL) AS standing
      CROSS JOIN LATERAL generate_series(standing.quarter, standing.quarter + turn_quarters - 1) AS seat`,
  });
}

/** Every promotion with a row or a booking. */
export function readCountedPromotions(db: Kysely<Schema>, propertyId: PropertyId): Promise<Counts[]> {
  return readCounts(db, propertyId, {
    name: 'promotion %s',
    key: ['promotion_id'],
    counted: sql`SELECT promotion_id, most, used AS sold, held FROM promotion_use`,
    booked: sql`
      SELECT property_id, promotion_id, 1 AS pieces, status
      FROM (SELECT * FROM reservation WHERE promotion_id IS NOT NULL) AS reservation`,
  });
}

interface CountsQuery {
  /** Description from the values of the key. */
  readonly name: string;
  readonly key: readonly string[];
  /** Key, total, sold and held of each row. */
  readonly counted: RawBuilder<unknown>;
  /** Property, key and pieces of each booking, with its status. */
  readonly booked: RawBuilder<unknown>;
}

/** One statement, so that bookings and counts are consistent. */
async function readCounts(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { name, key, counted, booked }: CountsQuery,
): Promise<Counts[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const { rows } = await sql<Counts>`
    WITH booked AS (
      SELECT ${keys},
        coalesce(sum(pieces) FILTER (WHERE status = 'confirmed'), 0)::int AS sold,
        coalesce(sum(pieces) FILTER (WHERE status <> 'confirmed'), 0)::int AS held
      FROM (${booked}) AS piece
      WHERE property_id = ${propertyId} AND status IN ('confirmed', 'pending', 'action-required')
      GROUP BY ${keys}
    ), counted AS (${counted} WHERE property_id = ${propertyId})
    SELECT property.code AS "propertyCode", format(${name}, ${keys}) AS what, coalesce(most, 0) AS most,
      coalesce(counted.sold, 0) AS sold, coalesce(counted.held, 0) AS held,
      coalesce(booked.sold, 0) AS "soldBooked", coalesce(booked.held, 0) AS "heldBooked"
    FROM counted FULL JOIN booked USING (${keys})
    JOIN property ON property.property_id = ${propertyId}
    ORDER BY ${keys}`.execute(db);
  return rows;
}

/** Every voucher with a row or a booking. */
export async function readCountedVouchers(
  db: Kysely<Schema>,
  propertyId: PropertyId,
): Promise<CountedVoucher[]> {
  const { rows } = await sql<CountedVoucher>`
    WITH booked AS (
      SELECT voucher_code, min(currency) AS currency, sum(voucher_amount)::bigint AS spent
      FROM reservation
      WHERE property_id = ${propertyId} AND voucher_code IS NOT NULL
        AND status IN ('confirmed', 'cancelled', 'pending', 'action-required')
      GROUP BY voucher_code
    ), counted AS (
      SELECT voucher_code, currency, initial, balance FROM gift_voucher WHERE property_id = ${propertyId}
    )
    SELECT property.code AS "propertyCode", voucher_code AS code,
      coalesce(counted.currency, booked.currency) AS currency, coalesce(initial, 0) AS "initialMinor",
      coalesce(balance, 0) AS "balanceMinor", coalesce(spent, 0) AS "spentMinor"
    FROM counted FULL JOIN booked USING (voucher_code)
    JOIN property ON property.property_id = ${propertyId}
    ORDER BY voucher_code`.execute(db);
  return rows;
}
