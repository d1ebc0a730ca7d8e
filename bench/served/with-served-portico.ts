import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { profilingArguments } from '../profile.ts';
import { withAcquirer } from './acquirer-stand-in.ts';
import type { FloorAnswers, ServedOptions, ServedReady } from './served-options.ts';

export interface ServedPortico extends ServedReady {
  /** Sets the responses of the server's floor route. */
  keepFloor(answers: FloorAnswers): Promise<void>;
}

/**
 * Runs `work` against a real server in its own process: the demo hotels over a durable embedded database in a temporary
 * folder. Needs the built pages of web/. Stops and removes everything afterwards.
 */
export function withServedPortico<T>(
  work: (portico: ServedPortico) => Promise<T>,
  more: Pick<ServedOptions, 'bookingsAtOnce'> = {},
): Promise<T> {
  return withTemporaryFolder((dataDir) => servedPortico(dataDir, work, more));
}

/** The same over an existing data folder, which is retained. */
export function servedPortico<T>(
  dataDir: string,
  work: (portico: ServedPortico) => Promise<T>,
  more: Pick<ServedOptions, 'bookingsAtOnce'> = {},
): Promise<T> {
  return withAcquirer(async (acquirer) => {
    const options = JSON.stringify({ ...more, dataDir, acquirer } satisfies ServedOptions);
    const child = fork(fileURLToPath(new URL('./serve.js', import.meta.url)), [options], {
      execArgv: [...process.execArgv, ...profilingArguments],
    });
    const ended = once(child, 'exit');
    try {
      const [ready] = (await Promise.race([once(child, 'message'), failed(ended)])) as [ServedReady];
      return await work({
        ...ready,
        keepFloor: async (answers) => {
          child.send(answers);
          await once(child, 'message');
        },
      });
    } finally {
      if (child.connected) child.disconnect();
      await ended;
    }
  });
}

async function failed(ended: Promise<unknown>): Promise<never> {
  await ended;
  throw new Error('The server under measurement did not start');
}

/** Runs `work` with an empty data folder, then removes it with its database. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'portico-bench-')));
  // The unprivileged account of a database started by root must be able to enter.
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
