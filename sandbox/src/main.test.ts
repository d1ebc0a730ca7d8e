import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { clientOf, goodCard, newStoreFile, secret } from './acquirer.fixture.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function startProcess(storeFile: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        SANDBOX_PORT: '0',
        SANDBOX_STORE: storeFile,
        SANDBOX_SECRET: secret,
        SANDBOX_URL_FILE: `${storeFile}.url`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  started.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const { ready, url } = JSON.parse(line.toString()) as { ready: boolean; url: string };
  expect(ready).toBe(true);
  return { child, url };
}

async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  const exit = once(child, 'exit');
  child.kill(signal);
  return exit;
}

test('a process that is killed keeps what it answered, and the next one takes its address over', async () => {
  const storeFile = newStoreFile();
  const first = await startProcess(storeFile);
  expect(readFileSync(`${storeFile}.url`, 'utf8')).toBe(first.url);
  const order = { reference: 'attempt-1', amount: 500, currency: 'GBP', card: goodCard };
  const charged = await clientOf(first.url).post('/v1/charges', order);
  expect(charged.body).toMatchObject({ status: 'paid' });
  await stopProcess(first.child, 'SIGKILL');

  const second = await startProcess(storeFile);
  expect(readFileSync(`${storeFile}.url`, 'utf8')).toBe(second.url);
  expect(await clientOf(second.url).get('/v1/attempts/attempt-1')).toEqual(charged);
  expect(await stopProcess(second.child, 'SIGTERM')).toEqual([0, null]);
  expect(existsSync(`${storeFile}.url`)).toBe(false);
});
