import { ensureDatabase } from '../database/ensure-database.ts';

const NAME = 'portico';

/** The URL of the application's database in an embedded PostgreSQL, created at the first start. */
export async function applicationDatabase(cluster: { url(database: string): string }): Promise<string> {
  await ensureDatabase(cluster.url('postgres'), NAME);
  return cluster.url(NAME);
}
