import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** Stores when the guests expect to arrive, and raises the version. The caller has locked the booking. */
export async function setArrivalTime(
  tx: Transaction<Schema>,
  key: { readonly propertyId: PropertyId; readonly reservationId: ReservationId },
  time: string | null,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ arrival_time: time, version: sql`version + 1` })
    .where('property_id', '=', key.propertyId)
    .where('reservation_id', '=', key.reservationId)
    .execute();
}
