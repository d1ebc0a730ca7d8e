import { brotliCompressSync, constants } from 'node:zlib';
import { encodingOf } from '@portico/server/platform/http/compression';
import { jsonBytes, sendJson, sendJsonBytes, type JsonBytes } from '@portico/server/platform/http/send-json';
import type { PorticoServer } from '@portico/server/platform/http/server-type';
import fastify from 'fastify';
import { textFloorPath, floorPath } from './served-options.ts';

interface Named {
  Params: { name: string };
}

/**
 * The minimum of a route on this server: the same hooks, a parsed but unchecked body, and a ready response. That is
 * sent as bytes, or as text compressed on request.
 */
export async function floorRoutes(app: PorticoServer, answers: ReadonlyMap<string, string>): Promise<void> {
  // By the text itself, whose hash V8 caches: a composed key would be hashed again, which costs more than all the rest.
  const cached = {
    br: new Map<string, JsonBytes>(),
    gzip: new Map<string, JsonBytes>(),
    none: new Map<string, JsonBytes>(),
  };
  app.route<Named>({
    method: ['GET', 'POST'],
    config: { access: 'anyone' },
    url: floorPath(':name'),
    handler: async (request, reply) => {
      const text = answers.get(request.params.name) ?? '';
      const encoding = encodingOf(request.headers['accept-encoding']);
      const ofEncoding = cached[encoding ?? 'none'];
      const bytes = ofEncoding.get(text) ?? (await jsonBytes(text, encoding));
      ofEncoding.set(text, bytes);
      return sendJsonBytes(reply, bytes);
    },
  });
  app.route<Named>({
    method: ['GET', 'POST'],
    config: { access: 'anyone' },
    url: textFloorPath(':name'),
    handler: async (request, reply) => sendJson(reply, answers.get(request.params.name) ?? ''),
  });
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * The minimum of Fastify in the measured server's process: no hooks, no log, a parsed and discarded body, and ready
 * bytes, brotli where accepted. Returns its address.
 */
export async function bareServer(
  answers: ReadonlyMap<string, string>,
): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify();
  const compressed = new Map<string, Buffer>();
  const brotliOf = (text: string) => {
    const cached = compressed.get(text) ?? brotliCompressSync(text, quality);
    compressed.set(text, cached);
    return cached;
  };
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'POST'],
    url: floorPath(':name'),
    handler: (request, reply) => {
      const text = answers.get(request.params.name) ?? '';
      reply.header('content-type', 'application/json; charset=utf-8');
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
      return reply.header('content-encoding', 'br').send(brotliOf(text));
    },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}
