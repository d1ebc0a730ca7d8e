import { randomInt } from 'node:crypto';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { importPropertyFile } from '@portico/server/property-file/import-property-file';
import type { Database } from '@portico/server/platform/database/database';
import type { Identity } from '../builders/journey-hotels.ts';
import { shiftedClock } from '../portico/shifted-clock.ts';
import { running } from './running.ts';

/** A unique identity: the demo hotels have small ids. */
export function newIdentity(): Identity {
  const id = randomInt(1_000_000, 2_000_000_000);
  return { id, code: `T${id}` };
}

/** Imports a hotel like its command, beside the running server. Throws when the import is refused. */
export async function importHotel(database: Database, file: PropertyFile): Promise<void> {
  // Uses the server's own clock: servers do not look for changes written too long ago.
  const clock = shiftedClock(running().begunAt);
  const imported = await importPropertyFile(database, file, { dryRun: false, clock });
  if (!imported.ok) throw new Error(`the hotel was refused: ${JSON.stringify(imported.refusal)}`);
}
