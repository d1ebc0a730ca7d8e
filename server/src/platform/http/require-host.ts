import { refuse } from './refuse.ts';
import type { PorticoServer } from './server-type.ts';

/** Refuses HTTP/1.1 requests without a Host header, and any with two, as the standard requires. */
export function requireHost(app: PorticoServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders, httpVersion } = request.raw;
    // Of two, Node takes the first, and a proxy in front perhaps the other.
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) refuse(reply, 'request.invalid');
    else done();
  });
  // Expect headers are ignored: the request is handled as any other.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
