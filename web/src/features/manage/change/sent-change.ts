import { readSession, writeSession } from '../../../lib/session.ts';

/** A change that this tab has sent. */
interface SentChange {
  /** Its idempotency key; until the result is known, the same request is the same attempt. */
  readonly key: string | null;
  /** Null until the server has named it: then it waits for its payment. */
  readonly changeId: string | null;
  /** The query it was requested from, which holds the choices. */
  readonly query: string;
}

const keyOf = (reservationId: string) => `portico.sent-change.${reservationId}`;

/** This booking's change with an unknown result; null: there is none. */
export function readSentChange(reservationId: string): SentChange | null {
  const stored = readSession(keyOf(reservationId));
  if (typeof stored !== 'object' || stored === null) return null;
  const {
    key = null,
    changeId = null,
    query,
  }: { key?: unknown; changeId?: unknown; query?: unknown } = stored;
  return typeof query === 'string' ? { key: textOrNull(key), changeId: textOrNull(changeId), query } : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function keepSentChange(reservationId: string, sent: SentChange | null): void {
  writeSession(keyOf(reservationId), sent);
}

const returnKey = (reservationId: string) => `portico.change-return.${reservationId}`;

/** How a payment ended while the guest was away: shown once, where the change was requested. */
export function keepNewsOfReturn(reservationId: string, status: 'Declined' | 'Expired'): void {
  writeSession(returnKey(reservationId), status);
}

export function readNewsOfReturn(reservationId: string): 'Declined' | 'Expired' | null {
  const status = readSession(returnKey(reservationId));
  return status === 'Declined' || status === 'Expired' ? status : null;
}

export function forgetNewsOfReturn(reservationId: string): void {
  writeSession(returnKey(reservationId), null);
}
