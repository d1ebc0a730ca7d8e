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

/** Moves scheduled charges that have not begun to the provider that now has the booking's card. */
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
    // A charge that has begun has the token it began with.
    .where('card_token', 'is', null)
    .execute();
}

/** Stores the token that an attempt created at its provider, whatever became of the attempt. */
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

/** Undefined: it has none, or no longer. */
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
