import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTakes } from '@portico/testing/world/reception';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'portico-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function create(body: object | string, ...args: string[]) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await writeFile(path.join(folder, 'booking.json'), text);
  return hotelCommand(['reservation', 'create', 'booking.json', '--property', 'quay', ...args], {
    environment: { DATABASE_URL: world.db.url },
    folder,
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
}

const { arrival, departure, rooms, booker } = createTakes;
const least = { arrival, departure, rooms, booker };

test('the sum is printed first, then it is booked for that', async () => {
  expect(await create(least, '--dry-run')).toEqual({
    exitCode: 0,
    lines: ['It would cost 220.00 GBP. Nothing was written.'],
  });
  const { lines } = await create({ ...least, seenMinor: 22_000 }, '--json');
  expect(JSON.parse(lines.join(''))).toMatchObject({ isDryRun: false, totalMinor: 22_000, held: null });
  const entries = await world.db.database.kysely.selectFrom('audit_entry').selectAll().execute();
  expect(entries).toMatchObject([{ call: 'NewBooking/Create', outcome: 'done', staff_id: null }]);
});

test('what is wrong is refused in the same words as at the desk', async () => {
  expect((await create({ ...least, seenMinor: 1 })).lines.join(' ')).toContain('It costs £220.00 now');
  expect((await create('{')).lines.join(' ')).toContain('booking.json is not JSON');
  expect((await create({ ...least, arrival: 'soon' })).lines).toEqual([
    'arrival: Expected a date, YYYY-MM-DD',
  ]);
});
