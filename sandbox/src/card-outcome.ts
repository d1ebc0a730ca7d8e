import { brandOf, digitsOf, isCardNumber, isSecurityCode } from './card-number.ts';
import type { CardDetails } from './card.ts';

export type DeclineCode = 'card_declined' | 'expired_card' | 'invalid_card' | 'cancelled';

export type CardOutcome = { approved: true } | { approved: false; declineCode: DeclineCode };

const decliningNumber = '4000000000000002';

/** What a card answers, by its number alone: see docs/sandbox-acquirer.md, "Test cards". */
export function cardOutcome(card: CardDetails, now: Date): CardOutcome {
  const digits = digitsOf(card.number);
  if (!isCardNumber(digits) || !isSecurityCode(card.securityCode, brandOf(digits))) {
    return { approved: false, declineCode: 'invalid_card' };
  }
  if (isExpired(card, now)) return { approved: false, declineCode: 'expired_card' };
  if (digits === decliningNumber) return { approved: false, declineCode: 'card_declined' };
  return { approved: true };
}

/** A card is good to the end of the month printed on it (UTC). */
export function isExpired(card: { expiryMonth: number; expiryYear: number }, now: Date): boolean {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return card.expiryYear * 12 + (card.expiryMonth - 1) < thisMonth;
}
