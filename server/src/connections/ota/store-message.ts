import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { fingerprintOf } from '../../platform/once/idempotency.ts';
import { insertMessage } from '../connection-message.store.ts';
import { updateConnection, type Connection } from '../connection.store.ts';
import type { AriDeps } from '../receive-ari.ts';
import type { XmlElement } from './read-xml.ts';
import { storedMessage, storedText } from './stored-text.ts';

interface Answered {
  readonly text: string;
  /** As far as it could be read; absent: it was no message of OTA's. */
  readonly message?: XmlElement;
  readonly isDone?: boolean;
  readonly faults: readonly string[];
  readonly sent: string;
  readonly now: Date;
}

/** Of one message, in what support reads. */
const MOST_FAULTS = 100;

/** Stores a message that set no rooms and prices. Rule: docs/connections-ota.md, "What is stored". */
export async function storeMessage(
  { database }: AriDeps,
  connection: Connection,
  { text, message, isDone = false, faults, sent, now }: Answered,
): Promise<void> {
  const body = storedMessage(text, message);
  const stored = {
    messageId: newId(),
    receivedAt: now,
    kind: message?.name ?? 'unreadable',
    key: null,
    fingerprint: fingerprintOf([body]),
    body,
    answer: { Faults: faults.slice(0, MOST_FAULTS).map(storedText) },
    outcome: isDone ? ('done' as const) : ('refused' as const),
    sent: storedText(sent),
  };
  await inTransaction(database, async (tx) => {
    await insertMessage(tx, connection, stored);
    await updateConnection(tx, connection, { lastMessageAt: now });
  });
}
