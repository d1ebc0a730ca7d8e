import { clusterUrl } from '@portico/testing/database/cluster-url';
import { startPooler } from '@portico/testing/database/start-pooler';
import { withClient } from '@portico/testing/database/with-client';
import { expect, test } from 'vitest';
import { refuseLossyPooler } from './refuse-lossy-pooler.ts';

test('a pooler that loses prepared statements is refused', async () => {
  const pooler = await startPooler();
  const url = pooler.url('postgres');
  expect(await withClient(url, async (client) => (await client.query('SELECT 1 AS one')).rows)).toEqual([
    { one: 1 },
  ]);
  await expect(refuseLossyPooler(url)).rejects.toThrow(
    'loses prepared statements: set DATABASE_PREPARED=off, or use PgBouncer 1.21 or later with max_prepared_statements above 0',
  );
  await pooler.close();
});

test('PostgreSQL itself is not', async () => {
  await refuseLossyPooler(clusterUrl('postgres'));
});
