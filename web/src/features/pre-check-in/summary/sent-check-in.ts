import { readSession, writeSession } from '../../../lib/session.ts';

/** A check-in this tab has sent, with an unknown result. */
interface SentCheckIn {
  /** Its idempotency key; null: it waits for the bank, or for the provider's page. */
  readonly key: string | null;
}

const keyOf = (entityId: string) => `portico.sent-check-in.${entityId}`;

export function readSentCheckIn(entityId: string): SentCheckIn | null {
  const stored = readSession(keyOf(entityId));
  if (typeof stored !== 'object' || stored === null) return null;
  return { key: 'key' in stored && typeof stored.key === 'string' ? stored.key : null };
}

export function keepSentCheckIn(entityId: string, sent: SentCheckIn | null): void {
  writeSession(keyOf(entityId), sent);
}
