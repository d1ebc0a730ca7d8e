import { endpoint } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { admit, BODY_LIMIT } from '../connection.routes.ts';
import type { AriDeps } from '../receive-ari.ts';
import type { OtaHandlers } from './ota-handler.ts';
import { receiveOta } from './receive-ota.ts';

/** OTA's messages as XML. Rule: docs/connections-ota.md. */
export async function otaRoutes(app: PorticoServer, deps: AriDeps, handlers: OtaHandlers): Promise<void> {
  const admitted = admit(deps, 'ari', 'reservations');
  await app.register(async (scope: PorticoServer) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      ...endpoint('/api/Ota'),
      bodyLimit: BODY_LIMIT,
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
