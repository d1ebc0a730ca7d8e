import path from 'node:path';
import { crossesInClear, inClear } from '../config/related-faults.ts';
import { variablesSchema } from '../config/variables.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { ensureDatabase } from '../platform/database/ensure-database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { attachEmbedded } from '../platform/embedded/attach-embedded.ts';
import { startEmbedded } from '../platform/embedded/start-embedded.ts';

/** The application's database inside an embedded PostgreSQL. */
const EMBEDDED_DATABASE = 'portico';

/** What an import needs: one connection for its transaction, one for its batches. */
const CONNECTIONS = 3;

const hotelVariables = variablesSchema.pick({ DATABASE_URL: true, DATABASE_TLS: true, DATA_DIR: true });

interface HotelDatabase {
  readonly database: Database;
  /** Closes the connections, and stops the database if it was started for this. */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Log = { error(facts: object, message: string): void };

/**
 * The database of DATABASE_URL; without it the embedded one of DATA_DIR, that of a running server or else one
 * started for this command. It is brought up to date. Throws when it cannot be reached, or only in clear text.
 */
async function openHotelDatabase(environment: Environment, log: Log): Promise<HotelDatabase> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const variables = hotelVariables.parse(given);
  const { DATABASE_URL: url, DATA_DIR: dataDir } = variables;
  if (crossesInClear(variables)) throw new Error(`DATABASE_URL: ${inClear}`);
  if (url !== undefined) return connect(url, log, async () => {});

  const folder = path.resolve(dataDir);
  const running = attachEmbedded(folder);
  if (running !== undefined) return connectEmbedded(running, log, async () => {});
  const started = await startEmbedded({ dataDir: folder });
  return connectEmbedded(started, log, () => started.stop());
}

/** Does the work with that database, and closes it whatever comes of it. */
export async function withHotelDatabase<T>(
  environment: Environment,
  log: Log,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { database, close } = await openHotelDatabase(environment, log);
  try {
    return await work(database);
  } finally {
    await close();
  }
}

async function connectEmbedded(
  embedded: { url(database: string): string },
  log: Log,
  stop: () => Promise<void>,
): Promise<HotelDatabase> {
  try {
    await ensureDatabase(embedded.url('postgres'), EMBEDDED_DATABASE);
    return await connect(embedded.url(EMBEDDED_DATABASE), log, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connect(url: string, log: Log, stop: () => Promise<void>): Promise<HotelDatabase> {
  await migrate(url);
  const database = openDatabase(url, { log, maxConnections: CONNECTIONS });
  return {
    database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}
