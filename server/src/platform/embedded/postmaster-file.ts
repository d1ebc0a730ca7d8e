import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive, processCommand } from './running-process.ts';

/** A running PostgreSQL's own description in its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Empty if it listens only on TCP. */
  readonly socketFolder: string;
  readonly ready: boolean;
}

/** The PostgreSQL that runs in this folder, or undefined. */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const postmaster = readPostmaster(folder);
  return postmaster !== undefined && isPostmaster(postmaster.pid, folder) ? postmaster : undefined;
}

/**
 * Removes the file of a killed PostgreSQL whose process id now belongs to another process: PostgreSQL would take that
 * for its predecessor and refuse to start.
 */
export function forgetDeadPostmaster(folder: string): void {
  const postmaster = readPostmaster(folder);
  if (postmaster === undefined || !isAlive(postmaster.pid) || isPostmaster(postmaster.pid, folder)) return;
  rmSync(path.join(folder, 'postmaster.pid'));
}

function readPostmaster(folder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  };
}

function isPostmaster(pid: number, folder: string): boolean {
  if (process.platform === 'win32') return isAlive(pid);
  return processCommand(pid)?.includes(` -D ${folder} `) ?? false;
}
