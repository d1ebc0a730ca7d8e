import { refuse } from './refuse.ts';
import type { PorticoServer } from './server-type.ts';

/** Refuses a request of HTTP/1.1 that names no host, and any that names two, as the standard asks. */
export function requireHost(app: PorticoServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders, httpVersion } = request.raw;
    // Of two Node keeps the first, and a proxy before it perhaps the other.
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) refuse(reply, 'request.invalid');
    else done();
  });
  // What a caller expects of us is not what decides: the request is answered as any other.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
