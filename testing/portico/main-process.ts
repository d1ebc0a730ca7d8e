import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { productionVariables } from './production-variables.ts';

const runSources = new URL('../../scripts/run-sources.mjs', import.meta.url).href;
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The server as a process of its own, from its sources, and where it listens. */
export async function startMain(databaseUrl: string, variables: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', runSources, '--conditions=portico-source', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ...productionVariables(databaseUrl),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'portico-main-')),
      ...variables,
    },
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const said = /Server listening at (http:[^"]+)/.exec(line)?.[1];
      if (said !== undefined) resolve(said);
    });
    lines.once('close', () => reject(new Error('the server ended without listening')));
  });
  return { child, ended, url };
}
