import { brandOf, digitsOf, isCardNumber, isSecurityCode } from './card-number.ts';
import type { CardDetails } from './card.ts';

export type DeclineCode =
  | 'card_declined'
  | 'expired_card'
  | 'invalid_card'
  | 'authentication_required'
  | 'authentication_failed'
  | 'cancelled';

/**
 * How an approved card behaves: a 3-D Secure challenge, late payment, a lost first response, a charge of one minor unit
 * less, or a declined charge of its token.
 */
export type Conduct = 'asks' | 'late' | 'silent' | 'short' | 'declines-later';

export type CardOutcome =
  | { approved: true; conduct?: Conduct }
  | { approved: false; declineCode: DeclineCode };

const decliningNumber = '4000000000000002';

const conducts: Partial<Record<string, Conduct>> = {
  '4000002760003184': 'asks',
  '4000000000000119': 'late',
  '4000000000009995': 'silent',
  '4000000000001018': 'short',
  '4000000000000341': 'declines-later',
};

/** The outcome of a card, by its number alone: see docs/sandbox-acquirer.md, "Test cards". */
export function cardOutcome(card: CardDetails, now: Date): CardOutcome {
  const digits = digitsOf(card.number);
  if (!isCardNumber(digits) || !isSecurityCode(card.securityCode, brandOf(digits))) {
    return { approved: false, declineCode: 'invalid_card' };
  }
  if (isExpired(card, now)) return { approved: false, declineCode: 'expired_card' };
  if (digits === decliningNumber) return { approved: false, declineCode: 'card_declined' };
  const conduct = conducts[digits];
  return conduct === undefined ? { approved: true } : { approved: true, conduct };
}

/** A card is valid to the end of its printed month (UTC). */
export function isExpired(card: { expiryMonth: number; expiryYear: number }, now: Date): boolean {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return card.expiryYear * 12 + (card.expiryMonth - 1) < thisMonth;
}
