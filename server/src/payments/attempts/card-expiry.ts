import type { CardFacts } from '../payment-port.ts';

type Expiry = Pick<CardFacts, 'expiryMonth' | 'expiryYear'>;

/** As the ledger stores it: `2029-12`. */
export function expiryText({ expiryYear, expiryMonth }: Expiry): string {
  return `${expiryYear}-${String(expiryMonth).padStart(2, '0')}`;
}

export function expiryOf(text: string): Expiry {
  const [expiryYear = 0, expiryMonth = 0] = text.split('-').map(Number);
  return { expiryYear, expiryMonth };
}
