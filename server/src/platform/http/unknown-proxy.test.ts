import { openWorld, type World } from '@portico/testing/world/world';
import { withMetricsToken } from '@portico/testing/portico/production-variables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNKNOWN_PROXY } from './unknown-proxy.ts';

const proxy = { remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '203.0.113.9' } };

let unnamed: World;
let named: World;
beforeAll(async () => {
  unnamed = await openWorld();
  named = await openWorld({ trustedProxies: ['192.0.2.0/24'] });
});
afterAll(async () => {
  await unnamed.close();
  await named.close();
});

const readiness = async ({ app }: World) => {
  const { statusCode, body } = await app.inject({ url: '/readyz', headers: withMetricsToken });
  const { warnings } = JSON.parse(body) as { warnings: string[] };
  return [statusCode, warnings];
};
const warned = ({ logLines }: World) => logLines.filter((line) => line.includes(UNKNOWN_PROXY));

test('guests who come through an unknown proxy are reported once in the log, and by /readyz, which stays ready', async () => {
  await unnamed.app.inject({ url: '/Book/Quay', remoteAddress: '192.0.2.7' });
  expect(await readiness(unnamed)).toEqual([200, []]);
  for (let guest = 0; guest < 3; guest++) await unnamed.app.inject({ url: '/Book/Quay', ...proxy });
  expect(await readiness(unnamed)).toEqual([200, [UNKNOWN_PROXY]]);
  expect(warned(unnamed)).toHaveLength(1);
  expect(JSON.parse(warned(unnamed)[0] ?? '')).toMatchObject({ level: 40, remoteAddress: '192.0.2.7' });
});

test('a proxy of TRUSTED_PROXIES is not reported, another beside it is', async () => {
  await named.app.inject({ url: '/Book/Quay', ...proxy });
  expect(await readiness(named)).toEqual([200, []]);
  await named.app.inject({ url: '/Book/Quay', ...proxy, remoteAddress: '198.51.100.7' });
  expect(await readiness(named)).toEqual([200, [UNKNOWN_PROXY]]);
});
