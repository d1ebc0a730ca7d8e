import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { IndividualId, PropertyId, ReservationId, RoomTypeId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Guests } from '@portico/domain/occupancy/guests';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

interface AccountRoom extends Guests {
  readonly roomTypeId: RoomTypeId;
  readonly roomTypeName: string;
  readonly isCancelled: boolean;
  /** By pre-check-in. */
  readonly isCheckedIn: boolean;
}

export interface AccountBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly referenceNumber: string;
  readonly linkVersion: number;
  readonly isCancelled: boolean;
  readonly stay: { readonly arrival: LocalDate; readonly departure: LocalDate };
  readonly grossMinor: number;
  readonly currency: CurrencyCode;
  /** In order. */
  readonly rooms: readonly AccountRoom[];
}

/** Confirmed and cancelled ones, latest arrival first; at most `most`. */
export async function readAccountBookings(
  db: Kysely<Schema>,
  { propertyId, individualId }: { readonly propertyId: PropertyId; readonly individualId: IndividualId },
  most: number,
): Promise<AccountBooking[]> {
  const { rows } = await sql<Omit<AccountBooking, 'propertyId' | 'stay'> & AccountBooking['stay']>`
    SELECT reservation_id AS "reservationId", reference_number AS "referenceNumber", link_version AS "linkVersion",
      status = 'cancelled' AS "isCancelled", arrival, departure, gross AS "grossMinor", currency,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('roomTypeId', room_type_id, 'roomTypeName', room_type_name,
          'adults', adults, 'children', children, 'infants', infants,
          'isCancelled', cancelled_at IS NOT NULL, 'isCheckedIn', pre_checked_in_at IS NOT NULL) ORDER BY room_number), '[]')
        FROM reservation_item AS item
        WHERE item.property_id = reservation.property_id AND item.reservation_id = reservation.reservation_id
      ) AS rooms
    FROM reservation
    WHERE property_id = ${propertyId} AND individual_id = ${individualId} AND status IN ('confirmed', 'cancelled')
    ORDER BY arrival DESC, reservation_id DESC
    LIMIT ${most}`.execute(db);
  return rows.map(({ arrival, departure, ...row }) => ({ ...row, propertyId, stay: { arrival, departure } }));
}
