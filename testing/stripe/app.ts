import fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes, type Failure } from './api.routes.ts';
import { openBooks, type Books } from './books.ts';
import type { TestCard } from './cards.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { openEvents, type Events } from './events.ts';
import { readForm } from './form.ts';
import { openIdempotency } from './idempotency.ts';
import type { StripeObject } from './openapi/filled.ts';
import type { Intent, Session } from './objects.ts';
import { pageRoutes } from './page.routes.ts';
import { completeSession, expireOld, type SessionOrder } from './sessions.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** By default the system's time. */
  readonly now?: () => Date;
  /** Receives each object as it is stored. */
  readonly onPut?: (object: StripeObject, books: Books) => void;
  /** Its URL, if it differs from where it listens. */
  readonly pagesUrl?: string;
}

export interface StripeStandIn {
  readonly app: FastifyInstance;
  readonly books: Books;
  readonly events: Events;
  /** Answers it sent that openapi.json does not allow: its own faults. */
  readonly faults: readonly string[];
  /** Drops every idempotency key, as Stripe does after a day. */
  forgetKeys(): void;
  /**
   * Makes the next creating request fail. `broken`: its key is used up, as Stripe stores such an answer too. `busy`:
   * another request with its key is in progress.
   */
  failNext(how: Failure): void;
  /** Sets the address of its events. */
  sendEventsTo(url: string): void;
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
}

/** A stand-in for Stripe: the part of its API that the server uses, its Checkout page, and its webhooks. */
export function buildStripe(options: StripeOptions): StripeStandIn {
  const { secretKey, webhookSecret, now = () => new Date(), onPut } = options;
  const cards = new Map<string, TestCard>();
  const orders = new Map<string, SessionOrder>();
  const faults: string[] = [];
  const idempotency = openIdempotency();
  let failure: Failure | undefined;
  let webhookUrl: string | undefined;
  let address = options.pagesUrl ?? '';

  const events = openEvents({ secret: webhookSecret, now, url: () => webhookUrl });
  const books: Books = openBooks({ now, pages: () => address }, (object, before) => {
    onPut?.(object, books);
    sendEvent(events, object, before);
  });
  const complete = (session: Session, card: TestCard) => {
    const done = completeSession(books, session, card, orders.get(session.id)?.payment_intent_data);
    const [method] = books.all('payment_method');
    if (method !== undefined) cards.set(method.id, card);
    return done;
  };

  const app = fastify({ logger: false, return503OnClosing: false, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readForm(String(body))),
  );
  app.addHook('onRequest', (request, _reply, done) => {
    expireOld(books);
    request.query = readForm(request.url.split('?')[1] ?? '');
    done();
  });
  apiRoutes(app, {
    books,
    idempotency,
    secretKey,
    cardOf: (method) => cards.get(method),
    note: (session, order) => orders.set(session.id, order),
    failure: () => {
      const now = failure;
      failure = undefined;
      return now;
    },
    onFault: (words) => faults.push(words),
  });
  pageRoutes(app, { books, complete });
  dashboardRoutes(app, {
    secretKey,
    sendEventsTo: (url) => {
      webhookUrl = url;
    },
  });

  return {
    app,
    books,
    events,
    faults,
    forgetKeys: idempotency.forget,
    failNext: (how) => {
      failure = how;
    },
    sendEventsTo: (url) => {
      webhookUrl = url;
    },
    listen: async (port = 0) => {
      const url = await app.listen({ host: '127.0.0.1', port });
      if (address === '') address = url;
      return url;
    },
    close: async () => {
      events.stop();
      await app.close();
    },
  };
}

/** The events of the latest change. */
function sendEvent(events: Events, object: StripeObject, before: StripeObject | undefined): void {
  if (object.object === 'checkout.session' && before !== undefined) {
    const { status } = object as Session;
    if (status === 'complete') events.sendEvent('checkout.session.completed', object);
    if (status === 'expired') events.sendEvent('checkout.session.expired', object);
  }
  if (object.object === 'payment_intent') {
    const { status } = object as Intent;
    if (status === 'succeeded') events.sendEvent('payment_intent.succeeded', object);
    if (status === 'requires_payment_method') events.sendEvent('payment_intent.payment_failed', object);
    if (status === 'canceled') events.sendEvent('payment_intent.canceled', object);
  }
}
