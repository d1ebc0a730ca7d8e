import type { CurrencyCode } from '../money/currency.ts';

/** What Paystack takes of the currencies that a hotel may charge in. Rule: docs/property-file.md. */
export const paystackCurrencies: readonly CurrencyCode[] = ['KES', 'NGN', 'USD', 'ZAR'];
