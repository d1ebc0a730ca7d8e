import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import { withClient } from '@portico/testing/database/with-client';
import { startDemoMain, startMain } from '@portico/testing/portico/main-process';
import { expect, test } from 'vitest';

test('a stop answers every accepted request, is unready at once, and no second signal cuts it short', async () => {
  const db = await createHotelDatabase(buildHotelFile());
  const { child, ended, url } = await startMain(db.url, {
    // Longer than a busy machine needs for the test's requests meanwhile.
    DRAIN_MS: '5000',
  });
  try {
    const agent = new http.Agent({ keepAlive: true });
    const read = async (route: string) => {
      const [answer] = (await once(http.get(url + route, { agent }), 'response')) as [http.IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, text: (await answer.toArray()).join('') };
    };
    expect((await read('/readyz')).status).toBe(200);

    await withClient(db.url, async (client) => {
      await client.query('BEGIN');
      await client.query('LOCK TABLE property IN ACCESS EXCLUSIVE MODE');
      const slow = [1, 2, 3, 4].map((number) => read(`/api/Property/unknown-${number}`));
      for (let waiting = 0; waiting < 4;) {
        // Inside the transaction the view would stay as it was at first.
        const { rows } = await withClient(db.url, (watcher) =>
          watcher.query<{ waiting: number }>(
            `SELECT count(*)::int AS waiting FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%code%'`,
          ),
        );
        waiting = rows[0]?.waiting ?? 0;
      }
      child.kill('SIGTERM');
      let ready = await read('/readyz');
      while (ready.status === 200) ready = await read('/readyz');
      expect(ready).toMatchObject({ status: 503, text: '{"status":"stopping"}' });
      child.kill('SIGTERM');
      child.kill('SIGINT');
      expect((await read('/healthz')).status).toBe(200);
      await client.query('ROLLBACK');
      for (const answer of await Promise.all(slow)) {
        expect(answer).toMatchObject({ status: 404, headers: { connection: 'close' } });
        expect(JSON.parse(answer.text)).toMatchObject({ RefusalCode: 'property.unknown' });
      }
    });
    expect(await ended).toEqual([0, null]);
    await expect(read('/healthz')).rejects.toThrow('ECONNREFUSED');
  } finally {
    child.kill('SIGKILL');
    await db.drop();
  }
});

/** Whoever waits half a minute has waited: what cuts a stop short does it at once. */
const patienceIsOver = `
  import { promisify } from 'node:util';
  import { setTimeout as wait } from 'node:timers/promises';
  const real = globalThis.setTimeout;
  const soon = (ms) => (ms === 30_000 ? 0 : ms);
  globalThis.setTimeout = (run, ms, ...rest) => real(run, soon(ms), ...rest);
  globalThis.setTimeout[promisify.custom] = (ms, value) => wait(soon(ms), value);`;

test('a demo that is slow to stop stops its database too', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-demo-'));
  const { child, ended } = await startDemoMain({
    DATA_DIR: dataDir,
    DRAIN_MS: '1000',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(patienceIsOver)}`,
  });
  const [postmaster] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const database = Number(postmaster);
  try {
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(isRunning(database)).toBe(false);
  } finally {
    child.kill('SIGKILL');
    if (isRunning(database)) process.kill(database, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
