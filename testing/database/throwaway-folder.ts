import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sharedMemory } from '../shared-memory.ts';

/**
 * A new folder for a cluster that is thrown away: in memory where there is plenty of it, since a database is copied there
 * in a tenth of the time, else among the temporary files.
 */
export function throwawayFolder(): string {
  const folder = mkdtempSync(path.join(sharedMemory() ?? os.tmpdir(), 'portico-test-'));
  // The account lent to the database by root has to enter.
  chmodSync(folder, 0o755);
  return folder;
}
