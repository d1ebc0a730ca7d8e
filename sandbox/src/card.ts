import { createHmac } from 'node:crypto';
import { brandOf, digitsOf } from './card-number.ts';

/** A card as the client sends it. In memory for one request: never stored, logged or put in an error. */
export type CardDetails = {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  securityCode: string;
  name: string;
  /** Not sent: see `fingerprinted`. */
  fingerprint?: string;
};

/** The stored part of a card. `last4` is empty if the number was too short to hide the rest. */
export type CardSummary = {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  /** Equal for equal numbers, and irreversible. */
  fingerprint?: string;
};

/** If no card was seen: an attempt cancelled before it arrived, or a token that was never issued. */
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
