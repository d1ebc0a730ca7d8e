import { sql } from 'kysely';

/** Paid by cards, links and at the hotel, less what was given back, of the row of `reservation` that a query calls `r`. */
export const paidMinor = sql<number>`(
  (SELECT coalesce(sum(amount - coalesce((
        SELECT sum(amount) FROM refund
        WHERE refund.property_id = r.property_id AND refund.attempt_id = attempt.attempt_id), 0)), 0)::bigint
    FROM payment_attempt AS attempt
    WHERE attempt.property_id = r.property_id AND attempt.reservation_id = r.reservation_id
      AND attempt.status = 'paid')
  + (SELECT coalesce(sum(CASE kind WHEN 'paid' THEN amount ELSE -amount END), 0)::bigint FROM desk_payment AS at_hotel
    WHERE at_hotel.property_id = r.property_id AND at_hotel.reservation_id = r.reservation_id))`;
