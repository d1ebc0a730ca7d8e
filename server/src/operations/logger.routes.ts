import type { LoggerRequest } from '@portico/contract/calls/logger';
import type { Limits } from '../config/limits.ts';
import { memoryLimit } from '../limits/memory-limit.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { maskedUrl } from '../platform/log/masked-url.ts';
import { withoutCardNumbers } from '../platform/log/without-card-numbers.ts';

const bodyLimit = 64 * 1024;

export interface LoggerDeps {
  readonly clock: Clock;
  readonly limits: Limits;
  /** Called for each refused report. */
  readonly onLimitMet: (limit: string) => void;
}

/**
 * Logs errors of browsers: bounded, rate limited, and without secrets. Counted in the memory of the process, so that
 * reports arrive while the database is unavailable. Rule: docs/limits.md.
 */
export async function loggerRoutes(app: PorticoServer, deps: LoggerDeps): Promise<void> {
  const reports = memoryLimit(deps, 'reportsPerAddress');
  app.route({
    ...endpoint('/api/Logger'),
    bodyLimit,
    onRequest: async (request, reply) => {
      const address = clientAddress(request);
      const opensInS = reports.opensInS(address);
      if (opensInS === 0) return reports.spend(address, 1);
      return refuse(reply.header('retry-after', opensInS), 'request.too-many');
    },
    handler: async (request, reply) => {
      for (const entry of request.body.Entries) {
        request.log[entry.Level]({ browser: clientEntry(entry) }, 'a browser reports');
      }
      return reply.code(204).send(null);
    },
  });
}

type Entry = LoggerRequest['Entries'][number];

/** An entry for the log, without possible card numbers and booking tokens. */
function clientEntry(entry: Entry): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => name !== 'Level')
      .map(([name, value]) => [name, typeof value === 'string' ? safe(value) : value]),
  );
}

function safe(text: string): string {
  return withoutCardNumbers(maskedUrl(text));
}
