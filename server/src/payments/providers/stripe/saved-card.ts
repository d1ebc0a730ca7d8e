import * as z from 'zod';
import type { CardFacts } from '../../payment-port.ts';

/** Of a payment method, and of the charge that was made to it. */
export const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});

/** A card as Stripe tells of it. */
export function cardFactsOf(card: z.output<typeof cardSchema>): CardFacts {
  return {
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
  };
}

/** A kept card at Stripe: it can be charged only together with the customer it was kept for. */
export interface SavedCard {
  readonly customer: string;
  readonly paymentMethod: string;
}

const pattern = /^(cus_\w+):(pm_\w+)$/;

/** Our token of a kept card: `cus_…:pm_…`. */
export function tokenOf({ customer, paymentMethod }: SavedCard): string {
  return `${customer}:${paymentMethod}`;
}

/** Undefined for a token that is none of Stripe's. */
export function savedCardOf(token: string): SavedCard | undefined {
  const [, customer, paymentMethod] = pattern.exec(token) ?? [];
  return customer === undefined || paymentMethod === undefined ? undefined : { customer, paymentMethod };
}
