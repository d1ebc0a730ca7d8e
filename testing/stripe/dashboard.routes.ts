import type { FastifyInstance } from 'fastify';

/** The account owner's dashboard: sets where events are sent. */
export function dashboardRoutes(
  app: FastifyInstance,
  { secretKey, sendEventsTo }: { readonly secretKey: string; readonly sendEventsTo: (url: string) => void },
): void {
  app.post<{ Body: { readonly url?: string } }>('/dashboard/webhook', ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${secretKey}` || body.url === undefined)
      return reply.code(400).send();
    sendEventsTo(body.url);
    return reply.code(200).send();
  });
}
