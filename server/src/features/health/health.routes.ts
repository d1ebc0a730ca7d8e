import type { Database } from '../../platform/database/database.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { UNKNOWN_PROXY } from '../../platform/http/unknown-proxy.ts';
import { isMigrated } from './health.store.ts';

export interface HealthDeps {
  readonly database: Database;
  /** False: no payment provider is configured. */
  readonly takesPayments: boolean;
  /** What the hotel should know about the way this server was started. */
  readonly warnings: readonly string[];
  /** What its hotels should, as it was found last; never waits. */
  readonly hotelWarnings: () => readonly string[];
}

/** For whoever keeps the server running: docs/operating.md. */
export async function healthRoutes(
  app: PorticoServer,
  { database, takesPayments, warnings, hotelWarnings }: HealthDeps,
): Promise<void> {
  app.get('/healthz', { config: { access: 'anyone', load: 'free' } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: { access: 'anyone', load: 'free' } }, async (request, reply) => {
    if (app.isStopping) return reply.code(503).send({ status: 'stopping' });
    const state = await isMigrated(database).then(
      (migrated) => (migrated ? 'ok' : 'behind'),
      (error: unknown) => {
        request.log.error({ err: error }, 'the database cannot be asked');
        return 'unreachable';
      },
    );
    return reply.code(state === 'ok' ? 200 : 503).send({
      status: state === 'ok' ? 'ready' : 'not ready',
      database: state,
      payments: takesPayments ? 'configured' : 'not configured',
      warnings: [
        ...warnings,
        ...(state === 'ok' ? hotelWarnings() : []),
        ...(app.hasUnknownProxy ? [UNKNOWN_PROXY] : []),
      ],
    });
  });
}
