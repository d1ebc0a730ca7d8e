import type { PorticoServer } from './server-type.ts';

/** Refuses a body that does not arrive in time. */
export class BodyTooSlow extends Error {
  readonly statusCode = 408;

  constructor() {
    super('a body did not arrive in time');
  }
}

/**
 * Gives each body `seconds` to arrive, or those of its route, then responds 408 `request.too-slow` and closes the
 * connection. 0: only Node's own limit of a whole request. Rule: docs/limits.md.
 */
export function boundBodies(app: PorticoServer, seconds: number): void {
  if (seconds === 0) return;
  app.addHook('preParsing', ({ raw, routeOptions }, reply, payload, done) => {
    if (raw.complete) {
      done(null, payload);
      return;
    }
    const timer = setTimeout(
      () => {
        // Without a listener no one reads this body, and emitting would itself be an error.
        if (raw.complete || raw.listenerCount('error') === 0) return;
        reply.header('connection', 'close');
        // The body's reader gets it and refuses the request with it.
        raw.emit('error', new BodyTooSlow());
      },
      (routeOptions.config.bodySeconds ?? seconds) * 1_000,
    );
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
    done(null, payload);
  });
}

/**
 * Gives the rest of a body that was answered unread `seconds` to arrive, then closes the connection: it is not idle
 * before, so a stop would wait for it. After all that may answer a request. 0: as above.
 */
export function boundUnreadBodies(app: PorticoServer, seconds: number): void {
  if (seconds === 0) return;
  app.server.on('request', (request, response) => {
    response.once('finish', () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.socket.destroy(), seconds * 1_000);
      const stop = () => clearTimeout(timer);
      request.once('end', stop).once('close', stop);
    });
  });
}
