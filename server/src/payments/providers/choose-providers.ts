import { isProviderWay } from '@portico/domain/payment/payment-methods';
import type { AccountsConfig } from '../../config/config-types.ts';
import type { PaymentPort } from '../payment-port.ts';
import { providersByHotel, type Providers } from '../providers.ts';
import type { OpenAccount } from './open-accounts.ts';

/**
 * Chooses each hotel's providers. Cards go to CARD_PROVIDER if set, else to an account that serves the hotel, else to
 * the acquirer. Rule: docs/operating.md, "Payment providers".
 */
export function chooseProviders(
  { cardProviders }: Pick<AccountsConfig, 'cardProviders'>,
  from: { readonly acquirer: PaymentPort | undefined; readonly accounts: readonly OpenAccount[] },
): Providers {
  const { acquirer, accounts } = from;
  const all = [...(acquirer === undefined ? [] : [acquirer]), ...accounts.map(({ port }) => port)];
  return providersByHotel(all, (code, type) => {
    const takes = isProviderWay(type) ? type : 'cards';
    const able = accounts.filter((account) => account.takes === takes);
    if (takes !== 'cards') return serving(able, code)?.port;
    const chosen = serving(cardProviders, code)?.provider;
    if (chosen === 'acquirer') return acquirer;
    if (chosen === undefined) return serving(able, code)?.port ?? acquirer;
    const ofChosen = able.filter(({ provider }) => provider === chosen);
    return serving(ofChosen, code)?.port;
  });
}

/** The hotel's own, else the general one. */
function serving<T extends { readonly hotel: string | null }>(
  all: readonly T[],
  code: string,
): T | undefined {
  return all.find(({ hotel }) => hotel === code) ?? all.find(({ hotel }) => hotel === null);
}
