import { createHmac } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { openDelivery } from '../bad-delivery.ts';
import { stoppableLater, systemLater, type Later } from '../timers.ts';
import { openWebhookAddress } from '../webhook-address.ts';
import { apiRoutes } from './api.routes.ts';
import { openBooks } from './books.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import type { Transaction } from './transaction.ts';
import { wireTransaction } from './wire.ts';

export type PaystackOptions = {
  storeFile: string;
  secret: string;
  now: () => Date;
  /** Milliseconds until a slow payment is paid; default 4000. */
  lateMs?: number;
  /** Public address of the pages, without trailing slash; default: the address that the client calls. */
  pagesUrl?: string;
  later?: Later;
};

/**
 * A stand-in for Paystack, not yet listening: API, hosted page and webhooks. Rule: docs/sandbox-acquirer.md, "A
 * stand-in for Paystack".
 */
export function buildPaystack(options: PaystackOptions): FastifyInstance {
  const { storeFile, secret, now, lateMs = 4_000 } = options;
  const timers = stoppableLater(options.later ?? systemLater);
  const webhook = openWebhookAddress(storeFile);
  const books = openBooks(storeFile);
  const delivery = openDelivery({
    url: webhook.url,
    later: timers.later,
    signature: (body) => ({
      'x-paystack-signature': createHmac('sha512', secret).update(body).digest('hex'),
    }),
  });
  const onPaid = (transaction: Transaction) =>
    delivery.emit({ event: 'charge.success', data: wireTransaction(transaction, 0) });
  const finishLater = ({ reference }: Transaction) =>
    timers.later(lateMs, () => {
      const transaction = books.find(reference);
      if (transaction?.status !== 'processing') return;
      onPaid(books.put({ ...transaction, status: 'success', paidAt: now().toISOString() }));
    });
  for (const transaction of books.transactions())
    if (transaction.status === 'processing') finishLater(transaction);

  const app = fastify({ logger: false, return503OnClosing: false });
  app.addHook('onClose', () => {
    timers.stop();
    delivery.stop();
    books.close();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.register(async (pages) => checkoutRoutes(pages, { books, now, onPaid, finishLater }));
  const pageUrl = (accessCode: string) => `${options.pagesUrl ?? urlOf(app)}/checkout/${accessCode}`;
  app.register(async (api) => apiRoutes(api, { books, secret, now, pageUrl, webhook, onPaid }));
  return app;
}

function urlOf(app: FastifyInstance): string {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}
