import type { KnownAttempt } from '../../payment-port.ts';

/** Whether the guest is present and pays, or saves a card, on Stripe's page. No saved card is charged for it. */
export function isPaidOnPage({ purpose }: KnownAttempt): boolean {
  return purpose === 'booking' || purpose === 'invoice' || purpose === 'keep-card';
}
