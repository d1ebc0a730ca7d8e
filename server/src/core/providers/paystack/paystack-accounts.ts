import type { ProviderAccount } from '../../../config/config-types.ts';
import type { RedirectProvider } from '../../payment/payment-port.ts';
import type { ProviderAddress } from '../../payment/provider-client.ts';
import { paystack } from './paystack.ts';
import type { RefusedCall } from './telling-of-refusals.ts';

/** Each account at Paystack as a provider, with the hotel it is for; null: of each that has none of its own. */
export function paystackAccounts(
  accounts: readonly ProviderAccount[],
  log?: { error(facts: object, message: string): void },
): { readonly port: RedirectProvider; readonly hotel: string | null }[] {
  return accounts.map(({ name, hotel, url, secretKey: secret }) => {
    const onRefused = (facts: RefusedCall) =>
      log?.error({ provider: name, ...facts }, 'Paystack has refused a request: its dashboard says why');
    return { hotel, port: paystack({ name, url, secret, onRefused }) };
  });
}

/** Whether there is one for each hotel that has none of its own: then no stand-in is needed. */
export function hasGeneralAccount(accounts: readonly ProviderAccount[]): boolean {
  return accounts.some(({ hotel }) => hotel === null);
}

/** A stand-in as the account of each hotel that has none of its own. */
export function standInAccount({ url, secret }: ProviderAddress): ProviderAccount {
  return { name: 'paystack', hotel: null, url, secretKey: secret };
}
