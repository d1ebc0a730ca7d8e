import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { StandIn } from '../payments/provider-declaration.ts';
import { CannotStart } from '../platform/cannot-start.ts';

export interface SandboxProcess {
  readonly url: string;
  /** Ends it, even if started by another process; payments are in its store. */
  stop(): Promise<void>;
  /** Whether this call started it. */
  readonly isNew: boolean;
}

const patienceMs = 120_000;
const pauseMs = 50;

/**
 * Finds the sandbox of a data folder, or starts it: a separate process that survives when this one is killed, so that
 * payments stay known. Throws if it does not respond within two minutes.
 */
export async function sandboxProcess(
  dataDir: string,
  secret: string,
  standIn: Pick<StandIn, 'folder' | 'program' | 'pages'>,
): Promise<SandboxProcess> {
  const { program, pages } = standIn;
  const folder = path.join(dataDir, standIn.folder);
  const urlFile = urlFileOf(dataDir, standIn);
  const pidFile = path.join(folder, 'pid');
  const running = await healthyUrl(urlFile);
  if (running !== undefined) return { url: running, stop: () => stop(pidFile), isNew: false };
  mkdirSync(folder, { recursive: true });
  // Its process has ended; the id may belong to another by now.
  rmSync(pidFile, { force: true });
  const log = openSync(path.join(folder, 'log'), 'a');
  const entry = createRequire(import.meta.url).resolve(program);
  const child = spawn(process.execPath, [...process.execArgv, entry], {
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      SANDBOX_PORT: '0',
      SANDBOX_STORE: path.join(folder, 'store.jsonl'),
      SANDBOX_SECRET: secret,
      SANDBOX_URL_FILE: urlFile,
      SANDBOX_PAGES: pages,
    },
  });
  closeSync(log);
  child.unref();
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  for (let waited = 0; waited < patienceMs && !hasEnded; waited += pauseMs) {
    const url = await healthyUrl(urlFile);
    if (url !== undefined) {
      writeFileSync(pidFile, String(child.pid));
      return { url, stop: () => stop(pidFile), isNew: true };
    }
    await setTimeout(pauseMs);
  }
  child.kill('SIGKILL');
  throw new CannotStart(`the sandbox does not start: ${path.join(folder, 'log')} has its reason`);
}

async function stop(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  for (
    let waited = 0;
    isSignalled(pid, waited === 0 ? 'SIGTERM' : 0) && waited < patienceMs;
    waited += pauseMs
  )
    await setTimeout(pauseMs);
  rmSync(pidFile);
}

/** Whether the process still exists. */
function isSignalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** The address of the running sandbox of a data folder; undefined if none runs. Starts nothing. */
export function runningSandbox(
  dataDir: string,
  standIn: Pick<StandIn, 'folder'>,
): Promise<string | undefined> {
  return healthyUrl(urlFileOf(dataDir, standIn));
}

const urlFileOf = (dataDir: string, { folder }: Pick<StandIn, 'folder'>) => path.join(dataDir, folder, 'url');

async function healthyUrl(urlFile: string): Promise<string | undefined> {
  try {
    const url = readFileSync(urlFile, 'utf8');
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) });
    // A sandbox that simulates an outage (503) is running all the same, and owns the store.
    return answer.ok || answer.status === 503 ? url : undefined;
  } catch {
    return undefined;
  }
}
