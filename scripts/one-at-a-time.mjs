import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * Runs `work` while no other process works under this lock, a file with the number of the process that has it. A lock whose
 * process has ended is taken over. Throws the system's error where the lock cannot be written.
 */
export async function oneAtATime(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!taken(lock)) {
    takeFromEnded(lock);
    await setTimeout(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    const file = openSync(lock, 'wx');
    writeFileSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function takeFromEnded(lock) {
  const holder = read(lock);
  if (holder === '' || isAlive(Number(holder))) return;
  // Renamed first: of several that wait one alone removes it.
  const ended = `${lock}.${process.pid}`;
  try {
    renameSync(lock, ended);
    rmSync(ended);
  } catch {
    // Another was faster.
  }
}

/** Empty: it is gone, or its number is not written yet. */
function read(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
