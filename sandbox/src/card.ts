import { createHmac } from 'node:crypto';
import { brandOf, digitsOf } from './card-number.ts';

/** A card as the client sends it. Lives in memory for one request: never stored, logged or put in an error. */
export type CardDetails = {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  securityCode: string;
  name: string;
  /** Not sent: see `fingerprinted`. */
  fingerprint?: string;
};

/** All that is kept of a card. `last4` is empty when the number was too short to hide the rest. */
export type CardSummary = {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  /** The same for each card of that number, from which nobody can tell it. */
  fingerprint?: string;
};

/** Stands where no card was seen: an attempt cancelled before it arrived, or a token nobody was given. */
export const noCard: CardSummary = { brand: 'unknown', last4: '', expiryMonth: 0, expiryYear: 0 };

const shortestCardNumber = 12;

export function cardSummary(card: CardDetails): CardSummary {
  const digits = digitsOf(card.number);
  return {
    brand: brandOf(digits),
    last4: digits.length >= shortestCardNumber ? digits.slice(-4) : '',
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    ...(card.fingerprint !== undefined && { fingerprint: card.fingerprint }),
  };
}

/** The card with its fingerprint: an HMAC of its number under the acquirer's secret. */
export function fingerprinted(card: CardDetails, secret: string): CardDetails {
  const number = digitsOf(card.number);
  return { ...card, fingerprint: createHmac('sha256', secret).update(number).digest('hex').slice(0, 32) };
}
