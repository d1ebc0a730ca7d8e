import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** Waits for others at this reservation; what is read afterwards stays until the transaction ends. */
export async function lockReservation(
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<void> {
  await tx
    .selectFrom('reservation')
    .select('reservation_id')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Gives a reservation its final status; nothing is held for it any more. */
export async function settleReservation(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: { propertyId: PropertyId; reservationId: ReservationId },
  status: ReservationStatus,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ status, settled_at: now, hold_ends_at: null })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** The guest has to answer the bank: the nights stay held until then. */
export async function waitForGuest(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: { propertyId: PropertyId; reservationId: ReservationId },
  holdEndsAt: Date,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ status: 'action-required', hold_ends_at: holdEndsAt })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
