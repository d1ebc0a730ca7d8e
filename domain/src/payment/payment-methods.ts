import { keysOf } from '../record.ts';

/** What each way of paying asks, and what follows. Rule: docs/journeys.md, "What each way asks". */
interface PaymentMethod {
  /** What the guest gives with the booking. */
  readonly asks: 'card' | 'company' | 'nothing';
  /** What the payment provider is asked for; null: it is not asked. */
  readonly provider: 'charge' | 'store-card' | 'redirect' | null;
  /** Which answer of the provider confirms the booking; `at-once`: none is waited for. */
  readonly confirms: 'paid' | 'stored' | 'at-once';
  /** When what is due now is paid; `nothing`: nothing is due now. */
  readonly owes: 'now' | 'later' | 'nothing';
}

/** The ways of paying that the field knows; the wire's numbers stand in contract. */
export const paymentMethods = {
  card: { asks: 'card', provider: 'charge', confirms: 'paid', owes: 'now' },
  'store-card': { asks: 'card', provider: 'store-card', confirms: 'stored', owes: 'nothing' },
  voucher: { asks: 'nothing', provider: null, confirms: 'at-once', owes: 'nothing' },
  paystack: { asks: 'nothing', provider: 'redirect', confirms: 'paid', owes: 'now' },
  'individual-invoice': { asks: 'nothing', provider: null, confirms: 'at-once', owes: 'later' },
  'company-invoice': { asks: 'company', provider: null, confirms: 'at-once', owes: 'later' },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentType = keyof typeof paymentMethods;

type Where<Field extends keyof PaymentMethod, Value> = {
  [Type in PaymentType]: (typeof paymentMethods)[Type][Field] extends Value ? Type : never;
}[PaymentType];

/** The ways for which the guest gives a card. */
export type CardPayment = Where<'asks', 'card'>;

export function asksCard(type: PaymentType): type is CardPayment {
  return paymentMethods[type].asks === 'card';
}

/** The ways that are a provider's own, each by its name: paid on its page, by whatever that offers, in place of cards. */
export type ProviderWay = Where<'provider', 'redirect'>;

/** `type`: null where nothing is asked for. */
export function isProviderWay(type: PaymentType | null): type is ProviderWay {
  return type !== null && paymentMethods[type].provider === 'redirect';
}

/** The ways by which a booking is confirmed when the provider has answered, and not before. */
export type ProviderPayment = Where<'confirms', 'paid' | 'stored'>;

/** `type`: null where nothing is asked for. */
export function asksProvider(type: PaymentType | null): type is ProviderPayment {
  return type !== null && paymentMethods[type].confirms !== 'at-once';
}

/** The ways by which the provider's answer says that money was paid. */
export const paidWays: readonly PaymentType[] = keysOf(paymentMethods).filter(
  (type) => paymentMethods[type].confirms === 'paid',
);

/** Booked at once, with nothing paid and no card kept. */
export function isUnpaidWay(type: PaymentType | null): boolean {
  return type !== 'voucher' && !asksProvider(type);
}
