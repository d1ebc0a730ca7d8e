import type { RequestLimits } from '../../config/config-types.ts';
import { ServerBusy } from './server-busy.ts';
import type { PorticoServer } from './server-type.ts';

const RETRY_AFTER_S = '1';

/**
 * Works on so many requests of each class at once and refuses any other at once, before its body is read: 503
 * `server.busy`, as words to a program and as a page to a browser (docs/operating.md, "Under load"). A request
 * counts until its answer is sent or whoever asked has gone.
 */
export function boundConcurrency(app: PorticoServer, limits: RequestLimits): void {
  const underWay = { booking: 0, reading: 0 };
  app.addHook('onRequest', async (request, reply) => {
    const load = request.routeOptions.config.load ?? 'reading';
    if (load === 'free') return;
    if (underWay[load] >= limits[load]) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new ServerBusy(load);
    }
    underWay[load] += 1;
    // Comes exactly once, after the last byte or after an abort.
    reply.raw.once('close', () => {
      underWay[load] -= 1;
    });
  });
}
