import { randomBytes } from 'node:crypto';
import type { Challenge } from './attempt.ts';
import type { CardDetails } from './card.ts';

/** What accompanies a card, for charging and storing alike. */
export type CardOrder = {
  card: CardDetails;
  /** The payer's browser: without it, 3-D Secure is impossible. */
  browser?: object;
  /** Where the bank's page returns the payer to. */
  returnUrl?: string;
};

/** The challenge of an order; undefined without a browser to show it in, or without a way back. */
export function challengeFor({ browser, returnUrl }: Partial<CardOrder>): Challenge | undefined {
  if (browser === undefined || returnUrl === undefined) return undefined;
  return { id: randomBytes(24).toString('base64url'), returnUrl };
}
