import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { IndividualId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A booking of an account, as a list shows it. */
export interface AccountBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly referenceNumber: string;
  readonly linkVersion: number;
  readonly isCancelled: boolean;
  readonly stay: { readonly arrival: LocalDate; readonly departure: LocalDate };
  readonly grossMinor: number;
  readonly currency: CurrencyCode;
  /** Of each room, in their order. */
  readonly roomTypeNames: readonly string[];
}

/** More than a guest has; the newest of them. */
const MOST = 200;

/** Confirmed and cancelled ones, by arrival, the latest first. */
export async function readAccountBookings(
  db: Kysely<Schema>,
  { propertyId, individualId }: { readonly propertyId: PropertyId; readonly individualId: IndividualId },
): Promise<AccountBooking[]> {
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('individual_id', '=', individualId)
    .where('status', 'in', ['confirmed', 'cancelled'])
    .orderBy('arrival', 'desc')
    .orderBy('reservation_id', 'desc')
    .limit(MOST)
    .execute();
  if (rows.length === 0) return [];
  const rooms = await db
    .selectFrom('reservation_item')
    .select(['reservation_id', 'room_type_name'])
    .where('property_id', '=', propertyId)
    .where(
      'reservation_id',
      'in',
      rows.map((row) => row.reservation_id),
    )
    .orderBy('room_number')
    .execute();
  return rows.map((row) => ({
    propertyId,
    reservationId: row.reservation_id,
    referenceNumber: row.reference_number,
    linkVersion: row.link_version,
    isCancelled: row.status === 'cancelled',
    stay: { arrival: row.arrival, departure: row.departure },
    grossMinor: row.gross,
    currency: row.currency,
    roomTypeNames: rooms
      .filter((room) => room.reservation_id === row.reservation_id)
      .map((room) => room.room_type_name),
  }));
}
