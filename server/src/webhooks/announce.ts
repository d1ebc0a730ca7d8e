import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../platform/database/write-together.ts';
import { newId } from '../platform/ids.ts';
import type { NewMessage } from '../platform/outbox/outbox.store.ts';
import { eventRowsWrites } from './announced.store.ts';
import type { EventType } from '@portico/contract/event-types';

export interface HotelEvent {
  readonly propertyId: PropertyId;
  readonly type: EventType;
  /** The row it is about: a reservation, or another that guests are erased from. */
  readonly subjectId: string;
  /** The data as sent, by docs/webhooks.md; the hotel's id is added. */
  readonly data: object;
}

/**
 * Enqueues an event for a hotel's endpoints, in the transaction that makes it true. One statement writes a row for each
 * endpoint that subscribes to its type, and outbox messages that become true together. Rule: docs/webhooks.md.
 */
export async function announce(
  tx: Transaction<Schema>,
  event: HotelEvent,
  now: Date,
  messages: readonly NewMessage[] = [],
): Promise<void> {
  await writeTogether(tx, announceWrites(tx, [event], messages, now));
}

/** The writes of `announce` for events of one hotel, for a larger statement. */
export function announceWrites(
  tx: Transaction<Schema>,
  events: readonly [HotelEvent, ...HotelEvent[]],
  messages: readonly NewMessage[],
  now: Date,
): Write[] {
  const rows = events.map(({ propertyId, type, subjectId, data }) => ({
    message_id: `msg_${newId().replaceAll('-', '')}`,
    type,
    subject_id: subjectId,
    data: { PropertyId: propertyId, ...data },
  }));
  return eventRowsWrites(tx, { propertyId: events[0].propertyId, rows, messages, now });
}
