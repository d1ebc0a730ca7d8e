import type { DirectProvider } from '@portico/server/payments/payment-port';
import { approvedCard, buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAllDue } from '../../platform/outbox/outbox-sender.ts';

/** A number and a code that occur nowhere else. */
const NUMBER = '4539578763621486';
const CODE = '731';
const canary = { ...approvedCard, CardNumber: NUMBER, SecurityCode: CODE };
const grouped = { ...canary, CardNumber: '4539 5787 6362 1486' };

let world: World;
let isProviderBroken = false;
const answers: string[] = [];

beforeAll(async () => {
  const breakable = (acquirer: DirectProvider): DirectProvider => ({
    ...acquirer,
    charge: (...order) => {
      if (isProviderBroken) throw new Error('the provider broke');
      return acquirer.charge(...order);
    },
  });
  world = await openWorld({ payments: breakable });
  const send = async (body: unknown, key?: string) => answers.push((await world.book(body, key)).text);
  await send(buildBooking({ CardDetails: canary }), 'paid');
  await send(buildBooking({ CardDetails: grouped }), 'paid');
  await send(buildBooking({ CardDetails: { ...canary, ExpiryYear: 2026 } }), 'invalid');
  await send(buildBooking({ CardDetails: { ...canary, CardNumber: `${NUMBER}1` } }), 'luhn');
  await send(buildBooking({ CardDetails: canary, Rooms: [buildRoom({ TotalCost: 1 })] }), 'price');
  await send({ ...buildBooking({ CardDetails: canary }), Surprise: NUMBER }, 'schema');
  await send({ ...buildBooking(), CardDetails: { ...canary, CardNumber: Number(NUMBER) } }, 'type');
  await send({ ...buildBooking(), CardDetails: { ...canary, SecurityCode: [CODE] } }, 'shape');
  isProviderBroken = true;
  await send(buildBooking({ CardDetails: canary }), 'broken');
  await sendAllDue({
    database: world.db.database,
    clock: world.deps.clock,
    log: world.deps.log,
    deliver: () => Promise.reject(new Error('no mail today')),
  });
});
afterAll(() => world.close());

test('every way through has been taken', () => {
  const codes = answers.map((text) => (JSON.parse(text) as { RefusalCode: string | null }).RefusalCode);
  expect(codes).toEqual([
    null,
    null,
    'request.invalid',
    'request.invalid',
    'quote.price-changed',
    'request.invalid',
    'request.invalid',
    'request.invalid',
    'server.defect',
  ]);
});

test('a card number and its code stand in no table', async () => {
  const { kysely } = world.db.database;
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(kysely);
  expect(tables.length).toBeGreaterThan(8);
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`SELECT to_jsonb(t)::text AS row FROM ${sql.table(name)} t`.execute(kysely);
    for (const { row } of rows) expect(hasCard(row), `${name}: ${row}`).toBe(false);
  }
});

test('nor in an answer or a line of the log', () => {
  expect(world.logLines.length).toBeGreaterThan(10);
  for (const text of [...answers, ...world.logLines]) expect(hasCard(text), text).toBe(false);
});

function hasCard(text: string): boolean {
  const hasCode = new RegExp(`[":\\s\\[]${CODE}[",\\s\\]}]`).test(text);
  return text.replaceAll(' ', '').includes(NUMBER.slice(0, 15)) || hasCode;
}
