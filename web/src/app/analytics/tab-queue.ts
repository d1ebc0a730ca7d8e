import { readSession, writeSession } from '../../lib/session.ts';
import type { FrameMessage } from './frame-message.ts';

/** So many wait at most; the oldest goes first. */
const MOST = 50;

const keyOf = (consentKey: string) => `portico.analytics.${consentKey}`;

/** As it waits. */
interface Queued extends FrameMessage {
  readonly isPurchase: boolean;
}

/** What was counted and waits for a page that holds the frame: where a card is typed there is none. */
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
