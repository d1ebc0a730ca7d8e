import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { clusterUrl } from '@portico/testing/database/cluster-url';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { withClient } from '@portico/testing/database/with-client';
import { productionVariables } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { providerDeclarations } from '../payments/providers/provider-declarations.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startServer } from './start-server.ts';

const docs = new URL('../../../docs/', import.meta.url);
const deploy = (name: string) => readFileSync(new URL(`deploy/${name}`, docs), 'utf8');

test('the pages for operators link each file of docs/deploy', () => {
  const pages = ['operating.md', 'every-day.md', 'when-it-breaks.md'];
  const page = pages.map((name) => readFileSync(new URL(name, docs), 'utf8')).join('');
  const names = readdirSync(new URL('deploy/', docs));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(page).toContain(`(deploy/${name})`);
});

test('docs/variables.md has each variable of a provider in its table', () => {
  const page = readFileSync(new URL('variables.md', docs), 'utf8');
  const cells = page.split('\n').map((line) => /^\| (`[^|]+`) +\|/.exec(line)?.[1] ?? '');
  const variables = providerDeclarations.flatMap(({ secretKey, secrets, address }) =>
    [secretKey, ...Object.values(secrets), address].map(({ variable }) => variable),
  );
  expect(variables).toContain('PAYSTACK_URL');
  expect(variables.filter((name) => !cells.some((cell) => cell.includes(`\`${name}\``)))).toEqual([]);
});

test('nginx logs nothing of an address, and hands on what limits and the log need', () => {
  const conf = deploy('nginx.conf');
  const [, format = ''] = /log_format portico '(.*)';/.exec(conf) ?? [];
  expect(format).not.toMatch(/\$(request |request$|request"|request_uri|uri|args|query_string|http_)/);
  // Each server configures its own log: nginx's default has whole addresses.
  expect(conf.match(/^server \{/gm)).toHaveLength(
    conf.match(/^ {2}access_log (off|\S+ portico);/gm)?.length ?? 0,
  );
  for (const header of ['Host $host', 'X-Forwarded-For $remote_addr', 'X-Request-Id $request_id'])
    expect(conf).toContain(`proxy_set_header ${header};`);
});

test('nginx waits half an hour for the books of a hotel to be compared', () => {
  const slow = [...deploy('nginx.conf').matchAll(/location ~ (\S+) \{([^}]*)\}/g)].find(([, route = '']) =>
    new RegExp(route).test('/api/Desk/QUAY/Books/Compare'),
  );
  expect(slow?.[2]).toContain('proxy_read_timeout 30m;');
});

test('a server runs with the rights of docs/deploy/role.sql and no others', async () => {
  const name = `role_${randomUUID().replaceAll('-', '')}`;
  const onCluster = (statement: string) =>
    withClient(clusterUrl('postgres'), (client) => client.query(statement));
  for (const statement of deploy('role.sql').replaceAll('portico', name).split(';\n'))
    await onCluster(statement);
  const url = new URL(clusterUrl(name));
  url.username = name;
  const loaded = loadConfig({ PORT: '0', LOG_LEVEL: 'error', ...productionVariables(url.href) });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const server = await startServer(loaded.config, { site: smallestSite() });
  const database = openDatabase(url.href, { log: console, maxConnections: 3 });
  await insertHotel(database, buildHotelFile());
  const answerOf = async (path: string) => (await fetch(server.url + path)).status;
  expect(await answerOf('/readyz')).toBe(200);
  expect(await answerOf('/api/Property/quay')).toBe(200);
  await database.close();
  await server.close();
  await onCluster(`DROP DATABASE ${name} WITH (FORCE)`);
  await onCluster(`DROP ROLE ${name}`);
});
