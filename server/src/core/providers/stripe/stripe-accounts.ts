import type { StripeAccount } from '../../../config/config-types.ts';
import type { RedirectProvider } from '../../payment/payment-port.ts';
import { stripeProvider } from './stripe-provider.ts';

/** Each account at Stripe as a provider, with the hotel it is for; null: of each that has none of its own. */
export function stripeAccounts(
  accounts: readonly StripeAccount[],
  now: () => Date,
): { readonly port: RedirectProvider; readonly hotel: string | null }[] {
  return accounts.map(({ hotel, ...account }) => ({ hotel, port: stripeProvider({ ...account, now }) }));
}
