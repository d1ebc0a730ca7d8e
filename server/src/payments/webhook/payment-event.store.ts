import type { Kysely } from 'kysely';
import type { PaymentWebhook } from '../payment-port.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

export async function isEventKnown(
  db: Kysely<Schema>,
  { attempt, eventId }: PaymentWebhook,
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('property_id', '=', attempt.propertyId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an event as processed. */
export async function insertEvent(
  db: Kysely<Schema>,
  { attempt, eventId }: PaymentWebhook,
  receivedAt: Date,
): Promise<void> {
  await db
    .insertInto('payment_event')
    .values({
      property_id: attempt.propertyId,
      event_id: eventId,
      attempt_id: attempt.attemptId,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
