import path from 'node:path';
import type { BookLine } from '../../stripe/book-line.ts';
import { send } from './send.ts';
import type { ProvedProvider } from './proved-provider.ts';
import { bookLines, startStandIn } from './stand-in-process.ts';

const account = {
  STRIPE_SECRET_KEY: 'sk_test_that_is_proved_with',
  STRIPE_WEBHOOK_SECRET: 'whsec_that_is_proved_with',
};
const cards = { approve: '4242424242424242', decline: '4000000000000002' } as const;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The Stripe stand-in: its page ends with the hold, so nothing is paid late. */
export const stripeProvider: ProvedProvider = {
  name: 'stripe',
  start: async ({ folder, offsetFile }) => {
    const storeFile = path.join(folder, 'stripe.jsonl');
    const environment = { ...account, STRIPE_STORE: storeFile, CLOCK_OFFSET_FILE: offsetFile };
    const running = await startStandIn('@portico/testing/stripe/main', environment);
    return {
      ...running,
      acquired: () => [
        ...new Map(bookLines<BookLine>(storeFile).map((line) => [line.reference, line])).values(),
      ],
      sendEventsTo: async (url) => {
        const headers = { ...form, authorization: `Bearer ${account.STRIPE_SECRET_KEY}` };
        const body = new URLSearchParams({ url }).toString();
        const { status } = await send(`${running.url}/dashboard/webhook`, { method: 'POST', headers, body });
        if (status !== 200) throw new Error('The stand-in was not told where to send its webhooks');
      },
    };
  },
  environment: (url) => ({ ...account, STRIPE_URL: url }),
  isOrder: (call) => call === 'POST /v1/checkout/sessions',
  booking: { CardDetails: null },
  answerPage: async (url, how) => {
    const page = await send(url, { method: 'GET' });
    if (page.status !== 200) throw new Error(`The page is answered ${page.status}`);
    if (!page.text.includes('Card number')) return false;
    if (how === 'leave') return true;
    const { status } = await send(url, { method: 'POST', headers: form, body: `card=${cards[how]}` });
    // A declined payer stays on the page.
    if (status !== (how === 'decline' ? 200 : 303)) throw new Error(`The card is answered ${status}`);
    return true;
  },
};
