import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * Runs `work` under a lock: a file with the owner's process id. Takes over the lock of an ended process. Prints once
 * what it waits for. Throws the system's error if the lock cannot be written.
 */
export async function oneAtATime(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  let isReported = false;
  while (!taken(lock)) {
    const holder = takeFromEnded(lock);
    if (holder === undefined) continue;
    if (!isReported)
      console.error(`Process ${holder} is building this tree: waiting. If it is not, remove ${lock}.`);
    isReported = true;
    await setTimeout(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  // Written to a draft, then linked, so that no lock is ever partial, not even on a full disk.
  const draft = `${lock}.${process.pid}`;
  try {
    writeFileSync(draft, String(process.pid));
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The process id of the lock's owner; undefined if it has none any more. */
function takeFromEnded(lock) {
  const holder = read(lock);
  if (isAlive(Number(holder))) return holder;
  // Renamed first, so that only one of several waiting processes removes it.
  const ended = `${lock}.${process.pid}`;
  try {
    renameSync(lock, ended);
    rmSync(ended);
  } catch {
    // Another process was faster.
  }
  return undefined;
}

/** Empty: removed, or emptied by a crash of the computer. */
function read(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  // Process ids restart with each container: an ended owner's may be this process's own.
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
