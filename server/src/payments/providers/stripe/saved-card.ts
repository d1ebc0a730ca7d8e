import * as z from 'zod';
import type { CardFacts } from '../../payment-port.ts';

/** Card fields of a payment method, and of its charge. */
export const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});

export function cardFactsOf(card: z.output<typeof cardSchema>): CardFacts {
  return {
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
  };
}

/** A saved card at Stripe. It can be charged only with the customer it was saved for. */
export interface SavedCard {
  readonly customer: string;
  readonly paymentMethod: string;
}

const pattern = /^(cus_\w+):(pm_\w+)$/;

/** Our token of a saved card: `cus_…:pm_…`. */
export function tokenOf({ customer, paymentMethod }: SavedCard): string {
  return `${customer}:${paymentMethod}`;
}

/** Undefined for a token that is not Stripe's. */
export function savedCardOf(token: string): SavedCard | undefined {
  const [, customer, paymentMethod] = pattern.exec(token) ?? [];
  return customer === undefined || paymentMethod === undefined ? undefined : { customer, paymentMethod };
}
