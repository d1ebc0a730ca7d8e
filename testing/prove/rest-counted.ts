import { sql, type Kysely } from 'kysely';
import type { Schema } from '@portico/server/platform/database/schema.types';

/** What is taken besides nights. */
export interface RestCounted {
  /** Units of extras and redemptions of promotions above the limit. */
  readonly over: number;
  /** Units, redemptions and vouchers by which the counters differ from the bookings. */
  readonly drift: number;
}

/** Counts extras, promotions and vouchers against their bookings; calls no code under test. */
export async function countRest(kysely: Kysely<Schema>): Promise<RestCounted> {
  const { rows } = await sql<RestCounted>`
    WITH living AS (
      SELECT *, (status = 'confirmed')::int AS is_sold, (status <> 'confirmed')::int AS is_held
      FROM reservation WHERE status IN ('confirmed', 'pending', 'action-required')),
    -- What a voucher paid of the cost of cancelling stays paid.
    kept AS (SELECT * FROM living UNION ALL SELECT *, 0, 0 FROM reservation WHERE status = 'cancelled'),
    days AS (
      SELECT e.extra_id, day::date AS stay_date, sum(e.quantity * r.is_sold) AS sold, sum(e.quantity * r.is_held) AS held
      FROM living r
      JOIN reservation_item i USING (property_id, reservation_id)
      JOIN reservation_extra e USING (property_id, reservation_id, item_id),
        generate_series(i.arrival, CASE e.charge_type WHEN 'per-day' THEN i.departure - 1 ELSE i.arrival END,
          interval '1 day') AS day
      WHERE e.is_limited AND i.cancelled_at IS NULL
      GROUP BY 1, 2),
    extras AS (
      SELECT x.units AS most, x.sold, x.held, coalesce(d.sold, 0) AS is_sold, coalesce(d.held, 0) AS is_held
      FROM extra_day x LEFT JOIN days d USING (extra_id, stay_date)),
    uses AS (
      SELECT p.most, p.used AS sold, p.held, coalesce(sum(r.is_sold), 0) AS is_sold, coalesce(sum(r.is_held), 0) AS is_held
      FROM promotion_use p LEFT JOIN living r USING (property_id, promotion_id)
      GROUP BY p.property_id, p.promotion_id),
    counted AS (SELECT * FROM extras UNION ALL SELECT * FROM uses),
    vouchers AS (
      SELECT (v.initial - v.balance <> coalesce(sum(r.voucher_amount), 0))::int AS drift
      FROM gift_voucher v LEFT JOIN kept r USING (property_id, voucher_code)
      GROUP BY v.property_id, v.voucher_code)
    SELECT
      (SELECT coalesce(sum(greatest(sold + held - most, is_sold + is_held - most, 0)), 0)::int FROM counted) AS over,
      ((SELECT coalesce(sum(abs(sold - is_sold) + abs(held - is_held)), 0) FROM counted)
        + (SELECT coalesce(sum(drift), 0) FROM vouchers))::int AS drift`.execute(kysely);
  return rows[0] ?? { over: 0, drift: 0 };
}
