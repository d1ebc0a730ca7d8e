import { readSession, writeSession } from '../../lib/session.ts';
import type { FrameMessage } from './frame-message.ts';

/** So many wait at most; the oldest goes first. */
const MOST = 50;

const keyOf = (keptAs: string) => `portico.analytics.${keptAs}`;

/** As it waits. */
interface Queued extends FrameMessage {
  readonly isPurchase: boolean;
}

/** What was counted and waits for a page that holds the frame: where a card is typed there is none. */
export function queued(keptAs: string): readonly Queued[] {
  const kept = readSession(keyOf(keptAs));
  return Array.isArray(kept) ? kept.filter(isQueued) : [];
}

export function keepQueued(keptAs: string, messages: readonly Queued[]): void {
  writeSession(keyOf(keptAs), messages.length === 0 ? null : messages.slice(-MOST));
}

function isQueued(kept: unknown): kept is Queued {
  return typeof kept === 'object' && kept !== null && 'pushed' in kept && 'isPurchase' in kept;
}
