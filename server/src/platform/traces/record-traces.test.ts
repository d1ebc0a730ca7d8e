import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { approvedCard, buildBooking } from '@portico/testing/booking/booking-body';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { acquirerBeside } from '@portico/testing/portico/acquirers-beside';
import { startMain } from '@portico/testing/portico/main-process';
import { productionVariables } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { openCollector } from '@portico/testing/traces/collector';
import { openGuest } from '@portico/testing/world/guest';
import { fetchFrom } from '@portico/testing/world/transport';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { startServer } from '../../start/start-server.ts';

type Db = Awaited<ReturnType<typeof createHotelDatabase>>;
let db: Db;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
});
afterAll(() => db.drop());

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'portico-traces-'));
const TRACE = '0af7651916cd43dd8448eb211c80319c';

test('a booking is a trace of its request, its transactions and its payment, without a word of the guest', async () => {
  const folder = newFolder();
  const collector = await openCollector();
  const acquirer = await acquirerBeside(folder);
  const loaded = loadConfig({
    ...productionVariables(db.url),
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    ACQUIRER_URL: acquirer.url,
    ACQUIRER_SECRET: acquirer.secret,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const clock = { now: () => new Date('2027-02-20T12:00:00Z') };
  const server = await startServer(loaded.config, { clock, site: smallestSite() });
  const guest = openGuest(fetchFrom(server.url));
  const booked = await guest.book(buildBooking());
  expect(booked.body).toMatchObject({ Success: true });
  const token = booked.body.ConfirmationToken ?? '';
  await guest.get('/api/Reservation/Status', { confirmationToken: token });
  // Not by `fetch`: the caller's own would be traced too, as it is in this process.
  const page = new URL('/api/Property/quay', server.url);
  const [answer] = await once(
    get(page, { headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` } }),
    'response',
  );
  await once(answer.resume(), 'end');
  await guest.get(`/nowhere/${token}`, { email: 'ada@example.com' });
  await server.close();

  const spans = collector.spans();
  const booking = spans.find(({ name }) => name === 'POST /api/Reservation/Create');
  expect(booking?.attributes).toMatchObject({
    'http.route': '/api/Reservation/Create',
    'http.response.status_code': 200,
  });
  const under = spans.filter((span) => span.parentSpanId === booking?.spanId);
  expect(under.every(({ traceId }) => traceId === booking?.traceId)).toBe(true);
  const transactions = under.filter(({ name }) => name === 'transaction');
  expect(transactions.map(({ attributes }) => attributes['db.query.summary']).join(' ')).toContain(
    'INSERT reservation',
  );
  const { host } = new URL(acquirer.url);
  expect(under.map(({ name }) => name)).toContain(`POST ${host}`);
  expect(spans.find(({ name }) => name === 'GET /api/Property/:id')?.traceId).toBe(TRACE);

  const secrets = [
    token,
    acquirer.secret,
    approvedCard.CardNumber,
    approvedCard.CardNumber.replaceAll(' ', ''),
    'Lovelace',
    'ada@example.com',
    'ada%40example.com',
    productionVariables(db.url).SECRET,
  ];
  expect(secrets.filter((secret) => collector.text().includes(secret))).toEqual([]);
  await acquirer.close();
  await collector.close();
});

// Its API by itself, which does nothing, comes along with prom-client.
test('a server without a collector loads nothing of OpenTelemetry that records; one whose collector is away stops in order', async () => {
  const loadedBy = async (variables: Readonly<Record<string, string>>) => {
    const folder = newFolder();
    const [listing, list] = [path.join(folder, 'listing.cjs'), path.join(folder, 'list')];
    writeFileSync(
      listing,
      `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, Object.keys(require.cache).filter((name) => /opentelemetry.(?!api.build)/.test(name)).join('\\n')))`,
    );
    const { child, ended, url } = await startMain(db.url, {
      NODE_OPTIONS: `--require=${listing}`,
      ...variables,
    });
    await fetch(`${url}/api/Property/quay`);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    return readFileSync(list, 'utf8');
  };
  expect(await loadedBy({})).toBe('');
  expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toContain('sdk-trace');
});
