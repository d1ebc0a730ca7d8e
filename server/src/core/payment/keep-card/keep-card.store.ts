import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.types.ts';

interface WhichBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/** Whether a card is being kept for the booking at this moment. */
export async function isCardUnderWay(
  db: Kysely<Schema>,
  { propertyId, reservationId }: WhichBooking,
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempt')
    .select('attempt_id')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', 'keep-card')
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Has the charges to come that nobody has begun asked of the provider that keeps the booking's card now. */
export async function movePlannedCharges(
  tx: Transaction<Schema>,
  { propertyId, reservationId }: WhichBooking,
  provider: string,
): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({ provider })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'planned')
    // One that was begun bears the token it was begun with.
    .where('card_token', 'is', null)
    .execute();
}
