import { readSession, writeSession } from '../../../lib/session.ts';

/** A change that this tab has sent. */
interface SentChange {
  /** By which it was sent; until its end is known, the same again is the same attempt. */
  readonly key: string | null;
  /** Null until the server has named it: it waits for its payment then. */
  readonly changeId: string | null;
  /** Of the address at which it was asked for: what was chosen stands there. */
  readonly query: string;
}

const keyOf = (reservationId: string) => `portico.sent-change.${reservationId}`;

/** The change of this booking whose end the tab does not know yet; null: there is none. */
export function readSentChange(reservationId: string): SentChange | null {
  const kept = readSession(keyOf(reservationId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { key = null, changeId = null, query }: { key?: unknown; changeId?: unknown; query?: unknown } = kept;
  return typeof query === 'string' ? { key: textOrNull(key), changeId: textOrNull(changeId), query } : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function keepSentChange(reservationId: string, sent: SentChange | null): void {
  writeSession(keyOf(reservationId), sent);
}

const returnKey = (reservationId: string) => `portico.change-return.${reservationId}`;

/** How a payment ended that the guest was away for: said once, where the change was asked for. */
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
