import type { ProviderWayDeclaration } from './provider-way.ts';

/** Paystack as shown to guests and named in property files. Rule: docs/payments.md, "Paystack". */
export const paystack = {
  name: 'Paystack',
  number: 4,
  inFile: 'PayByPayStack',
  currencies: ['KES', 'NGN', 'USD', 'ZAR'],
  means: 'by card, by bank transfer, or what else it offers',
} as const satisfies ProviderWayDeclaration;
