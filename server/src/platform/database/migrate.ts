import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { databaseFault } from './database-fault.ts';
import { MIGRATIONS_FOLDER, readMigrations, type MigrationFile } from './migration-files.ts';
import { isRetryable } from './retryable.ts';
import { runAlone } from './run-alone.ts';

/** Anything that stays silent this long is no database: a firewall that drops packets, another program. */
const CONNECTION_TIMEOUT_MS = 10_000;

const MIGRATION_TABLE = `
CREATE TABLE IF NOT EXISTS migration (
  version      integer PRIMARY KEY,
  name         text NOT NULL,
  checksum     text NOT NULL,
  applied_at   timestamptz NOT NULL,
  unused_since integer
);
-- Only where it lacks: even one that changes nothing would wait for a running backup.
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = 'migration'::regclass AND attname = 'unused_since') THEN
    ALTER TABLE migration ADD COLUMN unused_since integer;
  END IF;
END $$;
COMMENT ON TABLE migration IS 'The numbered SQL files this database has been through.';
COMMENT ON COLUMN migration.checksum IS 'SHA-256 of the file; a file is never edited once it has been applied.';
COMMENT ON COLUMN migration.unused_since IS 'A server that does not know the migration of this number may not serve any more; null: every older server may.';
`;

/**
 * Migrates a database: each new file runs in a transaction of its own, or builds one index outside of it. Several
 * servers may start at once; one works and the others wait, and older ones go on serving. Throws if the database has
 * dropped what this version uses, if an applied file has changed, or if a statement fails, which rolls its file back.
 * Rule: docs/guides/adding-a-migration.md.
 * @returns the names of the files applied now
 */
export async function migrate(url: string, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const files = await readMigrations(folder);
  const client = await connect(url);
  try {
    await runAlone(client, 'the table of migrations', () => client.query(MIGRATION_TABLE));
    await refuseContracted(client, files.at(-1)?.version ?? 0);
    const applied: string[] = [];
    for (const file of files) {
      const isNew = await runAlone(client, `migration ${file.name}`, () => apply(client, file, url));
      if (isNew) applied.push(file.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  await client.connect();
  return client;
}

/** A server already running finds the same for its `/readyz`. */
async function refuseContracted(client: pg.Client, known: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migration WHERE version > $1 AND unused_since > $1 ORDER BY version LIMIT 1',
    [known],
  );
  const [contract] = rows;
  if (contract !== undefined)
    throw new CannotStart(
      `the database is of a newer Portico, and ${contract.name} dropped what this version uses: start that version, or restore a backup`,
    );
}

async function apply(client: pg.Client, file: MigrationFile, url: string): Promise<boolean> {
  const { version, name, checksum, unusedSince } = file;
  const found = await client.query<{ checksum: string }>(
    'SELECT checksum FROM migration WHERE version = $1',
    [version],
  );
  const before = found.rows[0];
  if (before !== undefined) {
    if (before.checksum !== checksum)
      throw new CannotStart(`migration ${name} has changed since it was applied`);
    return false;
  }
  // The result of a statement with values stays open until the next statement, and an index waits for its end.
  await client.query('SELECT 1');
  try {
    await (file.indexBuilt === undefined ? client.query(file.sql) : buildIndex(file.indexBuilt, file, url));
  } catch (error) {
    throw failed(name, error, url);
  }
  await client.query(
    `INSERT INTO migration (version, name, checksum, applied_at, unused_since)
      VALUES ($1, $2, $3, clock_timestamp(), $4)`,
    [version, name, checksum, unusedSince],
  );
  return true;
}

/** On a connection of its own, as the lock of this run is held by a transaction. A build that failed leaves an index. */
async function buildIndex(index: string, { sql }: MigrationFile, url: string): Promise<void> {
  const client = await connect(url);
  const dropUnfinished = () =>
    client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${client.escapeIdentifier(index)}`);
  try {
    await dropUnfinished();
    await client.query(sql).catch(async (error: unknown) => {
      await dropUnfinished();
      throw error;
    });
  } finally {
    await client.end();
  }
}

function failed(name: string, error: unknown, url: string): unknown {
  const isOfFile =
    error instanceof pg.DatabaseError && !isRetryable(error) && databaseFault(error, url) === undefined;
  if (!isOfFile) return error;
  return new CannotStart(
    `migration ${name} failed and was undone (${error.message}): servers of the version before go on, start that version here too`,
    { cause: error },
  );
}
