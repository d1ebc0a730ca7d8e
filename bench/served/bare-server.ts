import { brotliCompressSync, constants } from 'node:zlib';
import fastify from 'fastify';
import { floorPath } from './served-options.ts';

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
    const kept = compressed.get(text) ?? brotliCompressSync(text, quality);
    compressed.set(text, kept);
    return kept;
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
