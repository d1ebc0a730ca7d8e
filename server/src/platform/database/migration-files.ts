import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface MigrationFile {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Of a contract migration: servers that do not know the migration of this number may not serve after it. */
  readonly unusedSince: number | null;
  /** The index of a file that only builds one while others write: such a file runs outside a transaction. */
  readonly indexBuilt: string | undefined;
}

/** The first line of a contract migration. Rule: docs/guides/adding-a-migration.md. */
const CONTRACT = /^-- contract: .+, unused since (\d{4})\n/;
const INDEX_BUILT = /^(?:--.*\n)*CREATE INDEX CONCURRENTLY (\w+) ON [^;]+;\n*$/;

/** src and dist are at the same depth, so one path serves both. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Reads the numbered files `NNNN_name.sql` of a folder in order. Throws on another name or a duplicate number. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readMigration(folder, name)));
  for (const [index, file] of files.entries()) {
    if (files[index + 1]?.version === file.version)
      throw new Error(`two migrations have number ${file.version}`);
  }
  return files;
}

async function readMigration(folder: string, name: string): Promise<MigrationFile> {
  const version = /^(\d{4})_[a-z0-9_-]+\.sql$/.exec(name)?.[1];
  if (version === undefined) throw new Error(`migration ${name} is not named NNNN_name.sql`);
  // Windows checkouts may change line ends; that does not change a migration.
  const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  const since = CONTRACT.exec(sql)?.[1];
  return {
    version: Number(version),
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    unusedSince: since === undefined ? null : Number(since),
    indexBuilt: INDEX_BUILT.exec(sql)?.[1],
  };
}
