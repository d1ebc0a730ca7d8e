import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import { money } from '@portico/domain/money/money';
import { buildSandbox } from '@portico/sandbox/app';
import { sandboxAcquirer } from '@portico/server/payments/providers/sandbox/sandbox-acquirer';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

const SECRET = 'the-secret-of-an-acquirer-for-tests';
const ATTEMPT = '0190aaaa-0000-7000-8000-000000000001';
const LOST = `7.${ATTEMPT}`;
const listed = `sandbox, payment ${LOST} (The Quay House, YK7N3T6G9N): 160.00 GBP, the books have no such payment: give it back`;

let world: World;
let acquirer: ReturnType<typeof buildSandbox>;
let url: string;

beforeEach(async () => {
  const storeFile = path.join(mkdtempSync(path.join(tmpdir(), 'settle-')), 'store.jsonl');
  acquirer = buildSandbox({ storeFile, secret: SECRET, now: () => new Date('2027-02-20T12:00:00Z') });
  url = await acquirer.listen({ host: '127.0.0.1', port: 0 });
  const port = sandboxAcquirer({ url, secret: SECRET });
  world = await openWorld({ payments: () => port });
  const lost = { propertyId: PROPERTY as PropertyId, attemptId: ATTEMPT as PaymentAttemptId };
  const card = {
    number: '4242424242424242',
    expiryMonth: 12,
    expiryYear: 2029,
    securityCode: '987',
    name: 'Ada',
  };
  const way = { card, browser: null, returnUrl: '/', keepCard: false };
  await port.charge(lost, {
    ...way,
    money: money(16_000, 'GBP'),
    description: 'The Quay House, YK7N3T6G9N',
  });
});
afterEach(async () => {
  await world.close();
  await acquirer.close();
});

const hotel = (...args: string[]) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: world.db.url, ACQUIRER_URL: url, ACQUIRER_SECRET: SECRET },
    folder: '.',
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
const settle = (...options: string[]) => hotel('payments', 'settle', ...options);

test('a lost payment is listed, given back when that is said with a reason, and audited', async () => {
  expect(await settle()).toEqual({
    exitCode: 0,
    lines: [listed, 'Nothing is done yet: --do --reason WHY settles them.'],
  });
  expect((await hotel('reconcile')).lines.at(-1)).toBe('drift 1');
  expect(await settle('--do', '--reason', 'restored to 11:20')).toEqual({
    exitCode: 0,
    lines: [`${listed}: done`, 'All are settled: run reconcile.'],
  });
  expect((await hotel('reconcile')).lines.at(-1)).toBe('drift 0');
  const { lines } = await settle('--do', '--reason', 'restored to 11:20');
  expect(lines).toEqual(['There is nothing to settle: the books have what the providers have.']);
  const trail = await world.db.database.kysely.selectFrom('audit_entry').selectAll().execute();
  expect(trail).toMatchObject([{ call: 'SettlePayments', outcome: 'done', reason: 'restored to 11:20' }]);
});

test('nothing is given back without a reason, and of one payment only that one', async () => {
  expect(await settle('--do')).toMatchObject({ exitCode: 1 });
  expect(await settle('--payment', '7.another')).toMatchObject({ exitCode: 1 });
  expect((await settle('--payment', LOST)).lines).toHaveLength(2);
  expect((await hotel('reconcile')).lines.at(-1)).toBe('drift 1');
});

test('a provider that does not answer is refused, and nothing is settled', async () => {
  await acquirer.close();
  expect(await settle('--do', '--reason', 'restored')).toMatchObject({
    exitCode: 1,
    lines: ['A payment provider was not read: it does not answer, or not as it should.'],
  });
});
