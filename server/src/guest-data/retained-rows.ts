import type { Schema } from '../platform/database/schema.types.ts';

/** Rows that are retained for a time, then deleted. */
export interface RetainedRows {
  /** As listed in docs/operating.md. */
  readonly what: string;
  readonly retainedFor: string;
  readonly table: keyof Schema;
  readonly key: readonly string[];
  /** The column of the instant at which `retentionMs` starts. */
  readonly since: string;
  readonly retentionMs: number;
}

const AN_HOUR_MS = 60 * 60_000;
const KEY_RETENTION_MS = 24 * AN_HOUR_MS;
/** For limits: two servers' clocks may differ. */
const A_WHILE_MS = AN_HOUR_MS;

/** Everything that is deleted, and when. Rule: docs/operating.md, "Retention". */
export const retainedRows: readonly RetainedRows[] = [
  {
    what: 'idempotency keys',
    retainedFor: '24 hours',
    table: 'idempotency',
    key: ['property_id', 'scope', 'key'],
    since: 'created_at',
    retentionMs: KEY_RETENTION_MS,
  },
  {
    what: 'the notes by which searches follow sales',
    retainedFor: 'an hour',
    table: 'night_change',
    key: ['property_id', 'changed_at', 'change_id'],
    since: 'changed_at',
    retentionMs: AN_HOUR_MS,
  },
  {
    what: 'which webhooks of the payment provider have come',
    retainedFor: '30 days',
    table: 'payment_event',
    key: ['property_id', 'event_id'],
    since: 'received_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    what: 'what limits have counted',
    retainedFor: 'an hour after its window',
    table: 'rate_limit',
    key: ['property_id', 'kind', 'subject', 'window_start'],
    since: 'window_end',
    retentionMs: A_WHILE_MS,
  },
  {
    what: 'messages that guests wrote to the hotel from its pages',
    retainedFor: '30 days',
    table: 'contact_message',
    key: ['property_id', 'contact_id'],
    since: 'created_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    what: 'accounts whose address was not confirmed, and what else was asked for an address',
    retainedFor: '3 days, and a day',
    table: 'account_request',
    key: ['property_id', 'request_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'new e-mail addresses of bookings that were not confirmed',
    retainedFor: '3 days',
    table: 'email_change',
    key: ['property_id', 'reservation_id', 'email_change_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'new e-mail addresses of accounts that were not confirmed',
    retainedFor: '3 days',
    table: 'account_email_change',
    key: ['property_id', 'request_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'links of accounts',
    retainedFor: '30 days after they have ended',
    table: 'account_token',
    key: ['property_id', 'token_hash'],
    since: 'ends_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    what: 'log-ins',
    retainedFor: '30 days',
    table: 'account_session',
    key: ['property_id', 'session_hash'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'events that an endpoint never took',
    retainedFor: '30 days after the last try',
    table: 'webhook_message',
    key: ['property_id', 'endpoint_id', 'message_id'],
    since: 'dead_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    // Written while its endpoint was being removed, so it has no recipient.
    what: 'events, processed or not',
    retainedFor: '40 days',
    table: 'webhook_message',
    key: ['property_id', 'endpoint_id', 'message_id'],
    since: 'created_at',
    retentionMs: 40 * 24 * AN_HOUR_MS,
  },
  {
    what: 'who has held rooms',
    retainedFor: 'an hour after the last of them',
    table: 'holder',
    key: ['property_id', 'kind', 'subject'],
    since: 'seen_at',
    retentionMs: A_WHILE_MS,
  },
  {
    what: 'what was booked unpaid: by whom, and how many rooms of the hotel',
    retainedFor: 'a day, and 28 days',
    table: 'booked_unpaid',
    key: ['property_id', 'network', 'booked_at', 'booking_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
];
