import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearerCheck } from '../bearer-check.ts';
import type { WebhookAddress } from '../webhook-address.ts';
import type { Books } from './books.ts';
import { fieldsOf, readOrder, textOf, type Fields } from './orders.ts';
import {
  duplicateReference,
  invalidKey,
  invalidParams,
  refusalBody,
  transactionNotFound,
  type PaystackRefusal,
} from './refusal.ts';
import type { Transaction } from './transaction.ts';
import { wireRefund, wireTransaction } from './wire.ts';

/** Lists, newest first: transactions by cursor, refunds by page. */
function listRoutes(app: FastifyInstance, books: Books): void {
  app.get('/transaction', (request, reply) => {
    const query = fieldsOf(request.query);
    const perPage = sizeOf(query.perPage);
    const before = query.next === undefined ? Infinity : Number(atob(String(query.next)));
    const left = books.transactions().filter(({ id }) => id < before);
    const page = left.slice(0, perPage);
    const last = page.at(-1);
    const next = last !== undefined && left.length > perPage ? btoa(String(last.id)) : null;
    const data = page.map((transaction) => wireTransaction(transaction, books.refundedOf(transaction)));
    return reply.send({
      status: true,
      message: 'Transactions retrieved',
      data,
      meta: { next, previous: null, perPage },
    });
  });

  app.get('/refund', (request, reply) => {
    const query = fieldsOf(request.query);
    const perPage = sizeOf(query.perPage);
    const page = Number(query.page ?? 1);
    const from = query.from === undefined ? '' : String(query.from);
    const found = books
      .refunds()
      .filter(({ createdAt, transaction }) => createdAt >= from && isOf(query.transaction, transaction));
    const data = found.slice((page - 1) * perPage, page * perPage).map(wireRefund);
    const pageCount = Math.ceil(found.length / perPage);
    return reply.send({
      status: true,
      message: 'Refunds retrieved',
      data,
      meta: { total: found.length, skipped: (page - 1) * perPage, perPage, page, pageCount },
    });
  });
}

const isOf = (filter: unknown, transaction: number) => filter === undefined || filter === String(transaction);

const sizeOf = (size: unknown) => Math.min(Math.max(Number(size ?? 50) || 50, 1), 100);

export type PaystackApi = Charging & {
  secret: string;
  webhook: WebhookAddress;
};

/** The provider's calls, as documented: docs/sandbox-acquirer.md, "A stand-in for Paystack". */
export function apiRoutes(app: FastifyInstance, api: PaystackApi): void {
  const { books, now } = api;
  const isKnown = bearerCheck(api.secret);
  app.addHook('onRequest', async (request, reply) => {
    if (!isKnown(request.headers.authorization)) return refuse(reply, invalidKey);
  });

  app.post('/transaction/initialize', (request, reply) => {
    const fields = fieldsOf(request.body);
    const order = readOrder(fields);
    if ('code' in order) return refuse(reply, order);
    if (books.find(order.reference) !== undefined) return refuse(reply, duplicateReference);
    const accessCode = randomBytes(8).toString('hex');
    const metadata = fields.metadata ?? null;
    books.put({
      ...order,
      id: books.nextId(),
      status: 'abandoned',
      accessCode,
      callbackUrl: textOf(fields.callback_url),
      cancelUrl: textOf(fieldsOf(metadata).cancel_action),
      channels: Array.isArray(fields.channels) ? fields.channels.map(String) : [],
      metadata,
      createdAt: now().toISOString(),
      paidAt: null,
      authorization: null,
    });
    const { reference } = order;
    const data = { authorization_url: api.pageUrl(accessCode), access_code: accessCode, reference };
    return reply.send({ status: true, message: 'Authorization URL created', data });
  });

  app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', (request, reply) => {
    const transaction = books.find(request.params.reference);
    if (transaction === undefined) return refuse(reply, transactionNotFound);
    const data = wireTransaction(transaction, books.refundedOf(transaction));
    return reply.send({ status: true, message: 'Verification successful', data });
  });

  app.post('/transaction/charge_authorization', (request, reply) => {
    const answer = chargeAuthorization(api, fieldsOf(request.body));
    return 'code' in answer ? refuse(reply, answer) : reply.send({ status: true, ...answer });
  });

  app.post('/refund', (request, reply) => {
    const fields = fieldsOf(request.body);
    const transaction = books.find(textOf(fields.transaction) ?? '');
    if (transaction?.status !== 'success') return refuse(reply, transactionNotFound);
    const amount = Number(fields.amount ?? transaction.amount);
    const { currency, reference } = transaction;
    if (!Number.isSafeInteger(amount) || amount <= 0) return refuse(reply, invalidParams('Invalid amount'));
    if ((textOf(fields.currency) ?? currency) !== currency)
      return refuse(reply, invalidParams('Refund currency is not that of the transaction'));
    if (books.refundedOf(transaction) + amount > transaction.amount)
      return refuse(reply, invalidParams('Refund amount cannot be more than transaction amount'));
    const refund = {
      id: books.nextId(),
      transaction: transaction.id,
      reference,
      amount,
      currency,
      note: textOf(fields.merchant_note) ?? `Refund for transaction ${reference}`,
      createdAt: now().toISOString(),
    };
    books.addRefund(refund);
    const data = {
      ...wireRefund(refund),
      status: 'pending',
      transaction: wireTransaction(transaction, books.refundedOf(transaction)),
    };
    return reply.send({ status: true, message: 'Refund has been queued for processing', data });
  });

  listRoutes(app, books);

  // Replaces the provider's dashboard, where the address is entered by hand.
  app.put('/dashboard/webhook', (request, reply) => {
    const url = textOf(fieldsOf(request.body).url);
    if (url === null) return refuse(reply, invalidParams('url is required'));
    api.webhook.change(url);
    return reply.send({ status: true });
  });
}

function refuse(reply: FastifyReply, refusal: PaystackRefusal): FastifyReply {
  return reply.code(refusal.status).send(refusalBody(refusal));
}

type Charging = {
  books: Books;
  now: () => Date;
  /** The page of a transaction, as payers reach it. */
  pageUrl: (accessCode: string) => string;
  onPaid: (transaction: Transaction) => void;
};

type Answer = { message: string; data: object };

/** Charges a saved payment means while the payer is absent: approved, declined, or the payer is challenged. */
function chargeAuthorization(
  { books, now, pageUrl, onPaid }: Charging,
  fields: Fields,
): Answer | PaystackRefusal {
  const order = readOrder(fields);
  if ('code' in order) return order;
  if (books.find(order.reference) !== undefined) return duplicateReference;
  const paid = books.findAuthorization(textOf(fields.authorization_code) ?? '');
  const authorization = paid?.authorization ?? null;
  if (authorization === null || !authorization.reusable || paid?.email !== order.email)
    return invalidParams('Authorization code is invalid, or not of this customer');
  const accessCode = authorization.later === 'asks' ? randomBytes(8).toString('hex') : null;
  const status = { approved: 'success', declined: 'failed', asks: 'abandoned' } as const;
  const transaction: Transaction = books.put({
    ...order,
    id: books.nextId(),
    status: status[authorization.later],
    accessCode,
    callbackUrl: textOf(fields.callback_url),
    cancelUrl: null,
    channels: [],
    metadata: null,
    createdAt: now().toISOString(),
    paidAt: authorization.later === 'approved' ? now().toISOString() : null,
    authorization,
  });
  if (transaction.status === 'success') onPaid(transaction);
  if (accessCode === null) return { message: 'Charge attempted', data: wireTransaction(transaction, 0) };
  return {
    message: 'Please, redirect your customer to the authorization url provided',
    data: {
      authorization_url: pageUrl(accessCode),
      reference: order.reference,
      access_code: accessCode,
      paused: true,
    },
  };
}
