import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@portico/server/platform/database/migrate';
import { MIGRATIONS_FOLDER } from '@portico/server/platform/database/migration-files';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { withClient } from '../database/with-client.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

export interface RestoredDatabase {
  readonly db: TestDatabase;
  /** A copy of the acquirer's store of that day. */
  readonly ledger: string;
  /** The migrations that a current server ran at its start. */
  readonly migrated: readonly string[];
}

/**
 * The database `<day>.sql` as a server of that day left it, migrated as at a start. The migrations up to
 * `lastMigration` create its tables; it knows their checksums.
 */
export async function restoreDump(day: string, lastMigration: string): Promise<RestoredDatabase> {
  const own = mkdtempSync(path.join(os.tmpdir(), 'portico-dump-'));
  const db = await createTestDatabase({ empty: true });
  const migrations = path.join(own, 'migrations');
  cpSync(MIGRATIONS_FOLDER, migrations, { recursive: true });
  for (const name of readdirSync(migrations).filter((file) => file > lastMigration))
    rmSync(path.join(migrations, name));
  await migrate(db.url, migrations);
  const rows = readFileSync(path.join(folder, `${day}.sql`), 'utf8');
  await withClient(db.url, (client) => client.query(`DELETE FROM migration; ${rows}`));
  const ledger = path.join(own, 'ledger.jsonl');
  copyFileSync(path.join(folder, `${day}-acquirer.jsonl`), ledger);
  return { db, ledger, migrated: await migrate(db.url) };
}
