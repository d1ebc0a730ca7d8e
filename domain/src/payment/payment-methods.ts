import { keysOf } from '../record.ts';

/** What each payment method needs, and its effects. Rule: docs/journeys.md, "What each way asks". */
interface PaymentMethod {
  /** What the guest supplies with the booking. */
  readonly requires: 'card' | 'company' | 'nothing';
  /** The request to the payment provider; null: none. */
  readonly provider: 'charge' | 'store-card' | 'redirect' | null;
  /** The provider's response that confirms the booking; `at-once`: none is needed. */
  readonly confirms: 'paid' | 'stored' | 'at-once';
  /** When the amount due now is paid; `nothing`: none is due now. */
  readonly owes: 'now' | 'later' | 'nothing';
}

/** The standard payment methods; contract has their wire numbers. */
export const paymentMethods = {
  card: { requires: 'card', provider: 'charge', confirms: 'paid', owes: 'now' },
  'store-card': { requires: 'card', provider: 'store-card', confirms: 'stored', owes: 'nothing' },
  voucher: { requires: 'nothing', provider: null, confirms: 'at-once', owes: 'nothing' },
  paystack: { requires: 'nothing', provider: 'redirect', confirms: 'paid', owes: 'now' },
  'individual-invoice': { requires: 'nothing', provider: null, confirms: 'at-once', owes: 'later' },
  'company-invoice': { requires: 'company', provider: null, confirms: 'at-once', owes: 'later' },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentType = keyof typeof paymentMethods;

type Where<Field extends keyof PaymentMethod, Value> = {
  [Type in PaymentType]: (typeof paymentMethods)[Type][Field] extends Value ? Type : never;
}[PaymentType];

/** Payment methods that need a card. */
export type CardPayment = Where<'requires', 'card'>;

export function requiresCard(type: PaymentType): type is CardPayment {
  return paymentMethods[type].requires === 'card';
}

/** Payment methods of a single provider, by its name: paid on its page by any means it offers, in place of cards. */
export type ProviderWay = Where<'provider', 'redirect'>;

/** `type`: null if none is needed. */
export function isProviderWay(type: PaymentType | null): type is ProviderWay {
  return type !== null && paymentMethods[type].provider === 'redirect';
}

/** Payment methods that confirm a booking only after the provider's response. */
export type ProviderPayment = Where<'confirms', 'paid' | 'stored'>;

/** `type`: null if none is needed. */
export function usesProvider(type: PaymentType | null): type is ProviderPayment {
  return type !== null && paymentMethods[type].confirms !== 'at-once';
}

/** Payment methods whose provider response means that money was paid. */
export const paidWays: readonly PaymentType[] = keysOf(paymentMethods).filter(
  (type) => paymentMethods[type].confirms === 'paid',
);

/** Whether the booking is confirmed at once, without payment or saved card. */
export function isUnpaidWay(type: PaymentType | null): boolean {
  return type !== 'voucher' && !usesProvider(type);
}
