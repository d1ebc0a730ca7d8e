import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes the acquirer's address atomically, replacing that of an earlier process. */
export function writeUrlFile(path: string, url: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, url);
  renameSync(draft, path);
}

/** Removes the address at a stop, unless a later process has replaced it. */
export function removeUrlFile(path: string, url: string): void {
  try {
    if (readFileSync(path, 'utf8') === url) rmSync(path);
  } catch {
    // Already removed.
  }
}
