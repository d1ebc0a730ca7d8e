import { endpoint } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { answerError } from '../../platform/http/answer-errors.ts';
import { admit, BODY_LIMIT } from '../connection.routes.ts';
import type { AriDeps } from '../receive-ari.ts';
import { soapFault } from './envelope.ts';
import type { OtaHandlers } from './ota-handler.ts';
import { BodyTooLong, readBody } from './read-body.ts';
import { receiveOta } from './receive-ota.ts';

/** Of a message without HTTP Basic: it is read before anybody knows who sends it. 10,000 usual lines of availability. */
const UNKNOWN_BODY_LIMIT = 2 * 1024 * 1024;

/** OTA's messages as XML. Rule: docs/connections-ota.md. */
export async function otaRoutes(app: PorticoServer, deps: AriDeps, handlers: OtaHandlers): Promise<void> {
  const admitted = admit(deps, 'ari', 'reservations');
  await app.register(async (scope: PorticoServer) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', ({ connection }, payload, done) =>
      readBody(payload, connection === null ? UNKNOWN_BODY_LIMIT : BODY_LIMIT, done),
    );
    scope.route({
      ...endpoint('/api/Ota'),
      bodyLimit: BODY_LIMIT,
      errorHandler: (error, request, reply) => {
        reply.header('connection', 'close');
        if (error instanceof BodyTooLong && request.connection === null)
          void reply
            .code(413)
            .type('text/xml; charset=utf-8')
            .send(soapFault('A message of more than 2 MB needs HTTP Basic.'));
        else void answerError(error, request, reply);
      },
      // Without HTTP credentials those of the security header count, which are in the body.
      onRequest: async (request, reply) =>
        request.headers.authorization === undefined ? undefined : admitted(request, reply),
      handler: async ({ body, headers, connection }, reply) => {
        reply.type('text/xml; charset=utf-8');
        const received = await receiveOta(deps, handlers, {
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          contentType: headers['content-type'],
          connection,
        });
        if (received === 'busy') return refuse(reply.type('application/json; charset=utf-8'), 'server.busy');
        return reply.code(received.status).send(received.xml);
      },
    });
  });
}
