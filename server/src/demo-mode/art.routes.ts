import { demoArtDir } from '@portico/demo/art';
import type { PorticoServer } from '../platform/http/server-type.ts';

const aDay = 'public, max-age=86400';

export async function artRoutes(app: PorticoServer): Promise<void> {
  app.get<{ Params: { '*': string } }>(
    '/demo/art/*',
    { config: { access: 'demo' } },
    async (request, reply) => reply.header('cache-control', aDay).sendFile(request.params['*'], demoArtDir()),
  );
}
