import { apiPaths } from '@portico/contract/paths';
import { noAccounts } from '@portico/server/config/accounts';
import type { AccountsConfig } from '@portico/server/config/config-types';
import { shiftedClock } from '../portico/shifted-clock.ts';
import { buildStripe } from '../stripe/app.ts';

/** Hotels whose cards go to Stripe; all others of the journeys type theirs here. One for each width. */
export const stripeHotels = [
  { id: 7_101, code: 'STRIPE-PHONE' },
  { id: 7_102, code: 'STRIPE-DESKTOP' },
] as const;

const account = {
  name: 'stripe',
  hotel: null,
  secretKey: 'sk_test_of_the_journeys',
  webhookSecret: 'whsec_of_the_journeys',
};

/** Starts the stand-in for Stripe at the time of the servers. */
export async function startStripe(begunAt: number) {
  const { now } = shiftedClock(begunAt);
  const stripe = buildStripe({ ...account, now });
  const accounts: AccountsConfig = {
    ...noAccounts,
    stripe: [{ ...account, url: await stripe.listen() }],
    cardProviders: [
      { hotel: null, provider: 'acquirer' },
      ...stripeHotels.map(({ code }) => ({ hotel: code.toLowerCase(), provider: 'stripe' as const })),
    ],
  };
  return {
    accounts,
    tell: (serverUrl: string) => stripe.sendEventsTo(serverUrl + apiPaths.paymentWebhook(account.name)),
    close: async () => {
      await stripe.close();
      if (stripe.faults.length > 0)
        throw new Error(`not as Stripe's API has it: ${stripe.faults.join('; ')}`);
    },
  };
}
