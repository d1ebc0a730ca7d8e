import type { Hotel } from '../hotel/hotel.ts';
import type { Payment } from './required-payment.ts';

/** As guests know it. */
export type Wallet = 'Apple Pay' | 'Google Pay';

declare global {
  interface Window {
    /** Only in browsers that know Apple Pay. */
    readonly ApplePaySession?: { canMakePayments(): boolean };
  }
}

/**
 * The wallet that the provider's page takes from this browser; null: none, or the payment is not made there now with a
 * card that is not kept. Asks no other server. Rule: docs/payments.md, "Wallets".
 */
export function offeredWallet({ hasWallets }: Hotel, payment: Payment, savesCard: boolean): Wallet | null {
  const isKept = savesCard || payment.dueByPolicy.later.length > 0;
  if (!hasWallets || isKept || !payment.ways.includes('card')) return null;
  return walletOfBrowser();
}

function walletOfBrowser(): Wallet | null {
  if (window.ApplePaySession !== undefined) return canPayByApple() ? 'Apple Pay' : null;
  return 'PaymentRequest' in window ? 'Google Pay' : null;
}

function canPayByApple(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments() === true;
  } catch {
    // Not in a page without HTTPS.
    return false;
  }
}
