import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { ensureDatabase } from '@portico/server/platform/database/ensure-database';
import { openDatabase, type Database } from '@portico/server/platform/database/database';
import { migrate } from '@portico/server/platform/database/migrate';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { insertHotel } from '../../database/insert-hotel.ts';
import { startSmtpReceiver, type SmtpReceiver } from '../../mail/smtp-receiver.ts';
import { startAcquirerProcess, type AcquirerProcess } from './acquirer-process.ts';
import { startAcquirerProxy, type AcquirerProxy } from './acquirer-proxy.ts';
import type { Cluster } from './cluster.ts';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

/** When the servers believe to have started, before the first night of the hotel of the tests. */
const STARTED_AT = new Date('2027-02-20T12:00:00Z').getTime();

export interface StageOptions {
  readonly cluster: Cluster;
  readonly name: string;
  readonly hotel: PropertyFile;
  /** How many servers run on the one database. */
  readonly servers: number;
  /** Of the servers' logs. */
  readonly logFolder: string;
}

/** Everything one line of the table needs, made for it alone. */
export interface Stage {
  readonly servers: readonly ServerProcess[];
  readonly databaseProxy: DatabaseProxy;
  readonly acquirerProxy: AcquirerProxy;
  readonly acquirer: AcquirerProcess;
  readonly mails: SmtpReceiver;
  /** Straight to the database. Opened anew by who asks, as the database may have been restarted. */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Moves the clock of all servers, back where negative. */
  jump(milliseconds: number): void;
  close(): Promise<void>;
}

/** Opens a stage whose servers take requests. Whoever opens it closes it. */
export async function openStage({ cluster, name, hotel, servers, logFolder }: StageOptions): Promise<Stage> {
  const folder = mkdtempSync(path.join(cluster.folder, 'stage-'));
  mkdirSync(logFolder, { recursive: true });
  await ensureDatabase(cluster.url('postgres'), name);
  await migrate(cluster.url(name));
  const withDatabase = async <T>(work: (database: Database) => Promise<T>) => {
    const database = openDatabase(cluster.url(name), { log: console, maxConnections: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  await withDatabase((database) => insertHotel(database, hotel));

  const offsetFile = path.join(folder, 'clock-offset');
  let offset = STARTED_AT - Date.now();
  const keepOffset = () => {
    writeFileSync(`${offsetFile}.new`, String(offset));
    renameSync(`${offsetFile}.new`, offsetFile);
  };
  keepOffset();

  const databaseProxy = await startDatabaseProxy(cluster.target);
  const acquirer = await startAcquirerProcess(folder);
  const acquirerProxy = await startAcquirerProxy(acquirer.url);
  const mails = await startSmtpReceiver();
  const environment = {
    DATABASE_URL: `postgres://portico@127.0.0.1:${databaseProxy.port}/${name}`,
    PUBLIC_URL: 'http://localhost',
    SECRET: 'a-secret-of-the-servers-that-are-proved',
    ACQUIRER_URL: acquirerProxy.url,
    ACQUIRER_SECRET: acquirer.secret,
    MAIL_URL: mails.url,
    MAIL_FROM: 'bookings@quay.example',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  };
  const running: ServerProcess[] = [];
  const close = async () => {
    await Promise.all(running.map((server) => server.kill()));
    await Promise.all([acquirer.close(), databaseProxy.close(), acquirerProxy.close(), mails.close()]);
  };
  try {
    for (let number = 1; number <= servers; number++) {
      const logFile = path.join(logFolder, `${name}-${number}.log`);
      const server = serverProcess({ port: await freePort(), environment, offsetFile, logFile });
      running.push(server);
      await server.start();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    servers: running,
    databaseProxy,
    acquirerProxy,
    acquirer,
    mails,
    withDatabase,
    jump: (milliseconds) => {
      offset += milliseconds;
      keepOffset();
    },
    close,
  };
}
