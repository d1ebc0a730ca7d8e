import type { PropertyId } from '@portico/domain/ids';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import type { WebhookEndpointTable } from '../platform/database/event-tables.types.ts';
import { storedJson } from '../platform/database/stored-json.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { eventTypes, type EventType } from '@portico/contract/event-types';
import { newWebhookSecret } from './signature.ts';
import type { DueEndpoint, EndpointKey } from './webhook-message.store.ts';

/** The URL of a hotel's own program. */
export interface Endpoint extends DueEndpoint {
  /** Null: all types. */
  readonly types: readonly EventType[] | null;
  readonly createdAt: Date;
  readonly lastDeliveredAt: Date | null;
  readonly switchedOffAt: Date | null;
}

/** How long the former secret still signs too. */
const FORMER_SECRET_MS = 24 * 60 * 60_000;

const readTypes = storedJson('webhook_endpoint.types', z.array(z.enum(eventTypes)).nullable());

export async function insertEndpoint(
  db: Kysely<Schema>,
  { propertyId, url, types }: Pick<Endpoint, 'propertyId' | 'url' | 'types'>,
  now: Date,
): Promise<Endpoint> {
  const row = await db
    .insertInto('webhook_endpoint')
    .values({
      property_id: propertyId,
      endpoint_id: newId(),
      url,
      types: types && JSON.stringify(types),
      secret: newWebhookSecret(),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return endpointOf(row);
}

/** Of a hotel, oldest first. */
export async function readEndpoints(db: Kysely<Schema>, propertyId: PropertyId): Promise<Endpoint[]> {
  const rows = await db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('created_at')
    .orderBy('endpoint_id')
    .execute();
  return rows.map(endpointOf);
}

export async function readEndpoint(
  db: Kysely<Schema>,
  { propertyId, endpointId }: EndpointKey,
): Promise<Endpoint | undefined> {
  const row = await db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  return row && endpointOf(row);
}

/** With its pending messages and dead letters. */
export async function deleteEndpoint(
  tx: Kysely<Schema>,
  { propertyId, endpointId }: EndpointKey,
): Promise<void> {
  for (const table of ['webhook_endpoint', 'webhook_message'] as const)
    await tx
      .deleteFrom(table)
      .where('property_id', '=', propertyId)
      .where('endpoint_id', '=', endpointId)
      .execute();
}

/** Gives an endpoint a new secret; the former one signs too for a day. Returns the updated endpoint. */
export async function rotateSecret(
  db: Kysely<Schema>,
  { propertyId, endpointId, secret }: Endpoint,
  now: Date,
): Promise<Endpoint & { readonly formerSecretEndsAt: Date }> {
  const formerSecretEndsAt = new Date(now.getTime() + FORMER_SECRET_MS);
  const row = await db
    .updateTable('webhook_endpoint')
    .set({
      secret: newWebhookSecret(),
      former_secret: secret,
      former_secret_ends_at: formerSecretEndsAt,
    })
    .where('property_id', '=', propertyId)
    .where('endpoint_id', '=', endpointId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...endpointOf(row), formerSecretEndsAt };
}

export async function switchOn(db: Kysely<Schema>, { propertyId, endpointId }: EndpointKey): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ switched_off_at: null })
    .where('property_id', '=', propertyId)
    .where('endpoint_id', '=', endpointId)
    .execute();
}

function endpointOf(row: Selectable<WebhookEndpointTable>): Endpoint {
  return {
    propertyId: row.property_id,
    endpointId: row.endpoint_id,
    url: row.url,
    types: readTypes(row.types),
    secret: row.secret,
    formerSecret: row.former_secret,
    formerSecretEndsAt: row.former_secret_ends_at,
    createdAt: row.created_at,
    lastDeliveredAt: row.last_delivered_at,
    switchedOffAt: row.switched_off_at,
  };
}
