import { sql } from 'kysely';

/** Paid at the hotel less what was given back there, minor units, of the row of `reservation` in a query. */
export const paidAtHotelMinor = sql<number>`(
  SELECT coalesce(sum(CASE kind WHEN 'paid' THEN amount ELSE -amount END), 0)::bigint
  FROM desk_payment AS at_hotel
  WHERE at_hotel.property_id = reservation.property_id AND at_hotel.reservation_id = reservation.reservation_id)`;
