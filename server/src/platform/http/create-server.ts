import { STATUS_CODES } from 'node:http';
import { type Socket, isIP } from 'node:net';
import cookie from '@fastify/cookie';
import { refusals, type RefusalCode } from '@portico/contract/refusals';
import fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config, RequestLimits } from '../../config/config-types.ts';
import { noLimits, type Limits } from '../../config/limits.ts';
import { logOptions } from '../log/log-options.ts';
import { requestId, newRequestId } from '../log/request-id.ts';
import { requestLogger } from '../log/request-logger.ts';
import type { Traces } from '../traces/traces.ts';
import { enforceAccess, type AccessFacts } from './access.ts';
import { answerError, answerErrors } from './answer-errors.ts';
import { boundAnswers } from './bound-answers.ts';
import { boundBodies, boundUnreadBodies } from './bound-bodies.ts';
import { boundPipelines, requestsOfPipelines } from './bound-pipelines.ts';
import { boundConcurrency } from './bounded-concurrency.ts';
import { rawAddress, countedAddress } from './client-address.ts';
import { counted } from './counted.ts';
import { drainConnections } from './drain-connections.ts';
import { holdToGrants } from './grants.ts';
import { refuseCardNumbers } from './refuse-card-numbers.ts';
import { refusalBody } from './refuse.ts';
import { RequestLog } from './request-log.ts';
import { requireAccount } from './require-account.ts';
import { requireHost } from './require-host.ts';
import { requireOwnOrigin } from './require-own-origin.ts';
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts';
import type { PorticoServer } from './server-type.ts';
import { traceRequests } from './trace-requests.ts';
import { trustedProxies as proxiesOf } from './trusted-proxies.ts';
import { noteUnknownProxy } from './unknown-proxy.ts';
import { validateRequest } from './validate-request.ts';

/** Codes of Node's parser; any other is an invalid request. */
const codes: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too-slow',
  HPE_HEADER_OVERFLOW: 'request.too-large',
};

/**
 * Responds to what never became a request, such as invalid HTTP or endless headers, with words and code as in any
 * refusal; then closes the connection. `headers`: those of every response.
 */
function answerRaw(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWith(socket, codes[error.code ?? ''] ?? 'request.invalid', headers);
}

/** Writes a refusal to a connection without a request, and closes it. */
function endWith(socket: Socket, code: RefusalCode, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify(refusalBody(code));
  const { status } = refusals[code];
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries({
      ...headers,
      'x-request-id': newRequestId(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

export interface ServerConfig extends AccessFacts, Pick<Config, 'logLevel' | 'publicUrl' | 'trustedProxies'> {
  /** Undefined: no concurrency limits. */
  readonly requestLimits?: RequestLimits;
  /** Undefined: no limits. */
  readonly limits?: Limits;
  /** Milliseconds from a stop to the last new connection; default 0. */
  readonly drainMs?: number;
  /** Undefined: requests are not traced. */
  readonly traced?: Traces | undefined;
}

const bodyLimit = 256 * 1024;

const HEADERS_MS = 10_000;

/** The longest that a route may give its body. */
export const MOST_BODY_SECONDS = 300;

/** Milliseconds for a whole request: headers, body, and a margin. */
const requestTimeout = (bodySeconds: number) =>
  HEADERS_MS + Math.max(bodySeconds, MOST_BODY_SECONDS) * 1_000 + 5_000;

/**
 * A server without routes: everything common to all requests.
 * @param logStream takes the log's lines instead of standard output
 */
export async function createServer(
  config: ServerConfig,
  logStream?: { write(line: string): void },
): Promise<PorticoServer> {
  const limits = config.limits ?? noLimits;
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false);
  const app: PorticoServer = fastify({
    logger: logOptions(config.logLevel, logStream),
    logController: new RequestLog(),
    childLoggerFactory: requestLogger,
    genReqId: requestId,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit,
    http: {
      IncomingMessage: requestsOfPipelines(limits.requestsPerConnection),
      // Our own check refuses it, with words and headers.
      requireHostHeader: false,
      headersTimeout: HEADERS_MS,
      // By default Node checks for expired requests only twice a minute.
      connectionsCheckingInterval: 1_000,
    },
    requestTimeout: requestTimeout(limits.bodySeconds),
    // Requests in flight at a stop are answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 200 },
    // No hook has run for these.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
    clientErrorHandler: (error, socket) => answerRaw(error, socket, headers),
  });
  if (config.traced !== undefined) traceRequests(app, config.traced);
  app.decorate('shedCallListeners', []);
  app.decorate('limitListeners', []);
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  drainConnections(app, config.drainMs ?? 0);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  sendSecurityHeaders(app, headers);
  noteUnknownProxy(app, config.trustedProxies);
  requireHost(app);
  const refuseConnection = (socket: Socket) => endWith(socket, 'request.too-many', headers);
  boundConnections(app, {
    most: limits.connectionsPerAddress,
    trustedProxies: config.trustedProxies,
    refuse: refuseConnection,
  });
  boundBodies(app, limits.bodySeconds);
  boundAnswers(app, limits.answerSeconds);
  if (config.requestLimits !== undefined) {
    boundConcurrency(app, {
      requestLimits: config.requestLimits,
      limits,
      headers,
      addressOf: rawAddress(config.trustedProxies),
    });
  }
  boundPipelines(app, refuseConnection);
  boundUnreadBodies(app, limits.bodySeconds);
  await app.register(cookie);
  holdToGrants(app);
  enforceAccess(app, config);
  requireAccount(app);
  requireOwnOrigin(app, config.publicUrl);
  refuseCardNumbers(app);
  return app;
}

interface ConnectionRules {
  /** Per address; 0: no limit. */
  readonly most: number;
  /** Addresses and ranges shared by many guests, which are not counted. */
  readonly trustedProxies: readonly string[];
  /** Called for a connection beyond the limit, instead of reading it. */
  readonly refuse: (socket: Socket) => void;
}

/** Limits the connections per address, idle and slow ones included. Rule: docs/limits.md. */
function boundConnections(app: PorticoServer, { most, trustedProxies, refuse }: ConnectionRules): void {
  if (most === 0) return;
  const isProxy = proxiesOf(trustedProxies);
  const open = counted();
  app.server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isIP(remoteAddress) === 0 || isProxy(remoteAddress)) return;
    const address = countedAddress(remoteAddress) ?? remoteAddress;
    if (open.of(address) >= most) {
      for (const listener of app.limitListeners) listener('connectionsPerAddress');
      refuse(socket);
      return;
    }
    open.add(address, 1);
    socket.once('close', () => open.add(address, -1));
  });
}
