import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { MIGRATIONS_FOLDER, readMigrations, type MigrationFile } from './migration-files.ts';

const RUNNER_LOCK = 7_040_001;
/** Anything that stays silent this long is no database: a firewall that drops packets, another program. */
const CONNECTION_TIMEOUT_MS = 10_000;

const MIGRATION_TABLE = `
CREATE TABLE IF NOT EXISTS migration (
  version    integer PRIMARY KEY,
  name       text NOT NULL,
  checksum   text NOT NULL,
  applied_at timestamptz NOT NULL
);
COMMENT ON TABLE migration IS 'The numbered SQL files this database has been through.';
COMMENT ON COLUMN migration.checksum IS 'SHA-256 of the file; a file is never edited once it has been applied.';
`;

/**
 * Migrates a database: each new file runs in a transaction of its own. Several servers may start at once; one works and
 * the others wait. Throws if the database is newer than this version, if an applied file has changed, or if a statement
 * fails, which rolls its file back.
 * @returns the names of the files applied now
 */
export async function migrate(url: string, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const files = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  await client.connect();
  try {
    await alone(client, () => client.query(MIGRATION_TABLE));
    await refuseNewer(client, files.at(-1)?.version ?? 0);
    const applied: string[] = [];
    for (const file of files) {
      if (await alone(client, () => apply(client, file))) applied.push(file.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** An older server would write what the newer one no longer reads. A server already running is not checked. */
async function refuseNewer(client: pg.Client, known: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migration WHERE version > $1 ORDER BY version DESC LIMIT 1',
    [known],
  );
  const [newest] = rows;
  if (newest !== undefined)
    throw new CannotStart(
      `the database is of a newer Portico (it has been through ${newest.name}): start that version, or restore a backup`,
    );
}

/** One transaction at a time; its end releases the lock, even behind pgbouncer. */
async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [RUNNER_LOCK]);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function apply(client: pg.Client, { version, name, sql, checksum }: MigrationFile): Promise<boolean> {
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
  await client.query(sql);
  await client.query(
    'INSERT INTO migration (version, name, checksum, applied_at) VALUES ($1, $2, $3, clock_timestamp())',
    [version, name, checksum],
  );
  return true;
}
