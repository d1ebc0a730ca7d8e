import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sharedMemory } from '../shared-memory.ts';

/**
 * A new folder for a throwaway cluster. In memory when there is plenty, where a database is copied in a tenth of the
 * time; else among the temporary files.
 */
export function throwawayFolder(): string {
  const folder = mkdtempSync(path.join(sharedMemory() ?? os.tmpdir(), 'portico-test-'));
  // The account that root starts the database under must be able to enter.
  chmodSync(folder, 0o755);
  return folder;
}
