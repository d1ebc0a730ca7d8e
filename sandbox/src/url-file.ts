import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Says where the acquirer is, in place of any earlier process; a reader never sees half an address. */
export function writeUrlFile(path: string, url: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, url);
  renameSync(draft, path);
}

/** Takes the address away at a stop, unless a later process has put its own there. */
export function removeUrlFile(path: string, url: string): void {
  try {
    if (readFileSync(path, 'utf8') === url) rmSync(path);
  } catch {
    // Already gone, which is what was wanted.
  }
}
