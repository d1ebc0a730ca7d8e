import type { AccountCard } from '@portico/contract/calls/account-read';

/** “Visa ending in 4242”. */
export function cardText({ Name, LastFour }: AccountCard): string {
  return `${Name} ending in ${LastFour}`;
}

/** “Expires 04/28”. */
export function expiresText({ ExpiryMonth, ExpiryYear }: AccountCard): string {
  return `Expires ${String(ExpiryMonth).padStart(2, '0')}/${String(ExpiryYear % 100).padStart(2, '0')}`;
}
