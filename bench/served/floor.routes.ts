import type { PorticoServer } from '@portico/server/platform/http/server-type';
import { floorPath } from './served-options.ts';

/**
 * The least a route of this server can do: the same hooks, a body parsed and not checked, and text that is there
 * already, sent as JSON.
 */
export async function floorRoutes(app: PorticoServer, answers: ReadonlyMap<string, string>): Promise<void> {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'POST'],
    url: floorPath(':name'),
    config: { access: 'anyone' },
    handler: async (request, reply) =>
      reply.type('application/json; charset=utf-8').send(answers.get(request.params.name)),
  });
}
