import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningAcquirer {
  readonly url: string;
  readonly secret: string;
  close(): Promise<void>;
}

const sources = fileURLToPath(new URL('../../sandbox/src/', import.meta.url));
const secret = 'sk_test_the_secret_of_an_acquirer_for_tests';

/** Starts the sandbox acquirer from its sources, in its own process, with its ledger in that folder. */
export async function startAcquirer(folder: string): Promise<RunningAcquirer> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(sources, 'main.ts')], {
    cwd: sources,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      SANDBOX_PORT: '0',
      SANDBOX_STORE: path.join(folder, 'ledger.jsonl'),
      SANDBOX_SECRET: secret,
      SANDBOX_PAGES: '/sandbox',
    },
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
  if (child.exitCode !== null) throw new Error('the sandbox did not start');
  const { url } = JSON.parse(String(line)) as { url: string };
  return {
    url,
    secret,
    close: async () => {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
