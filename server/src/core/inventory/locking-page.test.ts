import { readFileSync } from 'node:fs';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { rollbackWith } from '../../platform/database/rollback-with.ts';
import { nightDemand, type NightDemand } from './night-demand.ts';
import { confirmNights, releaseNights } from './nights-taken.store.ts';
import { takeNights } from './take-nights.ts';

const property = PROPERTY as PropertyId;
const now = new Date('2027-02-20T12:00:00Z');

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await insertHotel(db.database, buildHotelFile());
});
afterAll(() => db.drop());

const examples = tableRows(readFileSync(new URL('../../../../docs/locking.md', import.meta.url), 'utf8'));

test('the page has its examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(7);
});

test.each(examples)('%s', async (_name, before, asked, answers, locked, after) => {
  await writeNights(before);
  const steps = asked.split('; ').map(stepOf);
  const said: string[] = [];
  for (const step of steps) said.push(await run(step));
  expect(said.join('; ')).toBe(answers);
  expect(await readNights()).toBe(after);
  const known = new Set(before.split(', ').map((night) => night.split(':')[0]));
  const order = steps.map(({ demand }) =>
    demand
      .map(nightName)
      .filter((name) => known.has(name))
      .join(', '),
  );
  expect(order.join('; ')).toBe(locked);
});

test('what was never held cannot be freed or confirmed', async () => {
  await writeNights('11 on 3: 1/0/0');
  const { demand } = stepOf('take 1 x 11: 3-3');
  for (const move of [releaseNights, confirmNights]) {
    await expect(inTransaction(db.database, (tx) => move(tx, property, demand, now))).rejects.toThrow();
  }
  expect(await readNights()).toBe('11 on 3: 1/0/0');
});

test('each change of a night is told to the searches, and a refusal tells nothing', async () => {
  await writeNights('11 on 3: 1/0/0, 11 on 4: 1/0/0');
  await db.database.kysely.deleteFrom('night_change').execute();
  expect(await run(stepOf('take 1 x 11: 3-4'))).toBe('taken');
  expect(await run(stepOf('take 1 x 11: 3-4'))).toBe('full on 11 on 3, 11 on 4');
  expect(await run(stepOf('confirm 1 x 11: 3-4'))).toBe('done');
  const changes = await db.database.kysely.selectFrom('night_change').select('stay_date').execute();
  expect(changes.map((change) => change.stay_date).sort()).toEqual([
    '2027-03-03',
    '2027-03-03',
    '2027-03-04',
    '2027-03-04',
  ]);
});

interface Step {
  readonly verb: string;
  readonly demand: readonly NightDemand[];
}

/** `take 1 x 12: 3-3 and 1 x 11: 3-3` */
function stepOf(text: string): Step {
  const [verb = '', ...rest] = text.split(' ');
  const rooms = rest
    .join(' ')
    .split(' and ')
    .flatMap((part) => {
      const [, count, type, first, last] = /^(\d+) x (\d+): (\d+)-(\d+)$/.exec(part) ?? [];
      if (count === undefined) throw new Error(`not a demand: ${part}`);
      const stay = { arrival: dayOf(first), departure: addDays(dayOf(last), 1) };
      return Array.from({ length: Number(count) }, () => ({ roomTypeId: Number(type) as RoomTypeId, stay }));
    });
  return { verb, demand: nightDemand(rooms) };
}

async function run({ verb, demand }: Step): Promise<string> {
  return inTransaction(db.database, async (tx) => {
    if (verb === 'take') {
      const taken = await takeNights(tx, property, demand, now);
      return taken.ok ? 'taken' : rollbackWith(`full on ${taken.refusal.nights.map(nightName).join(', ')}`);
    }
    await (verb === 'confirm' ? confirmNights : releaseNights)(tx, property, demand, now);
    return 'done';
  });
}

async function writeNights(text: string): Promise<void> {
  await db.database.kysely.deleteFrom('room_night').execute();
  const rows = text.split(', ').map((night) => {
    const [, type, day, allotment, sold, held] = /^(\d+) on (\d+): (\d+)\/(\d+)\/(\d+)$/.exec(night) ?? [];
    return {
      property_id: PROPERTY,
      room_type_id: Number(type),
      stay_date: dayOf(day),
      allotment: Number(allotment),
      sold: Number(sold),
      held: Number(held),
    };
  });
  await db.database.kysely.insertInto('room_night').values(rows).execute();
}

async function readNights(): Promise<string> {
  const rows = await db.database.kysely
    .selectFrom('room_night')
    .selectAll()
    .orderBy('room_type_id')
    .orderBy('stay_date')
    .execute();
  return rows
    .map(
      (row) =>
        `${row.room_type_id} on ${Number(row.stay_date.slice(8))}: ${row.allotment}/${row.sold}/${row.held}`,
    )
    .join(', ');
}

function nightName({ roomTypeId, date }: { roomTypeId: number; date: string }): string {
  return `${roomTypeId} on ${Number(date.slice(8))}`;
}

function dayOf(day: string | undefined) {
  return localDate(`2027-03-${(day ?? '').padStart(2, '0')}`);
}

type Example = [string, string, string, string, string, string];

function tableRows(page: string): Example[] {
  const examples = page.slice(page.indexOf('\n## Examples\n'));
  const rows = examples.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map(
    (line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()) as Example,
  );
}
