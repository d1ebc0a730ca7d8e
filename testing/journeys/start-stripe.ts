import type { AccountsConfig } from '@portico/server/config/config-types';
import { shiftedClock } from '../portico/shifted-clock.ts';
import { buildStripe } from '../stripe/app.ts';

/** The hotel whose cards go to Stripe; the other journeys type cards on the hotel's pages. */
export const stripeHotel = { id: 7_101, code: 'STRIPE' } as const;

const account = { name: 'stripe', hotel: null, secretKey: 'sk_test_of_the_journeys' };
const webhookSecret = 'whsec_of_the_journeys';

/** Starts the Stripe stand-in at the servers' time. */
export async function startStripe(begunAt: number) {
  const { now } = shiftedClock(begunAt);
  const stripe = buildStripe({ ...account, webhookSecret, now });
  const accounts: AccountsConfig = {
    all: [{ ...account, provider: 'stripe', url: await stripe.listen(), secrets: { webhookSecret } }],
    cardProviders: [
      { hotel: null, provider: 'acquirer' },
      { hotel: stripeHotel.code.toLowerCase(), provider: 'stripe' },
    ],
  };
  return {
    accounts,
    sendEventsTo: (serverUrl: string) =>
      stripe.sendEventsTo(`${serverUrl}/api/Payment/Notice/${account.name}`),
    close: async () => {
      await stripe.close();
      if (stripe.faults.length > 0)
        throw new Error(`not as Stripe's API has it: ${stripe.faults.join('; ')}`);
    },
  };
}
