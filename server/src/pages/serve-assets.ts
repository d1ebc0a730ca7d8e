import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { Site } from './site.ts';

const aYear = 'public, max-age=31536000, immutable';
const access = { config: { access: 'anyone', load: 'free' } } as const;
const aDay = 'public, max-age=86400';

/** The files of the build. Those under /assets/ have their content hash in the name, so browsers cache them. */
export async function serveAssets(app: PorticoServer, { folder }: Site): Promise<void> {
  // Its own routes could not declare their access, so it only provides `sendFile` to ours.
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.setHeader('vary', 'accept-encoding');
    },
  });

  app.get<{ Params: { '*': string } }>('/assets/*', access, async (request, reply) =>
    reply.header('cache-control', aYear).sendFile(request.params['*'], path.join(folder, 'assets')),
  );
  app.get('/icon.svg', access, async (_request, reply) =>
    reply.header('cache-control', aDay).sendFile('icon.svg'),
  );
}
