import type { GroupId, PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column.types.ts';

/** The tables of requests and outgoing messages; for those of hotels and bookings see schema.types.ts. */
export interface IdempotencyTable {
  property_id: PropertyId;
  scope: string;
  key: string;
  fingerprint: string;
  attempt_id: PaymentAttemptId | null;
  lease_until: Instant;
  answer_status: number | null;
  answer_body: Json | null;
  created_at: Instant;
  owner: string | null;
}

export interface RateLimitTable {
  property_id: PropertyId;
  kind: string;
  subject: string;
  window_start: Instant;
  window_end: Instant;
  counted: number;
}

export interface ContactMessageTable {
  property_id: PropertyId;
  contact_id: string;
  group_id: GroupId | null;
  name: string;
  email: string;
  phone: string;
  message: string;
  search: Json | null;
  created_at: Instant;
  answer: string | null;
  answered_by: string | null;
  answered_at: Instant | null;
}

export interface OutboxTable {
  property_id: PropertyId;
  outbox_id: string;
  kind: string;
  payload: Json;
  message_id: string;
  created_at: Instant;
  due_at: Instant;
  lease_until: Instant | null;
  tries: Generated<number>;
  sent_at: Instant | null;
  last_error: string | null;
}
