import type { KnownAttempt } from '../../payment-port.ts';

/** Whether its guest is there and pays, or leaves a card, on a page of Stripe's: no kept card is ever charged for it. */
export function isPaidOnPage({ purpose }: KnownAttempt): boolean {
  return purpose === 'booking' || purpose === 'invoice' || purpose === 'keep-card';
}
