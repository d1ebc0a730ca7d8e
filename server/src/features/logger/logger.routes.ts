import { errorBodySchema } from '@portico/contract/calls/error-body';
import { loggerRequestSchema } from '@portico/contract/calls/logger';
import * as z from 'zod';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { clientEntry } from './client-entry.ts';

const bodyLimit = 64 * 1024;

/** What went wrong in browsers, into the log: bounded, rate limited, and stripped of what must not be kept. */
export async function loggerRoutes(app: PorticoServer): Promise<void> {
  app.post(
    '/api/Logger',
    {
      config: { access: 'anyone', rateLimit: { max: 30, timeWindow: '1 minute' } },
      bodyLimit,
      schema: { body: loggerRequestSchema, response: { 204: z.null(), '4xx': errorBodySchema } },
    },
    async (request, reply) => {
      for (const entry of request.body.Entries) {
        request.log[entry.Level]({ browser: clientEntry(entry) }, 'a browser reports');
      }
      return reply.code(204).send(null);
    },
  );
}
