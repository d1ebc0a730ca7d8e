import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** Demo mode over a data folder, regardless of this process's environment. */
const environment = (dataDir: string) => ({
  ...process.env,
  DATABASE_URL: '',
  PUBLIC_URL: '',
  ACQUIRER_URL: '',
  MAIL_URL: '',
  SECRET: '',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
});

/**
 * Starts the built server, waits until it is ready, then stops it. Returns the milliseconds from spawning the process
 * to `/readyz`. `onSandbox` gets the process id of each provider stand-in started with it, which keeps running.
 */
export async function startOnce(dataDir: string, onSandbox: (pid: number) => void): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [main], {
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const url = `${await urlSaid(child.stdout)}/readyz`;
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    return performance.now() - begun;
  } finally {
    for (const sandbox of child.pid === undefined ? [] : sandboxesOf(child.pid)) onSandbox(sandbox);
    child.kill('SIGTERM');
    await ended;
  }
}

/** Ends the reported stand-ins after the work. */
export async function endingSandboxes<T>(work: (onSandbox: (pid: number) => void) => Promise<T>): Promise<T> {
  const sandboxes: number[] = [];
  try {
    return await work((pid) => sandboxes.push(pid));
  } finally {
    for (const pid of sandboxes) process.kill(pid);
  }
}

async function urlSaid(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /^Portico is open at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended without listening');
}

/** Process ids of the provider stand-ins started by a server: they outlive it. */
function sandboxesOf(serverPid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    const isSandbox = args.some((arg) => /sandbox.dist.(?:\w+.)?main\.js$/.test(arg));
    return Number(parent) === serverPid && isSandbox ? [Number(pid)] : [];
  });
}
