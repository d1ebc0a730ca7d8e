import { setTimeout } from 'node:timers/promises';
import type { PorticoServer } from './server-type.ts';

/**
 * At a stop the server says so (`isStopping`), goes on taking connections for `drainMs`, and from then on none. An answer
 * sent meanwhile ends its connection. Connections that carry no request are closed as they fall idle, so that a browser
 * which keeps one open cannot hold the stop, and none that is being answered is cut.
 */
export function drainConnections(app: PorticoServer, drainMs: number): void {
  app.decorate('isStopping', false);
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    app.isStopping = true;
    await setTimeout(drainMs);
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  // Also of what was asked before the stop: the next request would come upon a closed connection.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isStopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
