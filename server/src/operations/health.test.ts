import { openWorld, type World } from '@portico/testing/world/world';
import { withMetricsToken } from '@portico/testing/portico/production-variables';
import { MIGRATIONS_FOLDER, readMigrations } from '../platform/database/migration-files.ts';
import { withClient } from '@portico/testing/database/with-client';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ payments: undefined });
});
afterAll(() => world.close());

const get = async (url: string, headers = {}) => {
  const response = await world.app.inject({ url, headers });
  return { status: response.statusCode, body: response.json() as unknown };
};

test('a process that answers is alive', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
});

test('a server is ready when its database is up to date, and warns that no provider takes cards', async () => {
  const body = { status: 'ready', database: 'ok', disk: 'ok', payments: 'not configured' };
  expect(await get('/readyz')).toEqual({ status: 200, body });
  expect(await get('/readyz', { authorization: 'Bearer another-token' })).toEqual({ status: 200, body });
  // Only monitoring sees the names.
  expect(await get('/readyz', withMetricsToken)).toEqual({ status: 200, body: { ...body, warnings: [] } });
});

test('it stays ready while a newer version has only added to the database, and not once that dropped what it uses', async () => {
  const newest = (await readMigrations(MIGRATIONS_FOLDER)).at(-1)?.version ?? 0;
  const apply = (version: number, unusedSince: number | null) =>
    withClient(world.db.url, (client) =>
      client.query(
        "INSERT INTO migration (version, name, checksum, applied_at, unused_since) VALUES ($1, '', '', now(), $2)",
        [version, unusedSince],
      ),
    );
  await apply(newest + 1, null);
  await apply(newest + 2, newest);
  world.setNow('2027-02-20T12:00:02Z');
  expect(await get('/readyz')).toMatchObject({ status: 200 });
  await apply(newest + 3, newest + 1);
  world.setNow('2027-02-20T12:00:04Z');
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { database: 'ahead' } });
  await withClient(world.db.url, (client) =>
    client.query('DELETE FROM migration WHERE version > $1', [newest]),
  );
});

test('it is not ready while a migration is missing, nor when there is no knowing', async () => {
  await withClient(world.db.url, (client) => client.query('DELETE FROM migration WHERE version = 2'));
  // A good state is cached for two seconds.
  world.setNow('2027-02-20T12:00:06Z');
  expect(await get('/readyz')).toMatchObject({
    status: 503,
    body: { status: 'not ready', database: 'behind' },
  });
  await withClient(world.db.url, (client) => client.query('DROP TABLE migration'));
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { database: 'unreachable' } });
});
