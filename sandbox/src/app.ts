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
  /** How long a late card takes to pay, milliseconds; 4000 unless told. */
  lateMs?: number;
  /** Where payers reach the pages of the bank, without a slash at its end; the client's own way to here unless told. */
  pagesUrl?: string;
  later?: Later;
};

/** One for all acquirers of a process, so that each body is compiled once. */
const buildValidator = buildCompilers();

/**
 * The sandbox acquirer, not yet listening. Throws when the store file cannot be opened or holds a line that is
 * no record. There is no request log: bodies hold card numbers.
 */
export function buildSandbox(options: SandboxOptions): FastifyInstance {
  const { storeFile, secret, now, lateMs = 4_000, pagesUrl } = options;
  const timers = stoppableLater(options.later ?? systemLater);
  const webhookAddress = openWebhookAddress(storeFile);
  const webhook = openWebhook({ secret, url: webhookAddress.url, later: timers.later });
  const state = { isDown: false };
  const onRecorded = (attempt: Attempt, earlier: Attempt | undefined) => {
    if (isFinished(attempt) && attempt.status !== earlier?.status) webhook.tell(attempt);
    if (attempt.status === 'processing') timers.later(lateMs, finish);
  };
  const ledger = openLedger(storeFile, onRecorded);
  const finish = () => finishLate(ledger, now());
  if (ledger.processing().length > 0) timers.later(lateMs, finish);

  const app = fastify({
    logger: false,
    // Calls already on their way at a stop are answered as usual; the ledger closes after them.
    return503OnClosing: false,
    // Unknown fields and wrong types are the client's mistakes to hear about, not ours to mend.
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
