import os from 'node:os';
import { openAppWorld, type AppWorld } from '@portico/testing/portico/app-world';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPages } from './demo-mode/demo-pages.ts';

const routes: RouteOptions[] = [];

let world: AppWorld;
beforeAll(async () => {
  world = await openAppWorld({
    routes: (app) => void app.addHook('onRoute', (route) => void routes.push(route)),
    demoPages: (app, deps) => demoPages(app, { ...deps, mailFolder: os.tmpdir() }),
  });
});
afterAll(() => world.close());

test('every route declares who may call it', () => {
  const undeclared = routes.filter(({ config }) => config?.access === undefined);
  expect(undeclared.map(({ url }) => url)).toEqual([]);
  expect(routes.map(({ url }) => url)).toContain('/api/Reservation/Create');
});

test('only the pages of the demo are for the demo alone', () => {
  const demoOnly = routes.filter(({ config }) => config?.access === 'demo').map(({ url }) => url);
  expect([...new Set(demoOnly)].toSorted()).toEqual([
    '/',
    '/demo/art/*',
    '/demo/mailbox',
    '/demo/mailbox/:id',
    '/demo/mailbox/:id/html',
  ]);
});
