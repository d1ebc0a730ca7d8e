import { refuse } from './refuse.ts';
import type { PorticoServer } from './server-type.ts';

/** Refuses a request of HTTP/1.1 that names no host, as the standard asks. */
export function requireHost(app: PorticoServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, httpVersion } = request.raw;
    if (headers.host === undefined && httpVersion === '1.1') refuse(reply, 'request.invalid');
    else done();
  });
  // What a caller expects of us is not what decides: the request is answered as any other.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
