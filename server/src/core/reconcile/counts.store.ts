import type { PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { CountedVoucher, Counts } from './counted-drift.ts';

/** Every night of a property that has a row or a room booked. One statement: a booking is seen with its nights. */
export function readCountedNights(db: Kysely<Schema>, propertyId: PropertyId): Promise<Counts[]> {
  return readCounts(
    db,
    sql`
    WITH booked AS (
      SELECT item.room_type_id, night.stay_date::date AS stay_date,
        count(*) FILTER (WHERE reservation.status = 'confirmed')::int AS sold_booked,
        count(*) FILTER (WHERE reservation.status <> 'confirmed')::int AS held_booked
      FROM reservation_item AS item
      JOIN reservation USING (property_id, reservation_id)
      CROSS JOIN LATERAL generate_series(item.arrival, item.departure - 1, interval '1 day') AS night (stay_date)
      WHERE item.property_id = ${propertyId}
        AND reservation.status IN ('confirmed', 'pending', 'action-required')
      GROUP BY item.room_type_id, night.stay_date
    ), counted AS (
      SELECT room_type_id, stay_date, allotment AS most, sold, held
      FROM room_night WHERE property_id = ${propertyId}
    )
    SELECT property.code, format('room type %s, night of %s', room_type_id, stay_date) AS what,
      most, sold, held, sold_booked, held_booked
    FROM counted FULL JOIN booked USING (room_type_id, stay_date)
    JOIN property ON property.property_id = ${propertyId}
    ORDER BY room_type_id, stay_date`,
  );
}

/** Every date of a limited extra that has a row or units booked. */
export function readCountedExtras(db: Kysely<Schema>, propertyId: PropertyId): Promise<Counts[]> {
  return readCounts(
    db,
    sql`
    WITH booked AS (
      SELECT extra.extra_id, day.stay_date::date AS stay_date,
        coalesce(sum(extra.quantity) FILTER (WHERE reservation.status = 'confirmed'), 0)::int AS sold_booked,
        coalesce(sum(extra.quantity) FILTER (WHERE reservation.status <> 'confirmed'), 0)::int AS held_booked
      FROM reservation_extra AS extra
      JOIN reservation_item AS item USING (property_id, reservation_id, item_id)
      JOIN reservation USING (property_id, reservation_id)
      CROSS JOIN LATERAL generate_series(
        item.arrival,
        CASE WHEN extra.charge_type = 'per-day' THEN item.departure - 1 ELSE item.arrival END,
        interval '1 day') AS day (stay_date)
      WHERE extra.property_id = ${propertyId} AND extra.is_limited
        AND reservation.status IN ('confirmed', 'pending', 'action-required')
      GROUP BY extra.extra_id, day.stay_date
    ), counted AS (
      SELECT extra_id, stay_date, units AS most, sold, held FROM extra_day WHERE property_id = ${propertyId}
    )
    SELECT property.code, format('extra %s on %s', extra_id, stay_date) AS what,
      most, sold, held, sold_booked, held_booked
    FROM counted FULL JOIN booked USING (extra_id, stay_date)
    JOIN property ON property.property_id = ${propertyId}
    ORDER BY extra_id, stay_date`,
  );
}

/** Every promotion that has a row or a booking. */
export function readCountedPromotions(db: Kysely<Schema>, propertyId: PropertyId): Promise<Counts[]> {
  return readCounts(
    db,
    sql`
    WITH booked AS (
      SELECT promotion_id,
        count(*) FILTER (WHERE status = 'confirmed')::int AS sold_booked,
        count(*) FILTER (WHERE status <> 'confirmed')::int AS held_booked
      FROM reservation
      WHERE property_id = ${propertyId} AND promotion_id IS NOT NULL
        AND status IN ('confirmed', 'pending', 'action-required')
      GROUP BY promotion_id
    ), counted AS (
      SELECT promotion_id, most, used AS sold, held FROM promotion_use WHERE property_id = ${propertyId}
    )
    SELECT property.code, format('promotion %s', promotion_id) AS what,
      most, sold, held, sold_booked, held_booked
    FROM counted FULL JOIN booked USING (promotion_id)
    JOIN property ON property.property_id = ${propertyId}
    ORDER BY promotion_id`,
  );
}

/** Every voucher that has a row or a booking. */
export async function readCountedVouchers(
  db: Kysely<Schema>,
  propertyId: PropertyId,
): Promise<CountedVoucher[]> {
  const { rows } = await sql<{
    code: string;
    voucher_code: string;
    currency: CurrencyCode;
    initial: number | null;
    balance: number | null;
    spent: number | null;
  }>`
    WITH booked AS (
      SELECT voucher_code, min(currency) AS currency, sum(voucher_amount)::bigint AS spent
      FROM reservation
      WHERE property_id = ${propertyId} AND voucher_code IS NOT NULL
        AND status IN ('confirmed', 'pending', 'action-required')
      GROUP BY voucher_code
    ), counted AS (
      SELECT voucher_code, currency, initial, balance FROM gift_voucher WHERE property_id = ${propertyId}
    )
    SELECT property.code, voucher_code, coalesce(counted.currency, booked.currency) AS currency,
      initial, balance, spent
    FROM counted FULL JOIN booked USING (voucher_code)
    JOIN property ON property.property_id = ${propertyId}
    ORDER BY voucher_code`.execute(db);
  return rows.map((row) => ({
    propertyCode: row.code,
    code: row.voucher_code,
    currency: row.currency,
    initialMinor: row.initial ?? 0,
    balanceMinor: row.balance ?? 0,
    spentMinor: row.spent ?? 0,
  }));
}

interface CountsRow {
  code: string;
  what: string;
  most: number | null;
  sold: number | null;
  held: number | null;
  sold_booked: number | null;
  held_booked: number | null;
}

async function readCounts(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<Counts[]> {
  const { rows } = await (query as RawBuilder<CountsRow>).execute(db);
  return rows.map((row) => ({
    propertyCode: row.code,
    what: row.what,
    most: row.most ?? 0,
    sold: row.sold ?? 0,
    held: row.held ?? 0,
    soldBooked: row.sold_booked ?? 0,
    heldBooked: row.held_booked ?? 0,
  }));
}
