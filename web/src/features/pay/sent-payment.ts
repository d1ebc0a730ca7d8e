import { readSession, writeSession } from '../../lib/session.ts';

/** What this tab has sent for a payment request. */
export interface SentPayment {
  /** Its idempotency key; until the result is known, the same request is the same attempt. Null: it is known. */
  readonly key: string | null;
  /** The token of the started transaction; null until the server has named it. */
  readonly token: string | null;
}

const keyOf = (paymentId: string) => `portico.pay-link.${paymentId}`;

/** Null: this tab has sent nothing, or what it sent failed. */
export function readSentPayment(paymentId: string): SentPayment | null {
  const stored = readSession(keyOf(paymentId));
  if (typeof stored !== 'object' || stored === null) return null;
  const { key = null, token = null }: { key?: unknown; token?: unknown } = stored;
  return { key: textOrNull(key), token: textOrNull(token) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function keepSentPayment(paymentId: string, sent: SentPayment | null): void {
  writeSession(keyOf(paymentId), sent);
}
