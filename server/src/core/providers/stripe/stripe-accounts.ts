import type { StripeAccount } from '../../../config/config-types.ts';
import type { RedirectProvider } from '../../payment/payment-port.ts';

/**
 * Each account at Stripe as a provider, with the hotel it is for; null: of each that has none of its own. A server without
 * any does not load Stripe's library.
 */
export async function stripeAccounts(
  accounts: readonly StripeAccount[],
  now: () => Date,
  log?: { error(facts: object, message: string): void },
): Promise<{ readonly port: RedirectProvider; readonly hotel: string | null }[]> {
  if (accounts.length === 0) return [];
  const { stripeProvider } = await import('./stripe-provider.ts');
  return accounts.map(({ hotel, ...account }) => {
    const onRefused = (facts: object) =>
      log?.error(
        { provider: account.name, ...facts },
        'Stripe has refused a request: its Dashboard says why',
      );
    return { hotel, port: stripeProvider({ ...account, now, onRefused }) };
  });
}
