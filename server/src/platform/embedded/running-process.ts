import { errorCode } from '../error-code.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, of any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * An opaque mark of a process's start, or undefined if it is not running. Process ids are reused, in containers the
 * very same ones at each start, so an id alone does not identify a process.
 */
export function processStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'win32') return 'unknown';
  if (process.platform !== 'linux') return readField(pid, 'lstart=');
  const stat = readProcessFile(pid, 'stat');
  // The name, in brackets, may contain spaces; state is the first field after it, start time the twentieth.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields === undefined || fields[0] === 'Z' ? undefined : fields[19];
}

/** The command line of a running process, or undefined if it is not running. */
export function processCommand(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return readProcessFile(pid, 'cmdline')?.replaceAll('\0', ' ');
  return readField(pid, 'command=');
}

function readProcessFile(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

function readField(pid: number, field: string): string | undefined {
  return spawnSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}
