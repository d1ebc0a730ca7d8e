import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearerCheck } from '../bearer-check.ts';
import type { WebhookAddress } from '../webhook-address.ts';
import { chargeAuthorization, type Charging } from './charge-authorization.ts';
import { listRoutes } from './lists.routes.ts';
import { fieldsOf, readOrder, textOf } from './orders.ts';
import {
  duplicateReference,
  invalidKey,
  invalidParams,
  refusalBody,
  transactionNotFound,
  type PaystackRefusal,
} from './refusal.ts';
import { wireRefund, wireTransaction } from './wire.ts';

export type PaystackApi = Charging & {
  secret: string;
  webhook: WebhookAddress;
};

/** The calls of the provider, as its documentation has them: docs/sandbox-acquirer.md, "A stand-in for Paystack". */
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

  // In place of the provider's dashboard, where the address is entered by hand.
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
