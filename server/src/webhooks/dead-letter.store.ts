import type { PropertyId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** An event that an endpoint never accepted. */
export interface DeadLetter {
  readonly messageId: string;
  readonly endpointId: string;
  readonly url: string;
  readonly type: string;
  readonly happenedAt: Date;
  readonly tries: number;
  readonly lastError: string | null;
}

/** Counts of a hotel's endpoints, pending and past. */
export interface EndpointCounts {
  readonly endpointId: string;
  /** Pending, or to be retried. */
  readonly waiting: number;
  readonly dead: number;
  /** Of the newest that was refused; null: none was. */
  readonly lastError: string | null;
}

/** Of a hotel, oldest first. */
export async function readDeadLetters(db: Kysely<Schema>, propertyId: PropertyId): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    SELECT message_id AS "messageId", endpoint_id AS "endpointId", url, type, message.created_at AS "happenedAt", tries,
      last_error AS "lastError"
    FROM webhook_message AS message JOIN webhook_endpoint AS endpoint USING (property_id, endpoint_id)
    WHERE property_id = ${propertyId} AND dead_at IS NOT NULL
    ORDER BY message.created_at, message_id`.execute(db);
  return rows;
}

/** Only endpoints that have any. */
export async function countMessages(db: Kysely<Schema>, propertyId: PropertyId): Promise<EndpointCounts[]> {
  const { rows } = await sql<EndpointCounts>`
    SELECT endpoint_id AS "endpointId", count(*) FILTER (WHERE dead_at IS NULL) AS waiting,
      count(*) FILTER (WHERE dead_at IS NOT NULL) AS dead,
      (array_agg(last_error ORDER BY created_at DESC, message_id DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS "lastError"
    FROM webhook_message WHERE property_id = ${propertyId} GROUP BY endpoint_id`.execute(db);
  return rows;
}

/**
 * Retries the dead letters of a hotel, or of one endpoint, from now on; skips endpoints that are off. Returns how many.
 */
export async function reviveDeadLetters(
  db: Kysely<Schema>,
  { propertyId, endpointId }: { readonly propertyId: PropertyId; readonly endpointId: string | undefined },
  now: Date,
): Promise<number> {
  const ofOne = endpointId === undefined ? sql`true` : sql`message.endpoint_id = ${endpointId}`;
  const { numAffectedRows } = await sql`
    UPDATE webhook_message AS message SET dead_at = NULL, tries = 0, due_at = ${now}, lease_until = NULL
    FROM webhook_endpoint AS endpoint
    WHERE message.property_id = ${propertyId} AND message.dead_at IS NOT NULL AND ${ofOne}
      AND endpoint.property_id = message.property_id AND endpoint.endpoint_id = message.endpoint_id
      AND endpoint.switched_off_at IS NULL`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
