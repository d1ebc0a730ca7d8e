import type { ProviderAccount } from '../../../config/config-types.ts';
import type { RedirectProvider } from '../../payment/payment-port.ts';
import { paystack } from './paystack.ts';

/** Each account at Paystack as a provider, with the hotel it is for; null: of each that has none of its own. */
export function paystackAccounts(
  accounts: readonly ProviderAccount[],
): { readonly port: RedirectProvider; readonly hotel: string | null }[] {
  return accounts.map(({ name, hotel, url, secretKey: secret }) => ({
    hotel,
    port: paystack({ name, url, secret }),
  }));
}
