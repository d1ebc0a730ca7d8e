import type { PorticoServer } from './server-type.ts';

/**
 * Gives whoever asked `seconds` to read an answer: then the connection is closed, so that nobody keeps a place of work
 * by reading slowly. Files, which take no place, may take as long as they do. 0: any answer may. Rule: docs/limits.md.
 */
export function boundAnswers(app: PorticoServer, seconds: number): void {
  if (seconds === 0) return;
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.routeOptions.config.load === 'free' || reply.raw.closed) {
      done();
      return;
    }
    const timer = setTimeout(() => {
      for (const hear of app.limitListeners) hear('answerSeconds');
      request.raw.socket.destroy();
    }, seconds * 1_000);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
