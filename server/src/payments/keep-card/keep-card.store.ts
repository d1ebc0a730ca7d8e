import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Kysely, NotNull, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Write } from '../../platform/database/write-together.ts';
import type { HeldToken } from '../cards/account-card.store.ts';
import type { AttemptKey } from '../payment-port.ts';

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

/** The token of a card that an attempt has left at its provider, whatever became of the attempt. */
export function noteTokenWrite(
  tx: Transaction<Schema>,
  { propertyId, attemptId }: AttemptKey,
  token: string,
): Write {
  return tx
    .updateTable('payment_attempt')
    .set({ card_token: token })
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId);
}

/** Undefined: it has none, or not any more. */
export async function readToken(
  db: Kysely<Schema>,
  { propertyId, attemptId }: AttemptKey,
): Promise<HeldToken | undefined> {
  const row = await db
    .selectFrom('payment_attempt')
    .select(['provider', 'card_token as token'])
    .where('property_id', '=', propertyId)
    .where('attempt_id', '=', attemptId)
    .where('card_token', 'is not', null)
    .$narrowType<{ token: NotNull }>()
    .executeTakeFirst();
  return row;
}
