import { readSession, writeSession } from '../../../lib/session.ts';

/** A check-in that this tab has sent, and whose end it does not know. */
interface SentCheckIn {
  /** By which it was sent; null: it waits for the bank, or for a page of the provider. */
  readonly key: string | null;
}

const keyOf = (entityId: string) => `portico.sent-check-in.${entityId}`;

export function readSentCheckIn(entityId: string): SentCheckIn | null {
  const kept = readSession(keyOf(entityId));
  if (typeof kept !== 'object' || kept === null) return null;
  return { key: 'key' in kept && typeof kept.key === 'string' ? kept.key : null };
}

export function keepSentCheckIn(entityId: string, sent: SentCheckIn | null): void {
  writeSession(keyOf(entityId), sent);
}
