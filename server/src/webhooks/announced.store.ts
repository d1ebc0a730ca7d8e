import type { PropertyId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Write } from '../platform/database/write-together.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { enqueueWrite, type NewMessage } from '../platform/outbox/outbox.store.ts';

interface EventRow {
  readonly message_id: string;
  readonly type: string;
  readonly subject_id: string;
  readonly data: object;
}

/** Messages of the outbox, and each event once for each endpoint of the hotel that subscribes to its type. */
export function eventRowsWrites(
  tx: Transaction<Schema>,
  {
    propertyId,
    rows,
    messages,
    now,
  }: {
    readonly propertyId: PropertyId;
    readonly rows: readonly EventRow[];
    readonly messages: readonly NewMessage[];
    readonly now: Date;
  },
): Write[] {
  const forEndpoints = sql`
    SELECT endpoint.property_id, endpoint.endpoint_id, event.message_id, event.type, event.subject_id, event.data,
      ${now}::timestamptz, ${now}::timestamptz
    FROM webhook_endpoint AS endpoint
    JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS event(message_id text, type text, subject_id uuid, data jsonb)
      ON endpoint.types IS NULL OR endpoint.types ? event.type
    WHERE endpoint.property_id = ${propertyId} AND endpoint.switched_off_at IS NULL`;
  const announced = tx
    .insertInto('webhook_message')
    .columns([
      'property_id',
      'endpoint_id',
      'message_id',
      'type',
      'subject_id',
      'data',
      'created_at',
      'due_at',
    ])
    .expression(forEndpoints);
  return messages.length === 0 ? [announced] : [enqueueWrite(tx, messages, now), announced];
}
