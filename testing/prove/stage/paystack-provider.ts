import path from 'node:path';
import { answerPage } from './sandbox-provider.ts';
import type { Acquired, ProvedProvider } from './proved-provider.ts';
import { bookLines, startStandIn } from './stand-in-process.ts';

const secret = 'sk_test_that_is_proved_with';

interface BookLine {
  readonly kind: 'transaction' | 'refund';
  readonly transaction?: { readonly reference: string; readonly status: string; readonly amount: number };
  readonly refund?: { readonly reference: string; readonly amount: number };
}

/** The Paystack stand-in: every payment is made on its page, and may be late. */
export const paystackProvider: ProvedProvider = {
  name: 'paystack',
  start: async ({ folder }) => {
    const storeFile = path.join(folder, 'paystack.jsonl');
    const environment = { SANDBOX_PORT: '0', SANDBOX_STORE: storeFile, SANDBOX_SECRET: secret };
    const running = await startStandIn('@portico/sandbox/paystack/main', environment);
    return {
      ...running,
      acquired: () => acquired(bookLines<BookLine>(storeFile)),
      sendEventsTo: async (url) => {
        const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
        const request = { method: 'PUT', headers, body: JSON.stringify({ url }) };
        const { ok } = await fetch(`${running.url}/dashboard/webhook`, request);
        if (!ok) throw new Error('The stand-in was not told where to send its webhooks');
      },
    };
  },
  environment: (url) => ({ PAYSTACK_URL: url, PAYSTACK_SECRET_KEY: secret }),
  isOrder: (call) => call === 'POST /transaction/initialize',
  property: { currency: 'NGN', paymentTypes: ['PayByPayStack'] },
  booking: { CardDetails: null, PaymentType: 4 },
  answerPage: async (url, how) => {
    // A declined payer stays on the page.
    await answerPage(url, how, how === 'decline' ? [200] : [303]);
    return true;
  },
};

function acquired(lines: readonly BookLine[]): Acquired[] {
  const transactions = lines.flatMap(({ transaction }) => transaction ?? []);
  const refunds = lines.flatMap(({ refund }) => refund ?? []);
  return [...new Map(transactions.map((one) => [one.reference, one])).values()].map((one) => ({
    reference: one.reference,
    kind: 'charge',
    status: one.status === 'success' ? 'paid' : one.status,
    amount: one.amount,
    refunds: refunds.filter(({ reference }) => reference === one.reference),
  }));
}
