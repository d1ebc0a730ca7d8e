import { HELD_AT_PROVIDER_MINUTES } from '@portico/domain/reservation/held-at-provider';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { AttemptKey } from '../payment-port.ts';

/** How long an invoice payment, or a card to be saved, waits for its guest. Rule: docs/payments.md, "Pay by link". */
export function waitEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + HELD_AT_PROVIDER_MINUTES * 60_000);
}

/** Whether the wait has ended, or the guest has given up. */
export async function isWaitOver(db: Kysely<Schema>, key: AttemptKey, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('payment_attempt')
    .select('ends_at')
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .executeTakeFirst();
  const endsAt = row?.ends_at ?? null;
  return endsAt !== null && endsAt <= now;
}

/** Ends the wait because the guest gave up. False: the attempt does not wait for a guest. */
export async function endWait(db: Kysely<Schema>, key: AttemptKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempt')
    .set({ ends_at: now })
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .where('status', '=', 'action-required')
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
