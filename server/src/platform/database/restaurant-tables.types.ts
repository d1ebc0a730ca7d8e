import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId, RestaurantId, TableBookingId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column.types.ts';

/** The tables of restaurants: seats and bookings. */

export interface RestaurantQuarterTable {
  property_id: PropertyId;
  restaurant_id: RestaurantId;
  visit_date: LocalDate;
  quarter: number;
  covers: number;
  taken: Generated<number>;
}

export interface TableBookingTable {
  property_id: PropertyId;
  table_booking_id: TableBookingId;
  reference_number: string;
  restaurant_id: RestaurantId;
  restaurant_name: string;
  visit_date: LocalDate;
  quarter: number;
  turn_quarters: number;
  party: number;
  has_leave_time: boolean;
  promotion: Json | null;
  identifier: string;
  is_reservation: boolean;
  reservation_id: ReservationId | null;
  email: string;
  phone: string;
  special_requests: string | null;
  link_version: Generated<number>;
  created_at: Instant;
  cancelled_at: Instant | null;
}
