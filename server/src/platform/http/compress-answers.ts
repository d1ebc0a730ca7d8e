import { compressed, encodingOf, isWorthCompressing } from './compression.ts';
import type { PorticoServer } from './server-type.ts';
import { varyBy } from './vary-by.ts';

const compressible = /^(?:text\/|application\/json|image\/svg)/;

/** Compresses documents and API responses if accepted. Files are compressed by the build. */
export function compressAnswers(app: PorticoServer): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isWorthCompressing(payload)) return payload;
    if (!compressible.test(String(reply.getHeader('content-type')))) return payload;
    varyBy(reply, 'accept-encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed(payload, encoding);
  });
}
