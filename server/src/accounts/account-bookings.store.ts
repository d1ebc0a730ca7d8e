import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { IndividualId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

export interface AccountBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly referenceNumber: string;
  readonly linkVersion: number;
  readonly isCancelled: boolean;
  readonly stay: { readonly arrival: LocalDate; readonly departure: LocalDate };
  readonly grossMinor: number;
  readonly currency: CurrencyCode;
  /** One per room, in order. */
  readonly roomTypeNames: readonly string[];
}

/** More than a guest has; only the newest are read. */
const MOST = 200;

/** Confirmed and cancelled ones, latest arrival first. */
export async function readAccountBookings(
  db: Kysely<Schema>,
  { propertyId, individualId }: { readonly propertyId: PropertyId; readonly individualId: IndividualId },
): Promise<AccountBooking[]> {
  const { rows } = await sql<Omit<AccountBooking, 'propertyId' | 'stay'> & AccountBooking['stay']>`
    SELECT reservation_id AS "reservationId", reference_number AS "referenceNumber", link_version AS "linkVersion",
      status = 'cancelled' AS "isCancelled", arrival, departure, gross AS "grossMinor", currency,
      ARRAY(SELECT room_type_name FROM reservation_item AS item
        WHERE item.property_id = reservation.property_id AND item.reservation_id = reservation.reservation_id
        ORDER BY room_number) AS "roomTypeNames"
    FROM reservation
    WHERE property_id = ${propertyId} AND individual_id = ${individualId} AND status IN ('confirmed', 'cancelled')
    ORDER BY arrival DESC, reservation_id DESC
    LIMIT ${MOST}`.execute(db);
  return rows.map(({ arrival, departure, ...row }) => ({ ...row, propertyId, stay: { arrival, departure } }));
}
