import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { LogLevel } from '../../config/config-types.ts';
import { logOptions } from '../log/log-options.ts';
import { requestId } from '../log/request-id.ts';
import { answerError, answerErrors } from './answer-errors.ts';
import { drainConnections } from './drain-connections.ts';
import { requireDeclaredAccess } from './require-declared-access.ts';
import { requireOwnOrigin } from './require-own-origin.ts';
import { securityHeaders } from './security-headers.ts';
import type { PorticoServer } from './server-type.ts';
import { validateRequest } from './validate-request.ts';

export interface ServerOptions {
  readonly logLevel: LogLevel;
  /** The log's lines instead of standard output. */
  readonly logStream?: { write(line: string): void };
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
}

const bodyLimit = 256 * 1024;

/** A server without routes: what holds for every request, whatever it asks. */
export async function createServer(options: ServerOptions): Promise<PorticoServer> {
  const app: PorticoServer = fastify({
    logger: logOptions(options.logLevel, options.logStream),
    genReqId: requestId,
    trustProxy: options.trustedProxies.length === 0 ? false : [...options.trustedProxies],
    bodyLimit,
    requestTimeout: 30_000,
    // Calls already on their way at a stop are answered as usual.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(serializerCompiler);
  requireDeclaredAccess(app);
  answerErrors(app);
  drainConnections(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await securityHeaders(app, options.publicUrl?.startsWith('https:') ?? false);
  requireOwnOrigin(app, options.publicUrl);
  await app.register(rateLimit, { global: false });
  return app;
}
