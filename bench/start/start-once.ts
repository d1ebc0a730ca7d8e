import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { guestPaths } from '@portico/contract/paths';
import { sandboxesOf } from './sandboxes-of.ts';

/** Milliseconds from spawning the process. */
export interface StartTimes {
  readonly ready: number;
  readonly document: number;
}

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
 * Starts the built server, waits until it is ready and has sent a page, then stops it. `onSandbox` gets the process id
 * of each provider stand-in started with it, which keeps running.
 */
export async function startOnce(dataDir: string, onSandbox: (pid: number) => void): Promise<StartTimes> {
  const begun = performance.now();
  const child = spawn(process.execPath, [main], {
    env: environment(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const url = await urlSaid(child.stdout);
    await expectOk(`${url}/readyz`);
    const ready = performance.now() - begun;
    await expectOk(url + guestPaths.book('QUAY'));
    const document = performance.now() - begun;
    return { ready, document };
  } finally {
    for (const sandbox of child.pid === undefined ? [] : sandboxesOf(child.pid)) onSandbox(sandbox);
    child.kill('SIGTERM');
    await ended;
  }
}

/** Milliseconds of an empty Node process, from spawn to exit. */
export async function idleNode(): Promise<number> {
  const begun = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - begun;
}

async function urlSaid(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /^Portico is open at (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('The server ended without listening');
}

async function expectOk(url: string): Promise<void> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  await answer.text();
}
