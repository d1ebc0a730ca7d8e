import type { PorticoServer } from './server-type.ts';

/**
 * At a stop, connections that carry no request are closed as they fall idle, so that a browser which keeps one open
 * cannot hold the stop, and none that is being answered is cut.
 */
export function drainConnections(app: PorticoServer): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
