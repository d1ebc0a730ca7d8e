import path from 'node:path';
import { crossesInClear, inClear } from '../config/related-faults.ts';
import { variablesSchema } from '../config/variables.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { refuseLossyPooler } from '../platform/database/refuse-lossy-pooler.ts';
import { applicationDatabase } from '../platform/embedded/application-database.ts';
import { attachEmbedded } from '../platform/embedded/attach-embedded.ts';
import { startEmbedded } from '../platform/embedded/start-embedded.ts';

/** An import needs one connection for its transaction and one for its batches. */
const CONNECTIONS = 3;

const hotelVariables = variablesSchema.pick({
  DATABASE_URL: true,
  DATABASE_TLS: true,
  DATABASE_PREPARED: true,
  DATA_DIR: true,
});

type Environment = Readonly<Record<string, string | undefined>>;
type Log = { error(facts: object, message: string): void };
type Work<T> = (database: Database) => Promise<T>;

/**
 * Runs the work with the database of DATABASE_URL. Without it: with the embedded one of DATA_DIR, of a running server
 * or started for this command. Migrates it first. Throws if it cannot be reached, or only unencrypted.
 */
export async function withHotelDatabase<T>(environment: Environment, log: Log, work: Work<T>): Promise<T> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const variables = hotelVariables.parse(given);
  const { DATABASE_URL: url, DATABASE_PREPARED, DATA_DIR } = variables;
  if (crossesInClear(variables)) throw new Error(`DATABASE_URL: ${inClear}`);
  if (url !== undefined) {
    const preparesStatements = DATABASE_PREPARED !== 'off';
    if (preparesStatements) await refuseLossyPooler(url);
    return withDatabase(url, { log, preparesStatements }, work);
  }

  const dataDir = path.resolve(DATA_DIR);
  const running = attachEmbedded(dataDir);
  if (running !== undefined) return withDatabase(await applicationDatabase(running), { log }, work);
  const started = await startEmbedded({ dataDir });
  try {
    return await withDatabase(await applicationDatabase(started), { log }, work);
  } finally {
    await started.stop();
  }
}

async function withDatabase<T>(
  url: string,
  options: Pick<DatabaseOptions, 'log' | 'preparesStatements'>,
  work: Work<T>,
): Promise<T> {
  await migrate(url);
  const database = openDatabase(url, { ...options, maxConnections: CONNECTIONS });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
