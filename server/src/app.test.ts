import os from 'node:os';
import type { EndpointOptions } from '@portico/contract/endpoints/endpoint';
import { deskCalls } from '@portico/contract/desk/desk-calls';
import { endpoints } from '@portico/contract/endpoints/endpoints';
import { keysOf } from '@portico/domain/record';
import { openWorld, type World } from '@portico/testing/world/world';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxAcquirer } from './payments/providers/sandbox/sandbox-acquirer.ts';
import { demoPages } from './demo-mode/demo-pages.ts';
import type { Access } from './platform/http/server-type.ts';

const routes: RouteOptions[] = [];

let world: World;
beforeAll(async () => {
  world = await openWorld({
    routes: (app) => void app.addHook('onRoute', (route) => void routes.push(route)),
    // Called only to verify a signature.
    payments: () => sandboxAcquirer({ url: 'http://127.0.0.1:1', secret: 'a-secret-of-the-tests' }),
    demoPages: (app, deps) => demoPages(app, { ...deps, mailFolder: os.tmpdir() }),
  });
});
afterAll(() => world.close());

test('every route declares who may call it', () => {
  const undeclared = routes.filter(({ config }) => config?.access === undefined);
  expect(undeclared.map(({ url }) => url)).toEqual([]);
});

test('the API is the endpoint table and the calls of the desk, registered once each as declared', () => {
  const registered = routes
    .filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD')
    .map(({ method, url, config }) => [String(method), url, config?.access, config?.load]);
  const declared = Object.entries(endpoints).flatMap(([path, { method, access, options }]) => {
    const { load = 'reading', forSites = false }: EndpointOptions = options ?? {};
    // A browser asks first whether a page of another site may send JSON.
    const methods = forSites && method === 'POST' ? [method, 'OPTIONS'] : [method];
    return methods.map((one) => [one, path, access, load]);
  });
  declared.push(
    // Takes a file, not JSON.
    ['POST', '/api/Desk/:propertyCode/Pictures', 'staff', 'reading'],
    ...keysOf(deskCalls).map((name) => ['POST', `/api/Desk/:propertyCode/${name}`, 'staff', 'reading']),
  );
  expect(registered.toSorted()).toEqual(declared.toSorted());
});

const pathsOf = (access: Access) => [
  ...new Set(routes.filter(({ config }) => config?.access === access).map(({ url }) => url)),
];

test('what is for the payment provider refuses a webhook that it has not signed', async () => {
  expect(pathsOf('provider')).toContain('/api/Payment/Notice');
  for (const path of pathsOf('provider')) {
    const { statusCode, body } = await world.app.inject({
      method: 'POST',
      url: path.replace(':provider', 'sandbox'),
      headers: { 'content-type': 'application/json', 'sandbox-signature': 't=1,v1=00' },
      payload: '{"attempt":"7","outcome":"paid"}',
    });
    expect(statusCode, `${path} ${body}`).toBe(401);
  }
});

test('what is for the operator is not there for anybody else', async () => {
  expect(pathsOf('operator')).toEqual(['/metrics']);
  for (const url of pathsOf('operator'))
    expect((await world.app.inject({ url, remoteAddress: '10.0.0.9' })).statusCode, url).toBe(404);
});

test('only the pages of the demo are for the demo alone', () => {
  expect(pathsOf('demo').toSorted()).toEqual([
    '/',
    '/api/Desk/:propertyCode/ConfirmInDemo',
    '/api/Desk/:propertyCode/LogInAs',
    '/demo/art/*',
    '/demo/house-style',
    '/demo/house-style/assets/*',
    '/demo/mailbox',
    '/demo/mailbox/:id',
    '/demo/mailbox/:id/html',
  ]);
});
