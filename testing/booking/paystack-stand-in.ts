import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildPaystack } from '@portico/sandbox/paystack/app';
import { paystack } from '@portico/server/payments/providers/paystack/paystack';

export const PAYSTACK_SECRET = 'sk_test_of_the_tests';

/** A guest's action on the hosted page; `leave`: none. */
export type PayerAnswer =
  | 'approve'
  | 'approve-transfer'
  | 'approve-once'
  | 'approve-asked-later'
  | 'slow'
  | 'decline'
  | 'leave';

/** The Paystack stand-in over HTTP, and the provider that calls it. */
export async function openPaystackStandIn(now: () => Date, pagesUrl?: string) {
  const storeFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-paystack-')), 'books.jsonl');
  const app = buildPaystack({
    storeFile,
    secret: PAYSTACK_SECRET,
    now,
    // A slow payment stays slow for the whole test.
    lateMs: 60_000,
    ...(pagesUrl !== undefined && { pagesUrl }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = async (method: string, route: string, body?: object) => {
    const response = await fetch(url + route, {
      method,
      headers: {
        authorization: `Bearer ${PAYSTACK_SECRET}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    url,
    provider: paystack({ name: 'paystack', url, secret: PAYSTACK_SECRET }),
    call,
    /** Sets the address that receives its webhooks. */
    sendEventsTo: (address: string) => call('PUT', '/dashboard/webhook', { url: address }),
    /** Performs a guest's action on the page at an address. Returns the address it redirects to, null when it stays. */
    pay: async (actionUrl: string, answer: PayerAnswer): Promise<string | null> => {
      const shown = await fetch(actionUrl);
      if (shown.status !== 200) throw new Error(`The page is answered ${shown.status}`);
      if (answer === 'leave') return null;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const request = { method: 'POST', headers, body: `answer=${answer}`, redirect: 'manual' } as const;
      return (await fetch(actionUrl, request)).headers.get('location');
    },
    /** Its transactions as last written, by reference. */
    transactions: () => {
      const lines = readFileSync(storeFile, 'utf8').split('\n').filter(Boolean);
      const records = lines.map((line) => JSON.parse(line) as { transaction?: PaystackTransaction });
      const transactions = records.flatMap(({ transaction }) => transaction ?? []);
      return [...new Map(transactions.map((one) => [one.reference, one])).values()];
    },
    close: () => app.close(),
  };
}

interface PaystackTransaction {
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
}

export type PaystackStandIn = Awaited<ReturnType<typeof openPaystackStandIn>>;
