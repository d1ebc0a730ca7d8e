import { MOST_ARI_CELLS } from '@portico/contract/calls/ari';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuse, refuseFields } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { admit, BODY_LIMIT } from './admit.ts';
import { receiveAri, type AriDeps } from './receive-ari.ts';

/** Calls of other systems that hotels have connected. Rule: docs/connections.md. */
export async function connectionRoutes(app: PorticoServer, deps: AriDeps): Promise<void> {
  app.decorateRequest('connection', null);
  app.route({
    ...endpoint('/api/Ari'),
    bodyLimit: BODY_LIMIT,
    onRequest: admit(deps, 'ari'),
    handler: async (request, reply) => {
      if (request.connection === null) throw new Error('a call of nobody’s connection');
      const received = await receiveAri(deps, {
        connection: request.connection,
        request: request.body,
        key: request.headers['idempotency-key'],
      });
      if (received.ok) return received.value;
      switch (received.refusal.code) {
        case 'ari.too-many':
          return refuseFields(reply, { Items: [`Expected at most ${MOST_ARI_CELLS} nights in all`] });
        case 'ari.currency':
          return refuseFields(reply, { Currency: ['Expected the currency of the hotel'] });
        case 'ari.key-reused':
          return refuse(reply, 'idempotency.reused');
        case 'ari.busy':
          return refuse(reply, 'server.busy');
      }
    },
  });
}
