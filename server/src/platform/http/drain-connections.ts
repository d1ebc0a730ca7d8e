import { setTimeout } from 'node:timers/promises';
import type { PorticoServer } from './server-type.ts';

/**
 * At a stop: sets `isStopping`, accepts connections for another `drainMs`, then none. Responses end their connection
 * from the stop on. Idle connections are closed, so that a browser's keep-alive cannot delay the stop; a connection
 * being answered is never cut.
 */
export function drainConnections(app: PorticoServer, drainMs: number): void {
  app.decorate('isStopping', false);
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    app.isStopping = true;
    await setTimeout(drainMs);
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  // Also for requests from before the stop: the next request would hit a closed connection.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isStopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
