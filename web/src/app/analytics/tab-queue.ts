import { readSession, writeSession } from '../../lib/session.ts';
import type { FrameMessage } from './frame-message.ts';

/** The maximum number waiting; the oldest is dropped first. */
const MOST = 50;

const keyOf = (consentKey: string) => `portico.analytics.${consentKey}`;

/** A waiting message. */
interface Queued extends FrameMessage {
  readonly isPurchase: boolean;
}

/** Events waiting for a page that holds the frame: a page with a card form has none. */
export function queued(consentKey: string): readonly Queued[] {
  const kept = readSession(keyOf(consentKey));
  return Array.isArray(kept) ? kept.filter(isQueued) : [];
}

export function keepQueued(consentKey: string, messages: readonly Queued[]): void {
  writeSession(keyOf(consentKey), messages.length === 0 ? null : messages.slice(-MOST));
}

function isQueued(kept: unknown): kept is Queued {
  return typeof kept === 'object' && kept !== null && 'pushed' in kept && 'isPurchase' in kept;
}
