import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(import.meta.resolve('@portico/sandbox/main'));

/** What the acquirer has on its disk of one attempt. */
export interface Acquired {
  readonly reference: string;
  readonly kind: 'charge' | 'card';
  readonly status: string;
  readonly amount?: number;
  readonly refunds?: readonly { readonly amount: number }[];
}

export interface AcquirerProcess {
  readonly url: string;
  readonly secret: string;
  /** Each attempt as its last line in the store has it. */
  acquired(): Acquired[];
  close(): Promise<void>;
}

/** The sandbox acquirer as a process of its own, with its store in that folder. */
export async function startAcquirerProcess(folder: string): Promise<AcquirerProcess> {
  const storeFile = path.join(folder, 'acquirer.jsonl');
  const secret = 'the-secret-of-the-acquirer-that-is-proved-with';
  const child = spawn(process.execPath, [...process.execArgv, entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_STORE: storeFile, SANDBOX_SECRET: secret },
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
  if (child.exitCode !== null) throw new Error('The sandbox acquirer did not start');
  const { url } = JSON.parse(String(line)) as { url: string };
  return {
    url,
    secret,
    acquired: () => readStore(storeFile),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function readStore(storeFile: string): Acquired[] {
  if (!existsSync(storeFile)) return [];
  const lines = readFileSync(storeFile, 'utf8').split('\n').slice(0, -1);
  const attempts = lines.map((line) => JSON.parse(line) as Acquired);
  return [...new Map(attempts.map((attempt) => [attempt.reference, attempt])).values()];
}
