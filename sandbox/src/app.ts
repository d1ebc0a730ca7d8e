import buildCompilers from '@fastify/ajv-compiler';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { isFinished, type Attempt } from './attempt.ts';
import { challengeRoutes } from './challenge.routes.ts';
import { sendError, sendFailure } from './errors.routes.ts';
import { finishLate } from './finish-late.ts';
import { openLedger } from './ledger.ts';
import { stoppableLater, systemLater, type Later } from './timers.ts';
import { v1Routes } from './v1.routes.ts';
import { openWebhookAddress } from './webhook-address.ts';
import { openWebhook } from './webhook.ts';

export type SandboxOptions = {
  storeFile: string;
  secret: string;
  now: () => Date;
  /** Milliseconds until a late card pays; default 4000. */
  lateMs?: number;
  /** Public address of the bank's pages, without trailing slash; default: the address that the client calls. */
  pagesUrl?: string;
  later?: Later;
};

/** Shared by all acquirers of a process, so that each schema is compiled once. */
const buildValidator = buildCompilers();

/**
 * The sandbox acquirer, not yet listening. Throws if the store file cannot be opened or has an invalid line. There is
 * no request log, because bodies contain card numbers.
 */
export function buildSandbox(options: SandboxOptions): FastifyInstance {
  const { storeFile, secret, now, lateMs = 4_000, pagesUrl } = options;
  const timers = stoppableLater(options.later ?? systemLater);
  const webhookAddress = openWebhookAddress(storeFile);
  const webhook = openWebhook({ secret, url: webhookAddress.url, later: timers.later });
  const state = { isDown: false };
  const onRecorded = (attempt: Attempt, earlier: Attempt | undefined) => {
    if (isFinished(attempt) && attempt.status !== earlier?.status) webhook.emit(attempt);
    if (attempt.status === 'processing') timers.later(lateMs, finish);
  };
  const ledger = openLedger(storeFile, onRecorded);
  const finish = () => finishLate(ledger, now());
  if (ledger.processing().length > 0) timers.later(lateMs, finish);

  const app = fastify({
    logger: false,
    // Requests in flight at a stop are answered; the ledger closes afterwards.
    return503OnClosing: false,
    // Unknown fields and wrong types are the client's errors: report them instead of repairing them.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    schemaController: { compilersFactory: { buildValidator } },
    frameworkErrors: (error, _request, reply) => {
      sendFailure(error, reply);
    },
  });
  app.addHook('onClose', () => {
    timers.stop();
    webhook.stop();
    ledger.close();
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => sendFailure(error, reply));
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not_found'));

  app.get('/healthz', (_request, reply) =>
    state.isDown ? reply.code(503).send({ status: 'down' }) : reply.send({ status: 'ok' }),
  );
  app.register(async (pages) => challengeRoutes(pages, ledger));
  const facts = { ledger, secret, now, lateMs, pagesUrl, webhook: webhookAddress, state };
  app.register(async (v1) => v1Routes(v1, facts), { prefix: '/v1' });
  return app;
}
