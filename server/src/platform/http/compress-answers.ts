import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedOnce } from './compressed-once.ts';
import type { PorticoServer } from './server-type.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const smallest = 1_024;
const compressible = /^(?:text\/|application\/json|image\/svg)/;
// The fastest that still takes most away: documents differ with each answer.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses documents and answers of the API for whoever can read it. Files come compressed from the build. */
export function compressAnswers(app: PorticoServer): void {
  const compress = {
    br: compressedOnce((text) => brotli(text, quality)),
    gzip: compressedOnce((text) => zip(text)),
  };
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest) return payload;
    if (!compressible.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress[encoding](payload);
  });
}

function encodingOf(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const names = String(accepted ?? '')
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
