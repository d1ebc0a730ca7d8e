import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { importPropertyFile } from '@portico/server/property-file/import-property-file';
import type { Database } from '@portico/server/platform/database/database';

/** Before the first night of the hotel in testing/builders. */
const LONG_BEFORE = new Date('2027-01-01T00:00:00Z');

/** Imports a hotel into a test's database; throws when the import is refused. */
export async function insertHotel(
  database: Database,
  file: PropertyFile,
  now: Date = LONG_BEFORE,
): Promise<void> {
  const imported = await importPropertyFile(database, file, { dryRun: false, clock: { now: () => now } });
  if (!imported.ok) throw new Error(`The import is refused: ${imported.refusal.code}`);
}
