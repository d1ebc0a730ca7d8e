import type { AccountsConfig, ProviderAccount } from '../../config/config-types.ts';
import type { PaymentPort } from '../payment/payment-port.ts';
import { providersByHotel, type Providers } from '../payment/providers.ts';

/** A provider with the hotel whose account it is; `hotel` null: of each that has none of its own. */
export type AccountProvider = { readonly port: PaymentPort } & Pick<ProviderAccount, 'hotel'>;

/**
 * Which provider takes whose money. A hotel's cards go where CARD_PROVIDER says, else to Stripe where an account serves
 * the hotel, else to the acquirer. Rule: docs/operating.md, "Who takes the money".
 */
export function chooseProviders(
  { cardProviders }: Pick<AccountsConfig, 'cardProviders'>,
  from: {
    readonly acquirer: PaymentPort | undefined;
    readonly stripe: readonly AccountProvider[];
    readonly paystack: readonly AccountProvider[];
  },
): Providers {
  const { acquirer, stripe, paystack } = from;
  const all = [
    ...(acquirer === undefined ? [] : [acquirer]),
    ...[...stripe, ...paystack].map(({ port }) => port),
  ];
  return providersByHotel(all, (code) => {
    const byStripe = serving(stripe, code)?.port;
    const said = serving(cardProviders, code)?.provider;
    const cards = { stripe: byStripe, acquirer }[said ?? (byStripe === undefined ? 'acquirer' : 'stripe')];
    return { cards, paystack: serving(paystack, code)?.port };
  });
}

/** The hotel's own, else that of every hotel. */
function serving<T extends { readonly hotel: string | null }>(
  all: readonly T[],
  code: string,
): T | undefined {
  return all.find(({ hotel }) => hotel === code) ?? all.find(({ hotel }) => hotel === null);
}
