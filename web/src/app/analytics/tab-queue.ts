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
  const stored = readSession(keyOf(consentKey));
  return Array.isArray(stored) ? stored.filter(isQueued) : [];
}

export function keepQueued(consentKey: string, messages: readonly Queued[]): void {
  writeSession(keyOf(consentKey), messages.length === 0 ? null : messages.slice(-MOST));
}

function isQueued(stored: unknown): stored is Queued {
  return typeof stored === 'object' && stored !== null && 'pushed' in stored && 'isPurchase' in stored;
}
