import type { CardDetails } from '@portico/domain/payment/card';
import { parseExpiry } from '@portico/domain/payment/expiry';

/** A card as typed: its month and year are one text. An empty `email` means the payer's. */
export interface TypedCard extends Omit<CardDetails, 'expiryMonth' | 'expiryYear'> {
  readonly expiry: string;
}

export const noCard: TypedCard = { holderName: '', number: '', expiry: '', securityCode: '', email: '' };

/** The card as the rules take it; an unreadable expiry becomes an invalid one. */
export function cardOf({ expiry, ...card }: TypedCard): CardDetails {
  if (expiry.trim() === '') return { ...card, expiryMonth: 0, expiryYear: 0 };
  const { month, year } = parseExpiry(expiry) ?? { month: NaN, year: NaN };
  return { ...card, expiryMonth: month, expiryYear: year };
}
