import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attemptReply } from './attempt-reply.ts';
import type { Attempt } from './attempt.ts';
import { bearerCheck } from './bearer-check.ts';
import { cancelAttempt } from './cancel-attempt.ts';
import { captureCharge } from './capture-charge.ts';
import type { CardOrder } from './card-order.ts';
import { fingerprinted } from './card.ts';
import { sendError } from './errors.routes.ts';
import { finishLate } from './finish-late.ts';
import type { Ledger } from './ledger.ts';
import { makeCharge, type ChargeOrder } from './make-charge.ts';
import { refundCharge } from './refund-charge.ts';
import { accept, refuse, type Result } from './refusal.ts';
import {
  cardBody,
  chargeBody,
  listQuery,
  referenceParams,
  refundBody,
  stateBody,
  webhookBody,
} from './schemas.ts';
import { storeCard } from './store-card.ts';
import type { WebhookAddress } from './webhook-address.ts';

type AttemptParams = { reference: string };

export type V1Deps = {
  ledger: Ledger;
  secret: string;
  now: () => Date;
  /** How long a late card takes to pay, milliseconds. */
  lateMs: number;
  /** Where payers reach the pages of the bank; undefined: at the address the client calls. */
  pagesUrl: string | undefined;
  webhook: WebhookAddress;
  state: { isDown: boolean };
};

/** The calls under /v1, all of them behind the secret; the table is in docs/sandbox-acquirer.md. */
export function v1Routes(app: FastifyInstance, deps: V1Deps): void {
  const { ledger, secret, now, lateMs, pagesUrl, webhook, state } = deps;
  const isAuthorised = bearerCheck(secret);
  app.addHook('onRequest', async (request, reply) => {
    if (!isAuthorised(request.headers.authorization)) return sendError(reply, 'unauthorised');
    if (state.isDown && request.routeOptions.url !== '/v1/state') return sendError(reply, 'down');
    finishLate(ledger, now());
  });
  // Set here too, so that an unknown address under /v1 asks for the secret first.
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not_found'));

  const pagesFor = (request: FastifyRequest) => pagesUrl ?? `${request.protocol}://${request.host}`;
  const send = (request: FastifyRequest, reply: FastifyReply, result: Result<Attempt>) =>
    result.ok ? reply.send(attemptReply(result.value, pagesFor(request))) : sendError(reply, result.code);

  /** As `send`; a card whose first answer is lost gets none. */
  const sendFirst = (
    request: FastifyRequest,
    reply: FastifyReply,
    take: () => Result<Attempt>,
    reference: string,
  ) => {
    const isNew = ledger.find(reference) === undefined;
    const result = take();
    if (!isNew || !result.ok || !result.value.terms?.isSilent) return send(request, reply, result);
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  };

  app.post<{ Body: ChargeOrder }>('/charges', { schema: { body: chargeBody } }, (request, reply) => {
    const { card, ...rest } = request.body;
    const order = { ...rest, ...(card && { card: fingerprinted(card, secret) }) };
    return sendFirst(
      request,
      reply,
      () => makeCharge(ledger, order, { now: now(), lateMs }),
      order.reference,
    );
  });

  app.post<{ Body: CardOrder & { reference: string } }>(
    '/cards',
    { schema: { body: cardBody } },
    (request, reply) => {
      const order = { ...request.body, card: fingerprinted(request.body.card, secret) };
      return sendFirst(request, reply, () => storeCard(ledger, order, now()), order.reference);
    },
  );

  app.get<{ Querystring: { after?: string; limit?: string } }>(
    '/attempts',
    { schema: { querystring: listQuery } },
    (request, reply) => {
      const { after = '0', limit = '100' } = request.query;
      const { attempts, next } = ledger.list(Number(after), Number(limit));
      return reply.send({
        attempts: attempts.map((attempt) => attemptReply(attempt, pagesFor(request))),
        next: next === null ? null : String(next),
      });
    },
  );

  app.get<{ Params: AttemptParams }>(
    '/attempts/:reference',
    { schema: { params: referenceParams } },
    (request, reply) => {
      const attempt = ledger.find(request.params.reference);
      return send(request, reply, attempt === undefined ? refuse('not_found') : accept(attempt));
    },
  );

  app.post<{ Params: AttemptParams }>(
    '/attempts/:reference/cancel',
    { schema: { params: referenceParams } },
    (request, reply) => send(request, reply, cancelAttempt(ledger, request.params.reference)),
  );

  app.post<{ Params: AttemptParams }>(
    '/attempts/:reference/captures',
    { schema: { params: referenceParams } },
    (request, reply) => send(request, reply, captureCharge(ledger, request.params.reference)),
  );

  app.post<{ Params: AttemptParams; Body: { refundReference: string; amount: number } }>(
    '/attempts/:reference/refunds',
    { schema: { params: referenceParams, body: refundBody } },
    (request, reply) => {
      const result = refundCharge(ledger, request.params.reference, request.body);
      return result.ok ? reply.send(result.value) : sendError(reply, result.code);
    },
  );

  app.put<{ Body: { url: string } }>('/webhook', { schema: { body: webhookBody } }, (request, reply) => {
    webhook.change(request.body.url);
    return reply.send(request.body);
  });

  app.put<{ Body: { down: boolean } }>('/state', { schema: { body: stateBody } }, (request, reply) => {
    state.isDown = request.body.down;
    return reply.send(request.body);
  });
}
