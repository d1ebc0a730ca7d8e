import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../platform/database/migration-files.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { UNKNOWN_PROXY } from '../platform/http/unknown-proxy.ts';
import type { WatchedDisk } from './watched-disk.ts';
import { readState } from './health.store.ts';
import { cachedState } from './cached-state.ts';

export interface HealthDeps {
  readonly clock: Clock;
  /** Has connections of its own, so that checks do not wait for bookings. */
  readonly database: Database;
  /** False: no payment provider is configured. */
  readonly takesPayments: boolean;
  /** Warnings about the configuration. */
  readonly warnings: readonly string[];
  /** Warnings about its hotels, as last found; never waits. */
  readonly hotelWarnings: () => readonly string[];
  readonly disk: WatchedDisk;
}

/** For operators: docs/every-day.md, "Monitoring". */
export async function healthRoutes(
  app: PorticoServer,
  { clock, database, takesPayments, warnings, hotelWarnings, disk }: HealthDeps,
): Promise<void> {
  const versions = (await readMigrations(MIGRATIONS_FOLDER)).map(({ version }) => version);
  const stateOfDatabase = cachedState(
    () =>
      readState(database, versions).then(
        async (state) => {
          await disk.look();
          return state;
        },
        (error: unknown) => {
          app.log.error({ err: error }, 'the database cannot be asked');
          return 'unreachable';
        },
      ),
    clock,
  );

  app.get('/healthz', { config: { access: 'anyone', load: 'free' } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: { access: 'anyone', load: 'free' } }, async (request, reply) => {
    if (app.isStopping) return reply.code(503).send({ status: 'stopping' });
    const state = await stateOfDatabase();
    const full = disk.full();
    const isReady = state === 'ok' && full === undefined;
    // Warnings name providers, accounts and settings, so only monitoring may read them.
    const seesWarnings = app.bringsMetricsToken(request);
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: state,
      disk: full === undefined ? 'ok' : `${full} full`,
      payments: takesPayments ? 'configured' : 'not configured',
      ...(seesWarnings && {
        warnings: [
          ...warnings,
          ...(state === 'ok' ? hotelWarnings() : []),
          ...(app.hasUnknownProxy ? [UNKNOWN_PROXY] : []),
        ],
      }),
    });
  });
}
