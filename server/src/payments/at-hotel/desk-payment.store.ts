import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { DeskPaymentWay } from '../../platform/database/desk-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';

interface OfBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/** Money that changed hands at the hotel and was written down; minor units. */
export interface DeskPayment {
  readonly at: Date;
  readonly kind: 'paid' | 'given-back';
  readonly way: DeskPaymentWay;
  readonly minor: number;
  /** Name of the member of staff. */
  readonly madeBy: string;
}

/** The caller has locked the booking. */
export async function insertDeskPayment(
  db: Kysely<Schema>,
  { propertyId, reservationId }: OfBooking,
  { at, kind, way, minor, madeBy }: DeskPayment,
): Promise<void> {
  await db
    .insertInto('desk_payment')
    .values({
      property_id: propertyId,
      reservation_id: reservationId,
      payment_id: newId(),
      kind,
      way,
      amount: minor,
      made_by: madeBy,
      created_at: at,
    })
    .execute();
}

/** In chronological order. */
export function readDeskPayments(
  db: Kysely<Schema>,
  { propertyId, reservationId }: OfBooking,
): Promise<DeskPayment[]> {
  return db
    .selectFrom('desk_payment')
    .select(['created_at as at', 'kind', 'way', 'amount as minor', 'made_by as madeBy'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at')
    .orderBy('payment_id')
    .execute();
}
