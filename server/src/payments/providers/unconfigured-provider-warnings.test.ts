import { buildRedirectProvider } from '@portico/testing/booking/redirect-provider';
import {
  bookWithoutCard,
  buildCardKeepingBooking,
  buildLaterHotel,
  buildPartPaidBooking,
} from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { productionVariables, withMetricsToken } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { startServer } from '../../start/start-server.ts';
import { providersOf } from '../providers.ts';
import { unconfiguredProviderWarnings } from './unconfigured-provider-warnings.ts';

let world: World;
beforeEach(async () => {
  const charge = async () => ({ kind: 'unknown' }) as const;
  world = await openWorld({ hotel: buildLaterHotel(), payments: (acquirer) => ({ ...acquirer, charge }) });
});
afterEach(() => world.close());

const stripe = buildRedirectProvider({ name: 'stripe', cards: 'on-its-page' });
const WARNING = /^sandbox is not configured and has (\d) payments? under way or due later: .*stay held/;

test('payments at an account that was taken away are counted, those under way and those due later', async () => {
  const { database, clock, providers } = world.deps;
  expect(await unconfiguredProviderWarnings(database, providersOf(stripe), clock)()).toEqual([]);
  await world.book(buildPartPaidBooking());
  const [one] = await unconfiguredProviderWarnings(database, providersOf(stripe), clock)();
  expect(WARNING.exec(one ?? '')?.[1]).toBe('1');
  await world.book(buildCardKeepingBooking());
  await bookWithoutCard(world);
  const warnings = unconfiguredProviderWarnings(database, providersOf(stripe), clock);
  const [three, ...more] = await warnings();
  expect(WARNING.exec(three ?? '')?.[1]).toBe('3');
  expect(more).toEqual([]);
  expect(await unconfiguredProviderWarnings(database, providers, clock)()).toEqual([]);
});

test('they are counted once a minute, however often readiness is requested', async () => {
  const { database, clock } = world.deps;
  const warnings = unconfiguredProviderWarnings(database, providersOf(stripe), clock);
  expect(await warnings()).toEqual([]);
  await world.book(buildPartPaidBooking());
  expect(await warnings()).toEqual([]);
  world.setNow('2027-02-20T12:01:00Z');
  expect(await warnings()).toHaveLength(1);
});

test('a server warns of it at its start and at /readyz, and is ready', async () => {
  await world.book(buildCardKeepingBooking());
  const loaded = loadConfig({ ...productionVariables(world.db.url), PORT: '0', LOG_LEVEL: 'warn' });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const lines: string[] = [];
  const server = await startServer(loaded.config, {
    clock: world.deps.clock,
    site: smallestSite(),
    logStream: { write: (line) => void lines.push(line) },
  });
  const logged = async () => {
    const ready = await fetch(`${server.url}/readyz`, { headers: withMetricsToken });
    expect(ready.status).toBe(200);
    const { warnings } = (await ready.json()) as { warnings: string[] };
    return warnings.filter((words) => WARNING.test(words));
  };
  await expect.poll(logged).toHaveLength(1);
  await server.close();
  expect(lines.join('')).toContain('sandbox is not configured and has 2 payments');
});
