import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely, type Transaction } from 'kysely';
import { claimDue, isDueQuery, type Lease } from '../platform/database/claim-due.ts';
import type { Schema } from '../platform/database/schema.types.ts';

export interface EndpointKey {
  readonly propertyId: PropertyId;
  readonly endpointId: string;
}

/** An endpoint with a message due. */
export interface DueEndpoint extends EndpointKey {
  readonly url: string;
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly formerSecretEndsAt: Date | null;
}

/** A pending event for one endpoint. */
export interface WebhookMessage extends EndpointKey {
  /** The same at each try. */
  readonly messageId: string;
  readonly type: string;
  readonly data: object;
  /** When it happened. */
  readonly createdAt: Date;
  /** Number of claims, this one included. */
  readonly tries: number;
}

/** Unordered, so that none always comes first. */
export async function readDueEndpoints(db: Kysely<Schema>, now: Date): Promise<DueEndpoint[]> {
  const { rows } = await sql<DueEndpoint>`
    SELECT property_id AS "propertyId", endpoint_id AS "endpointId", url, secret, former_secret AS "formerSecret",
      former_secret_ends_at AS "formerSecretEndsAt"
    FROM webhook_endpoint AS endpoint
    WHERE switched_off_at IS NULL AND EXISTS (
      SELECT FROM webhook_message AS message
      WHERE message.property_id = endpoint.property_id AND message.endpoint_id = endpoint.endpoint_id
        AND ${isDueQuery(now)})
    ORDER BY random()`.execute(db);
  return rows;
}

/** Leases messages of an endpoint that are due. */
export function claimMessages(
  db: Kysely<Schema>,
  { propertyId, endpointId }: EndpointKey,
  lease: Lease,
): Promise<WebhookMessage[]> {
  return claimDue<WebhookMessage>(
    db,
    {
      table: 'webhook_message',
      id: 'message_id',
      which: sql`property_id = ${propertyId} AND endpoint_id = ${endpointId}`,
      columns: sql`property_id AS "propertyId", endpoint_id AS "endpointId", message_id AS "messageId", type, data,
        created_at AS "createdAt", tries`,
    },
    lease,
  );
}

/** Deletes the message and stores the endpoint's time of last delivery. */
export async function markDelivered(
  tx: Transaction<Schema>,
  message: WebhookMessage,
  now: Date,
): Promise<void> {
  const { propertyId, endpointId, messageId } = message;
  // The endpoint first, in the same order as `switchOff`.
  await tx
    .updateTable('webhook_endpoint')
    .set({ last_delivered_at: now })
    .where('property_id', '=', propertyId)
    .where('endpoint_id', '=', endpointId)
    .execute();
  await tx
    .deleteFrom('webhook_message')
    .where('property_id', '=', propertyId)
    .where('endpoint_id', '=', endpointId)
    .where('message_id', '=', messageId)
    .execute();
}

/** `dueAt` null: no more tries, the message is dead. */
export async function markFailed(
  tx: Transaction<Schema>,
  { propertyId, endpointId, messageId }: WebhookMessage,
  { dueAt, why, now }: { readonly dueAt: Date | null; readonly why: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('webhook_message')
    .set({ lease_until: null, last_error: why, ...(dueAt === null ? { dead_at: now } : { due_at: dueAt }) })
    .where('property_id', '=', propertyId)
    .where('endpoint_id', '=', endpointId)
    .where('message_id', '=', messageId)
    .execute();
}

/** Switches an endpoint off and makes its pending messages dead letters. False: it was already off. */
export async function switchOff(
  tx: Transaction<Schema>,
  { propertyId, endpointId }: EndpointKey,
  { why, now }: { readonly why: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoint')
    .set({ switched_off_at: now })
    .where('property_id', '=', propertyId)
    .where('endpoint_id', '=', endpointId)
    .where('switched_off_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('webhook_message')
    .set({ dead_at: now, lease_until: null, last_error: why })
    .where('property_id', '=', propertyId)
    .where('endpoint_id', '=', endpointId)
    .where('dead_at', 'is', null)
    .execute();
  return numUpdatedRows > 0n;
}
