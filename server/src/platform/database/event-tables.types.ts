import type { PropertyId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column.types.ts';

/** The tables of events for a hotel's own programs. */

export interface WebhookEndpointTable {
  property_id: PropertyId;
  endpoint_id: string;
  url: string;
  types: Json | null;
  secret: string;
  former_secret: string | null;
  former_secret_ends_at: Instant | null;
  created_at: Instant;
  last_delivered_at: Instant | null;
  switched_off_at: Instant | null;
}

export interface WebhookMessageTable {
  property_id: PropertyId;
  endpoint_id: string;
  message_id: string;
  type: string;
  subject_id: string;
  data: Json;
  created_at: Instant;
  due_at: Instant;
  lease_until: Instant | null;
  tries: Generated<number>;
  last_error: string | null;
  dead_at: Instant | null;
}
