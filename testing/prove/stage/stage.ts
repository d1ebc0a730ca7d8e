import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@portico/domain/record';
import { defaultLimits, limitVariable } from '@portico/server/config/limits';
import { ensureDatabase } from '@portico/server/platform/database/ensure-database';
import { openDatabase, type Database } from '@portico/server/platform/database/database';
import { migrate } from '@portico/server/platform/database/migrate';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { FIRST_NIGHT } from '../../builders/hotel-file.ts';
import { insertHotel } from '../../database/insert-hotel.ts';
import { startSmtpReceiver, type SmtpReceiver } from '../../mail/smtp-receiver.ts';
import { proveHotel } from '../prove-hotel.ts';
import type { Line } from '../line.ts';
import { startGuestsProxy, type GuestsProxy } from './guests-proxy.ts';
import { startAcquirerProxy, type AcquirerProxy } from './acquirer-proxy.ts';
import type { Cluster } from './cluster.ts';
import type { ProvedProvider, ProviderProcess } from './proved-provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../database/database-proxy.ts';
import { mainOf, migrationsOf, thisVersion, type Version } from '../upgrade/version.ts';
import { importInto } from '../upgrade/import-into.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

/** The servers' clock at their start, unless it is now. */
const STARTED_AT = new Date('2027-02-20T12:00:00Z').getTime();
const DAYS_AHEAD = 9;

/** The servers' secret for signing links. */
export const SERVER_SECRET = 'a-secret-of-the-servers-that-are-proved';

export interface StageOptions {
  readonly cluster: Cluster;
  readonly name: string;
  readonly line: Line;
  /** Of the servers' logs. */
  readonly logFolder: string;
}

/** Everything one line of the table needs, created for it alone. */
export interface Stage {
  readonly firstNight: LocalDate;
  /** Removed after the run. */
  readonly folder: string;
  /** With which its servers and its database begin. */
  readonly version: Version;
  readonly servers: readonly ServerProcess[];
  /** Where guests send requests: to each server, or to the one proxy before them. */
  readonly urls: readonly string[];
  readonly databaseProxy: DatabaseProxy;
  readonly acquirerProxy: AcquirerProxy;
  readonly provider: ProvedProvider;
  readonly acquirer: ProviderProcess;
  readonly mails: SmtpReceiver;
  /** Direct access to the database, at its current address, and to the acquirer, as a command's variables. */
  directly(): Readonly<Record<string, string>>;
  /** Direct access to the database. Each call connects again, as the database may have been restarted. */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Moves the clock of all servers, backwards when negative. */
  jump(milliseconds: number): void;
  close(): Promise<void>;
}

/** Opens a stage whose servers take requests. The caller closes it. */
export async function openStage({ cluster, name, line, logFolder }: StageOptions): Promise<Stage> {
  const startedAt = line.isAsOperated ? Date.now() : STARTED_AT;
  const today = new Date(startedAt).toISOString().slice(0, 10) as LocalDate;
  const firstNight = line.isAsOperated ? addDays(today, DAYS_AHEAD) : (FIRST_NIGHT as LocalDate);
  const folder = mkdtempSync(path.join(cluster.folder, 'stage-'));
  await ensureDatabase(cluster.url('postgres'), name);
  const version = line.begins?.(path.join(folder, 'version')) ?? thisVersion;
  await migrate(cluster.url(name), migrationsOf(version));
  const withDatabase = async <T>(work: (database: Database) => Promise<T>) => {
    const database = openDatabase(cluster.url(name), { log: console, maxConnections: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const { provider = sandboxProvider } = line;
  const hotel = proveHotel(firstNight, line.spans, provider.property);
  if (line.begins === undefined)
    await withDatabase((database) => insertHotel(database, hotel, new Date(startedAt)));
  else importInto(cluster.url(name), hotel, { version, folder });

  const offsetFile = path.join(folder, 'clock-offset');
  let offset = startedAt - Date.now();
  const keepOffset = () => {
    writeFileSync(`${offsetFile}.new`, String(offset));
    renameSync(`${offsetFile}.new`, offsetFile);
  };
  keepOffset();

  const databaseProxy = await startDatabaseProxy(cluster.target);
  const acquirer = await provider.start({ folder, offsetFile });
  const acquirerProxy = await startAcquirerProxy(acquirer.url, provider.isOrder);
  const mails = await startSmtpReceiver();
  const environment = {
    DATABASE_URL: throughProxy(cluster.url(name), databaseProxy.port),
    PUBLIC_URL: 'http://localhost',
    SECRET: SERVER_SECRET,
    ...provider.environment(acquirerProxy.url),
    MAIL_URL: mails.url,
    MAIL_FROM: 'bookings@quay.example',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...(line.isBehindProxy && { TRUSTED_PROXIES: '127.0.0.1' }),
    // All guests of a line share one address.
    ...Object.fromEntries(keysOf(defaultLimits).map((limit) => [limitVariable(limit), '0'])),
    ...line.environment,
  };
  const program = line.isAsOperated ? { main: mainOf(version) } : 'with-clock';
  const running: ServerProcess[] = [];
  let proxy: GuestsProxy | undefined;
  const close = async () => {
    await Promise.all([proxy?.close(), ...running.map((server) => server.kill())]);
    await Promise.all([acquirer.close(), databaseProxy.close(), acquirerProxy.close(), mails.close()]);
  };
  try {
    for (let number = 1; number <= line.servers; number++) {
      const logFile = path.join(logFolder, `${name}-${number}.log`);
      const settings = { port: await freePort(), environment, program, offsetFile, logFile } as const;
      const server = serverProcess(settings);
      running.push(server);
      await server.start();
    }
    const addresses = running.map(({ url }) => new URL(url).host);
    const logFile = path.join(logFolder, `${name}-proxy.log`);
    if (line.isBehindProxy)
      proxy = await startGuestsProxy({ port: await freePort(), folder, logFile, servers: addresses });
    const [first] = running;
    if (first !== undefined)
      await acquirer.sendEventsTo?.(`${first.url}/api/Payment/Notice/${provider.name}`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    firstNight,
    folder,
    version,
    servers: running,
    urls: proxy === undefined ? running.map(({ url }) => url) : [proxy.url],
    databaseProxy,
    acquirerProxy,
    provider,
    acquirer,
    mails,
    directly: () => ({
      DATABASE_URL: cluster.url(name),
      ...provider.environment(acquirer.url),
    }),
    withDatabase,
    jump: (milliseconds) => {
      offset += milliseconds;
      keepOffset();
    },
    close,
  };
}

/** The same user and database, reached by the proxy. */
function throughProxy(url: string, port: number): string {
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${port}`;
  proxied.search = '';
  return proxied.href;
}
