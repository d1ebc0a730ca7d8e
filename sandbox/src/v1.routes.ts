import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Attempt, type Charge, refundedAmount, type StoredCard, type Refund } from './attempt.ts';
import { bearerCheck } from './bearer-check.ts';
import { cancelAttempt } from './cancel-attempt.ts';
import type { CardOrder } from './card-order.ts';
import { fingerprinted } from './card.ts';
import { sendError } from './errors.routes.ts';
import { finishLate } from './finish-late.ts';
import type { Ledger } from './ledger.ts';
import { makeCharge, type ChargeOrder } from './make-charge.ts';
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
  /** Milliseconds until a late card pays. */
  lateMs: number;
  /** Public address of the bank's pages; undefined: the address that the client calls. */
  pagesUrl: string | undefined;
  webhook: WebhookAddress;
  state: { isDown: boolean };
};

/** The calls under /v1, all authenticated by the secret; listed in docs/sandbox-acquirer.md. */
export function v1Routes(app: FastifyInstance, deps: V1Deps): void {
  const { ledger, secret, now, lateMs, pagesUrl, webhook, state } = deps;
  const isAuthorised = bearerCheck(secret);
  app.addHook('onRequest', async (request, reply) => {
    if (!isAuthorised(request.headers.authorization)) return sendError(reply, 'unauthorised');
    if (state.isDown && request.routeOptions.url !== '/v1/state') return sendError(reply, 'down');
    finishLate(ledger, now());
  });
  // Set here too, so that unknown paths under /v1 also require the secret.
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not_found'));

  const pagesFor = (request: FastifyRequest) => pagesUrl ?? `${request.protocol}://${request.host}`;
  const send = (request: FastifyRequest, reply: FastifyReply, result: Result<Attempt>) =>
    result.ok ? reply.send(attemptReply(result.value, pagesFor(request))) : sendError(reply, result.code);

  /** As `send`; a card with a lost first response gets none. */
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

/** Captures an authorised charge. A paid one is returned unchanged; anything else is `not_authorised`. */
function captureCharge(ledger: Ledger, reference: string): Result<Charge> {
  const attempt = ledger.find(reference);
  if (attempt === undefined) return refuse('not_found');
  if (attempt.kind !== 'charge') return refuse('not_authorised');
  if (attempt.status === 'paid') return accept(attempt);
  if (attempt.status !== 'authorised') return refuse('not_authorised');
  const paid: Charge = { ...attempt, status: 'paid' };
  ledger.record(paid);
  return accept(paid);
}

/** Present on both kinds of attempts during a challenge. */
type Action = { actionUrl?: string };

/** A charge as returned: `refunded` is the total refunded, in minor units. */
type ChargeReply = Omit<Charge, 'refunds' | 'terms'> & Action & { refunded: number };

type AttemptReply = ChargeReply | (Omit<StoredCard, 'terms'> & Action);

/** `pagesUrl`: public address of the bank's pages, without trailing slash. */
function attemptReply(attempt: Attempt, pagesUrl: string): AttemptReply {
  const { terms, ...facts } = attempt;
  const action =
    attempt.status === 'requires_action' && terms?.challenge !== undefined
      ? { actionUrl: `${pagesUrl}/challenge/${terms.challenge.id}` }
      : {};
  if (facts.kind === 'card') return { ...facts, ...action };
  const { refunds, ...charge } = facts;
  return { ...charge, refunded: refundedAmount(refunds), ...action };
}

/**
 * Refunds all or part (`amount`, minor units) of a paid charge. Within a charge the refund reference is the idempotency
 * key: the same amount returns the first response, another one `reference_reused`. More than remains is
 * `refund_too_large`; so is any refund of an attempt that took nothing.
 */
function refundCharge(
  ledger: Ledger,
  reference: string,
  order: { refundReference: string; amount: number },
): Result<Refund> {
  const attempt = ledger.find(reference);
  if (attempt === undefined) return refuse('not_found');
  if (attempt.kind !== 'charge' || attempt.status !== 'paid') return refuse('refund_too_large');

  const earlier = attempt.refunds.find((refund) => refund.refundReference === order.refundReference);
  if (earlier !== undefined) {
    return earlier.amount === order.amount ? accept(earlier) : refuse('reference_reused');
  }

  const refunded = refundedAmount(attempt.refunds) + order.amount;
  if (refunded > attempt.amount) return refuse('refund_too_large');
  const refund: Refund = { refundReference: order.refundReference, amount: order.amount, refunded };
  ledger.record({ ...attempt, refunds: [...attempt.refunds, refund] });
  return accept(refund);
}
