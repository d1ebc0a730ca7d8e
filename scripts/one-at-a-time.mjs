import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * Runs `work` while no other process works under this lock, a file with the number of the process that has it. A lock whose
 * process has ended is taken over. Prints once what it waits for. Throws the system's error where the lock cannot be written.
 */
export async function oneAtATime(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  let isSaid = false;
  while (!taken(lock)) {
    const holder = takeFromEnded(lock);
    if (holder === undefined) continue;
    if (!isSaid)
      console.error(`Process ${holder} is building this tree: waiting. If it is not, remove ${lock}.`);
    isSaid = true;
    await setTimeout(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  // Written aside and linked: no lock is seen half written, or left so by a full disk.
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

/** The number of the process that has the lock; undefined where none has it any more. */
function takeFromEnded(lock) {
  const holder = read(lock);
  if (isAlive(Number(holder))) return holder;
  // Renamed first: of several that wait one alone removes it.
  const ended = `${lock}.${process.pid}`;
  try {
    renameSync(lock, ended);
    rmSync(ended);
  } catch {
    // Another was faster.
  }
  return undefined;
}

/** Empty: it is gone, or a crash of the computer emptied it. */
function read(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  // Numbers begin again with each container: that of one which has ended may be this process's own.
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
