import type { PorticoServer } from './server-type.ts';

/** What a body that does not come to its end in time is refused with. */
export class BodyTooSlow extends Error {
  readonly statusCode = 408;

  constructor() {
    super('a body did not arrive in time');
  }
}

/**
 * Gives each body `seconds` to arrive: then 408 `request.too-slow`, and the connection is closed. 0: as long as Node's
 * own limit of a whole request lets it take. Rule: docs/limits.md.
 */
export function boundBodies(app: PorticoServer, seconds: number): void {
  if (seconds === 0) return;
  app.addHook('preParsing', ({ raw }, reply, payload, done) => {
    if (raw.complete) {
      done(null, payload);
      return;
    }
    const timer = setTimeout(() => {
      // Without a listener nobody reads this body, and to tell nobody would be an error of its own.
      if (raw.complete || raw.listenerCount('error') === 0) return;
      reply.header('connection', 'close');
      // Heard by what reads the body, which then refuses the request with it.
      raw.emit('error', new BodyTooSlow());
    }, seconds * 1_000);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
    done(null, payload);
  });
}
