import type { GroupFile } from '@portico/contract/group-file/group-file';
import { importGroupFile } from '@portico/server/hotel/import-group-file';
import type { Database } from '@portico/server/platform/database/database';

const LONG_AGO = new Date('2027-01-01T00:00:00Z');

/** Imports a group into a test's database; throws when the import is refused. */
export async function insertGroup(database: Database, file: GroupFile): Promise<void> {
  const imported = await importGroupFile(database, file, { dryRun: false, clock: { now: () => LONG_AGO } });
  if (!imported.ok) throw new Error(`The import is refused: ${imported.refusal.code}`);
}
