import pg from 'pg';

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

/**
 * Creates the database `name` in a cluster unless it exists.
 * @param clusterUrl the URL of any existing database of the cluster, such as `postgres`
 */
export async function ensureDatabase(clusterUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!isMadeByAnother(error)) throw error;
  } finally {
    await client.end();
  }
}

function isMadeByAnother(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  return code === DUPLICATE_DATABASE || code === UNIQUE_VIOLATION;
}
