import { CannotStart } from '../cannot-start.ts';
import { errorCode } from '../error-code.ts';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processStart } from './running-process.ts';

export interface DataLock {
  release(): void;
}

/**
 * Locks a data folder for this process, because a second application would stop the database of the first. Takes over
 * the lock of a dead process. Throws if another application, or another part of this one, holds it.
 */
export function acquireDataLock(dataDir: string): DataLock {
  const file = path.resolve(dataDir, 'portico.lock');
  const claim = JSON.stringify({ pid: process.pid, start: processStart(process.pid) });
  mkdirSync(path.dirname(file), { recursive: true });
  // Written to a draft, then linked: a lock is never partial, and only one link succeeds.
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, claim);
    while (!claimed(draft, file)) reapIfStale(file);
  } finally {
    rmSync(draft, { force: true });
  }
  return { release: () => rmSync(file, { force: true }) };
}

function claimed(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function reapIfStale(file: string): void {
  const holder = holderOf(file);
  if (holder === 'gone') return;
  if (holder !== undefined && processStart(holder.pid) === holder.start) {
    throw new CannotStart(
      `another Portico is using ${path.dirname(file)} (process ${holder.pid}); stop it first, or set another DATA_DIR`,
    );
  }
  const reaped = `${file}.${process.pid}.stale`;
  renameSync(file, reaped);
  rmSync(reaped);
}

function holderOf(file: string): { pid: number; start: string } | 'gone' | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return 'gone';
  }
  try {
    return JSON.parse(text) as { pid: number; start: string };
  } catch {
    return undefined;
  }
}
