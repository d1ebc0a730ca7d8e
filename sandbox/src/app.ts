import type { FastifyError, FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { sendError, sendFailure } from './errors.routes.ts';
import { openLedger } from './ledger.ts';
import { v1Routes } from './v1.routes.ts';

/**
 * The sandbox acquirer, not yet listening. Throws when the store file cannot be opened or holds a line that is
 * no record. There is no request log: bodies hold card numbers.
 */
export function buildSandbox(options: {
  storeFile: string;
  secret: string;
  now: () => Date;
}): FastifyInstance {
  const ledger = openLedger(options.storeFile);
  const app = fastify({
    logger: false,
    // Calls already on their way at a stop are answered as usual; the ledger closes after them.
    return503OnClosing: false,
    // Unknown fields and wrong types are the client's mistakes to hear about, not ours to mend.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    frameworkErrors: (error, _request, reply) => {
      sendFailure(error, reply);
    },
  });
  app.addHook('onClose', () => ledger.close());
  app.setErrorHandler((error: FastifyError, _request, reply) => sendFailure(error, reply));
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not_found'));

  app.get('/healthz', () => ({ status: 'ok' }));
  app.register(
    (v1, _options, done) => {
      v1Routes(v1, ledger, options.secret, options.now);
      done();
    },
    { prefix: '/v1' },
  );
  return app;
}
