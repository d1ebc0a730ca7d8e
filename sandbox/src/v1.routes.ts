import type { FastifyInstance, FastifyReply } from 'fastify';
import { attemptReply } from './attempt-reply.ts';
import type { Attempt } from './attempt.ts';
import { bearerCheck } from './bearer-check.ts';
import { cancelAttempt } from './cancel-attempt.ts';
import type { CardDetails } from './card.ts';
import { sendError } from './errors.routes.ts';
import type { Ledger } from './ledger.ts';
import type { ChargeOrder } from './make-charge.ts';
import { makeCharge } from './make-charge.ts';
import { refundCharge } from './refund-charge.ts';
import type { Result } from './refusal.ts';
import { accept, refuse } from './refusal.ts';
import { cardBody, chargeBody, referenceParams, refundBody } from './schemas.ts';
import { storeCard } from './store-card.ts';

type AttemptParams = { reference: string };

/** The calls under /v1, all of them behind the secret; the table is in docs/sandbox-acquirer.md. */
export function v1Routes(app: FastifyInstance, ledger: Ledger, secret: string, now: () => Date): void {
  const isAuthorised = bearerCheck(secret);
  app.addHook('onRequest', async (request, reply) => {
    if (!isAuthorised(request.headers.authorization)) return sendError(reply, 'unauthorised');
  });
  // Set here too, so that an unknown address under /v1 asks for the secret first.
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not_found'));

  app.post<{ Body: ChargeOrder }>('/charges', { schema: { body: chargeBody } }, (request, reply) =>
    sendAttempt(reply, makeCharge(ledger, request.body, now())),
  );

  app.post<{ Body: { reference: string; card: CardDetails } }>(
    '/cards',
    { schema: { body: cardBody } },
    (request, reply) => sendAttempt(reply, storeCard(ledger, request.body, now())),
  );

  app.get<{ Params: AttemptParams }>(
    '/attempts/:reference',
    { schema: { params: referenceParams } },
    (request, reply) => {
      const attempt = ledger.find(request.params.reference);
      return sendAttempt(reply, attempt === undefined ? refuse('not_found') : accept(attempt));
    },
  );

  app.post<{ Params: AttemptParams }>(
    '/attempts/:reference/cancel',
    { schema: { params: referenceParams } },
    (request, reply) => sendAttempt(reply, cancelAttempt(ledger, request.params.reference)),
  );

  app.post<{ Params: AttemptParams; Body: { refundReference: string; amount: number } }>(
    '/attempts/:reference/refunds',
    { schema: { params: referenceParams, body: refundBody } },
    (request, reply) => {
      const result = refundCharge(ledger, request.params.reference, request.body);
      return result.ok ? reply.send(result.value) : sendError(reply, result.code);
    },
  );
}

function sendAttempt(reply: FastifyReply, result: Result<Attempt>): FastifyReply {
  return result.ok ? reply.send(attemptReply(result.value)) : sendError(reply, result.code);
}
