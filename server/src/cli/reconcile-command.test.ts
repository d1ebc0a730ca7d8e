import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSandbox } from '@portico/sandbox/app';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { sandboxAcquirer } from '@portico/server/payments/providers/sandbox/sandbox-acquirer';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

const SECRET = 'the-secret-of-an-acquirer-for-tests';

let world: World;
let folder: string;
let acquirer: ReturnType<typeof buildSandbox>;
let acquirerUrl: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reconcile-'));
  const now = () => new Date('2027-02-20T12:00:00Z');
  acquirer = buildSandbox({ storeFile: path.join(folder, 'store.jsonl'), secret: SECRET, now });
  acquirerUrl = await acquirer.listen({ host: '127.0.0.1', port: 0 });
  world = await openWorld({ payments: () => sandboxAcquirer({ url: acquirerUrl, secret: SECRET }) });
  await world.book(buildBooking());
});
afterEach(async () => {
  await world.close();
  await acquirer.close();
  await rm(folder, { recursive: true });
});

const named = () => ({ ACQUIRER_URL: acquirerUrl, ACQUIRER_SECRET: SECRET });

function run(environment: Record<string, string>, ...options: string[]) {
  return hotelCommand(['reconcile', ...options], {
    environment: { DATABASE_URL: world.db.url, DATA_DIR: folder, ...environment },
    folder,
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
}

describe('npm run hotel -- reconcile', () => {
  test('counts what it compared and ends with the drift, none', async () => {
    expect(await run(named())).toEqual({
      exitCode: 0,
      lines: [
        'properties                           1',
        'nights                             120',
        'extras, dates                        0',
        'promotions                           0',
        'gift vouchers                        0',
        'restaurants, quarters                0',
        'bookings                             1',
        'payments, ours                       1',
        "payments, the provider's             1",
        'payments in flight                   0',
        'payments open for longer             0',
        "paid: ours 160.00 GBP, the provider's 160.00 GBP",
        "refunded: ours 0.00 GBP, the provider's 0.00 GBP",
        'drift 0',
      ],
    });
  });

  test('compares one hotel alone, and knows no other', async () => {
    const one = await run(named(), '--property', 'quay');
    expect(one).toEqual(await run(named()));
    expect(await run(named(), '--property', 'nowhere')).toEqual({
      exitCode: 1,
      lines: ['There is no hotel of the code nowhere.'],
    });
  });

  test('sums up what bookings have on invoice, and what of it is owed', async () => {
    await sql`UPDATE reservation SET due_now = 0, due_on_invoice = 16000`.execute(world.db.database.kysely);
    const { exitCode, lines } = await run(named());
    expect(exitCode).toBe(0);
    expect(lines).toContain('on invoice: 160.00 GBP, of which 0.00 GBP is owed (bookings: 1)');
  });

  test('names each drift in a line and exits with 1', async () => {
    await sql`UPDATE room_night SET sold = 0 WHERE stay_date = '2027-03-03'`.execute(
      world.db.database.kysely,
    );
    const { exitCode, lines } = await run(named());
    expect(exitCode).toBe(1);
    expect(lines.slice(-2)).toEqual([
      'nights sold: quay, room type 11, night of 2027-03-03: 0 sold, expected 1',
      'drift 1',
    ]);
  });

  test('finds the sandbox acquirer that runs for a data folder', async () => {
    await mkdir(path.join(folder, 'sandbox'));
    await writeFile(path.join(folder, 'sandbox', 'url'), acquirerUrl);
    await writeFile(path.join(folder, 'secrets.json'), JSON.stringify({ acquirer: SECRET }));
    const { exitCode, lines } = await run({ SANDBOX: 'on' });
    expect([exitCode, lines.at(-1)]).toEqual([0, 'drift 0']);
    expect(lines).toContain("payments, the provider's             1");
  });

  test.each([
    ['does not answer', { ACQUIRER_URL: 'http://127.0.0.1:9', ACQUIRER_SECRET: SECRET }, 'does not answer'],
    ['is not named', {}, 'none is named'],
    ['is named without its secret', { ACQUIRER_URL: 'http://127.0.0.1:9' }, 'without ACQUIRER_SECRET'],
    ['is a sandbox that does not run', { SANDBOX: 'on' }, 'is not running'],
  ])('prints that a provider %s, and exits with 1', async (_what, environment, why) => {
    const { exitCode, lines } = await run(environment);
    expect(exitCode).toBe(1);
    expect(lines.join('\n')).toMatch(new RegExp(`^The payment provider was not compared: .*${why}`, 'm'));
    expect(lines.at(-1)).toBe('drift 0');
  });
});
