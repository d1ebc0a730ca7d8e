import type { Schema } from '../platform/database/schema.types.ts';

/** Rows that are retained for a time, then deleted. */
export interface RetainedRows {
  /** As listed in docs/every-day.md. */
  readonly what: string;
  readonly retainedFor: string;
  readonly table: keyof Schema;
  readonly key: readonly string[];
  /** The column of the instant at which `retentionMs` starts. */
  readonly since: string;
  readonly retentionMs: number;
}

const AN_HOUR_MS = 60 * 60_000;
/** How long a repeated request gets the answer of the first. */
export const KEY_RETENTION_MS = 24 * AN_HOUR_MS;
/** For limits: two servers' clocks may differ. */
const A_WHILE_MS = AN_HOUR_MS;

/** What needs a person is listed for as long, so that nothing comes back when it is forgotten. */
export const DEALT_WITH_RETENTION_MS = 3 * 365 * 24 * AN_HOUR_MS;

/** Everything that is deleted, and when. Rule: docs/every-day.md, "Retention". */
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
    what: 'changed nights, which searches read (`night_change`)',
    retainedFor: 'an hour',
    table: 'night_change',
    key: ['property_id', 'changed_at', 'change_id'],
    since: 'changed_at',
    retentionMs: AN_HOUR_MS,
  },
  {
    what: 'ids of received webhooks of payment providers',
    retainedFor: '30 days',
    table: 'payment_event',
    key: ['property_id', 'event_id'],
    since: 'received_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    what: 'counts of limits',
    retainedFor: 'an hour after its window',
    table: 'rate_limit',
    key: ['property_id', 'kind', 'subject', 'window_start'],
    since: 'window_end',
    retentionMs: A_WHILE_MS,
  },
  {
    what: 'contact messages, and what was answered',
    retainedFor: '30 days',
    table: 'contact_message',
    key: ['property_id', 'contact_id'],
    since: 'created_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    what: 'unconfirmed registrations, and other account requests',
    retainedFor: '3 days, and a day',
    table: 'account_request',
    key: ['property_id', 'request_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'unconfirmed new e-mail addresses of bookings',
    retainedFor: '3 days',
    table: 'email_change',
    key: ['property_id', 'reservation_id', 'email_change_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'unconfirmed new e-mail addresses of accounts',
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
    what: 'sessions of accounts',
    retainedFor: '30 days',
    table: 'account_session',
    key: ['property_id', 'session_hash'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'dead letters: events that an endpoint never accepted',
    retainedFor: '30 days after the last try',
    table: 'webhook_message',
    key: ['property_id', 'endpoint_id', 'message_id'],
    since: 'dead_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    // Written while its endpoint was being removed, so it has no recipient.
    what: 'all other events',
    retainedFor: '40 days',
    table: 'webhook_message',
    key: ['property_id', 'endpoint_id', 'message_id'],
    since: 'created_at',
    retentionMs: 40 * 24 * AN_HOUR_MS,
  },
  {
    what: 'holders of rooms',
    retainedFor: 'an hour after the last of them',
    table: 'holder',
    key: ['property_id', 'kind', 'subject'],
    since: 'seen_at',
    retentionMs: A_WHILE_MS,
  },
  {
    what: "unpaid bookings: hashed addresses, and the hotel's number of rooms",
    retainedFor: 'a day, and 28 days',
    table: 'booked_unpaid',
    key: ['property_id', 'network', 'booked_at', 'booking_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'log-ins of staff',
    retainedFor: '12 hours',
    table: 'staff_session',
    key: ['token_hash'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'invitations of staff that were not accepted',
    retainedFor: 'a day',
    table: 'staff_invitation',
    key: ['property_id', 'invitation_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'browsers in which staff logged in',
    retainedFor: 'a year after the last log-in',
    table: 'staff_device',
    key: ['device_id'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'requests to passkeys that were not answered',
    retainedFor: '5 minutes',
    table: 'staff_challenge',
    key: ['challenge'],
    since: 'ends_at',
    retentionMs: 0,
  },
  {
    what: 'entries of the audit trail; the answer to a repeated request goes after a day',
    retainedFor: '3 years',
    table: 'audit_entry',
    key: ['property_id', 'entry_id'],
    since: 'asked_at',
    retentionMs: 3 * 365 * 24 * AN_HOUR_MS,
  },
  {
    what: 'what a person at the desk has dealt with',
    retainedFor: '3 years',
    table: 'dealt_with',
    key: ['property_id', 'kind', 'subject_id'],
    since: 'done_at',
    retentionMs: DEALT_WITH_RETENTION_MS,
  },
  {
    what: 'saves of prices and rooms for sale, with what stood before',
    retainedFor: '3 years',
    table: 'nights_save',
    key: ['property_id', 'save_id'],
    since: 'saved_at',
    retentionMs: 3 * 365 * 24 * AN_HOUR_MS,
  },
  {
    what: 'messages of connections, with their answers',
    retainedFor: '30 days',
    table: 'connection_message',
    key: ['property_id', 'connection_id', 'message_id'],
    since: 'received_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    what: 'what connections were told of bookings',
    retainedFor: '30 days after the last try',
    table: 'push_message',
    key: ['property_id', 'connection_id', 'message_id'],
    since: 'tried_at',
    retentionMs: 30 * 24 * AN_HOUR_MS,
  },
  {
    what: 'which message of a connection set a night last',
    retainedFor: '2 days after the night',
    table: 'connection_night',
    key: ['property_id', 'connection_id', 'room_type_id', 'rate_plan_id', 'stay_date'],
    since: 'stay_date',
    retentionMs: 2 * 24 * AN_HOUR_MS,
  },
  {
    what: 'who was given a gift voucher, with its message',
    retainedFor: 'a year',
    table: 'voucher_recipient',
    key: ['property_id', 'recipient_id'],
    since: 'created_at',
    retentionMs: 365 * 24 * AN_HOUR_MS,
  },
];
