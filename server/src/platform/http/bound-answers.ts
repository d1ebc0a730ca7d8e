import type { PorticoServer } from './server-type.ts';

/**
 * Gives a client `seconds` to read a response, then closes the connection, so that slow reading cannot hold a slot.
 * Files hold no slot and have no limit. 0: no limit. Rule: docs/limits.md.
 */
export function boundAnswers(app: PorticoServer, seconds: number): void {
  if (seconds === 0) return;
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.routeOptions.config.load === 'free' || reply.raw.closed) {
      done();
      return;
    }
    const timer = setTimeout(() => {
      for (const listener of app.limitListeners) listener('answerSeconds');
      request.raw.socket.destroy();
    }, seconds * 1_000);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
