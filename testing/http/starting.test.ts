import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { expect, test } from 'vitest';
import { repository } from '../source-tree/source-files.ts';

test.each(['start', 'prove', 'bench', 'test', 'check', 'build', 'dev', 'screenshots'])(
  '%s shows what it is when requested, and does nothing else',
  (name) => {
    for (const [word, code] of [
      ['--help', 0],
      ['--quick', 1],
    ] as const) {
      const script = path.join('scripts', `${name}.mjs`);
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, word], {
        cwd: repository,
        encoding: 'utf8',
      });
      expect(status).toBe(code);
      expect(stdout + stderr).toContain(`npm run ${name}`.replace('run start', 'start'));
    }
  },
);

// Windows has no signals.
if (process.platform !== 'win32') {
  test.each(['serves', 'is still starting'])(
    'a signal to an npm start that %s stops all that it started, and frees its port',
    async (moment) => {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-started-'));
      // The account that the database runs under must be able to enter.
      chmodSync(dataDir, 0o755);
      const port = await freePort();
      const npm = spawn('npm', ['start'], {
        cwd: repository,
        stdio: 'ignore',
        env: {
          ...process.env,
          DATABASE_URL: '',
          PORT: String(port),
          DATA_DIR: dataDir,
          DEMO_BOOKINGS: 'off',
          LOG_LEVEL: 'silent',
        },
      });
      const ended = once(npm, 'exit');
      const url = `http://localhost:${port}/readyz`;
      const pidFiles = ['postgres/postmaster.pid', 'sandbox/pid', 'paystack/pid'].map((file) =>
        path.join(dataDir, file),
      );
      while (moment === 'serves' ? !(await answers(url)) : !pidFiles.every((file) => existsSync(file))) {
        expect(npm.exitCode).toBeNull();
        await delay(50);
      }
      const started = pidFiles.map((file) => Number.parseInt(readFileSync(file, 'utf8'), 10));
      expect(started.filter(isRunning)).toEqual(started);

      npm.kill('SIGTERM');
      await ended;
      expect(started.filter(isRunning)).toEqual([]);
      expect(await answers(url)).toBe(false);
      rmSync(dataDir, { recursive: true });
    },
  );
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
