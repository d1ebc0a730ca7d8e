import { randomInt } from 'node:crypto';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { importPropertyFile } from '@portico/server/property-file/import-property-file';
import type { Database } from '@portico/server/platform/database/database';
import type { Identity } from '../builders/journey-hotels.ts';
import { shiftedClock } from '../portico/shifted-clock.ts';
import { running } from './running.ts';

/** An identity that no other test has: the demo hotels have small ids. */
export function newIdentity(): Identity {
  const id = randomInt(1_000_000, 2_000_000_000);
  return { id, code: `T${id}` };
}

/** Imports a hotel as its command does, beside the running server. Throws when it is refused. */
export async function importHotel(database: Database, file: PropertyFile): Promise<void> {
  // By the server's own clock: what is written too long ago is not looked for.
  const clock = shiftedClock(running().begunAt);
  const imported = await importPropertyFile(database, file, { dryRun: false, clock });
  if (!imported.ok) throw new Error(`the hotel was refused: ${JSON.stringify(imported.refusal)}`);
}
