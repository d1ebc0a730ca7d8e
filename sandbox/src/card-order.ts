import { randomBytes } from 'node:crypto';
import type { Challenge } from './attempt.ts';
import type { CardDetails } from './card.ts';

/** What goes with a card, for a charge and for keeping it alike. */
export type CardOrder = {
  card: CardDetails;
  /** What the bank is told of the payer's browser: without it, it has no way to ask. */
  browser?: object;
  /** Where its page sends the payer back to. */
  returnUrl?: string;
};

/** The bank's question for an order; undefined when there is no browser to show it in or no way back. */
export function challengeFor({ browser, returnUrl }: Partial<CardOrder>): Challenge | undefined {
  if (browser === undefined || returnUrl === undefined) return undefined;
  return { id: randomBytes(24).toString('base64url'), returnUrl };
}
