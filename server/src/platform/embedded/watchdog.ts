import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

const SCRIPT = `
cat >/dev/null
pid=$1; shift
kill -INT "$pid" 2>/dev/null
tries=0
while kill -0 "$pid" 2>/dev/null && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
rm -rf "$@"
`;

/**
 * Stops the database if this process dies by any means: the pipe to the watchdog closes, the database gets a fast
 * shutdown, and the given folders are removed. Not on Windows: there the next start stops the orphan. Returns a
 * function that cancels the watchdog.
 */
export function startWatchdog(pid: number, folders: readonly string[]): () => void {
  if (process.platform === 'win32') return () => {};
  const call = ['-c', SCRIPT, 'sh', String(pid), ...folders];
  const dog = spawn('/bin/sh', call, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  (dog.stdin as Socket).unref();
  dog.unref();
  return () => dog.kill('SIGKILL');
}
