import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { productionVariables } from './production-variables.ts';

const runSources = new URL('../../scripts/run-sources.mjs', import.meta.url).href;
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The program from its sources, with only these variables. */
function spawnMain(variables: Readonly<Record<string, string>>, stdio: StdioOptions) {
  return spawn(process.execPath, ['--import', runSources, '--conditions=portico-source', main], {
    stdio,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'portico-main-')),
      ...variables,
    },
  });
}

/** A start that fails: its standard error and exit code. */
export async function failToStart(variables: Readonly<Record<string, string>>) {
  const child = spawnMain({ LOG_LEVEL: 'error', ...variables }, ['ignore', 'ignore', 'pipe']);
  const [output, [exitCode]] = await Promise.all([child.stderr?.toArray() ?? [], once(child, 'exit')]);
  return { exitCode: exitCode as unknown, output: output.join('') };
}

/** The server from its sources, in its own process, and where it listens. */
export async function startMain(databaseUrl: string, variables: Readonly<Record<string, string>>) {
  return startProgram({ ...productionVariables(databaseUrl), ...variables });
}

/** The same as a demo, with a database of its own. */
export async function startDemoMain(variables: Readonly<Record<string, string>>) {
  return startProgram({ DEMO_BOOKINGS: 'off', ...variables });
}

async function startProgram(variables: Readonly<Record<string, string>>) {
  const child = spawnMain(variables, ['ignore', 'pipe', 'inherit']);
  const ended = once(child, 'exit');
  const { stdout } = child;
  if (stdout === null) throw new Error('the server has no standard output');
  const lines = createInterface({ input: stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /Server listening at (http:[^"]+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    lines.once('close', () => reject(new Error('the server ended without listening')));
  });
  return { child, ended, url };
}
