import { readFileSync } from 'node:fs';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { rollbackWith } from '../../platform/database/rollback-with.ts';
import { changeNights } from './change-nights.store.ts';
import { moves, sumChanges } from './day-change.ts';
import { nightChanges, type NightChange } from './night-changes.ts';
import { takers } from './takers.ts';

const property = PROPERTY as PropertyId;
const now = new Date('2027-02-20T12:00:00Z');

let db: TestDatabase;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
});
afterAll(() => db.drop());

const page = readFileSync(new URL('../../../../docs/locking.md', import.meta.url), 'utf8');
const examples = tableRows(page.slice(page.indexOf('\n## Examples\n'))) as Example[];

test('the page has its examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(12);
});

test('the page lists what each move changes', () => {
  const rows = tableRows(page.slice(page.indexOf('\n## Changes\n'), page.indexOf('\n## Taking\n')));
  expect(
    Object.fromEntries(rows.map(([name, held, sold]) => [name, { held: Number(held), sold: Number(sold) }])),
  ).toEqual(moves);
});

test.each(examples)('%s', async (_name, before, commands, answers, locked, after) => {
  await writeNights(before);
  const steps = commands.split('; ').map(stepOf);
  const results: string[] = [];
  for (const step of steps) results.push(await run(step));
  expect(results.join('; ')).toBe(answers);
  expect(await readNights()).toBe(after);
  const known = new Set(before.split(', ').map((night) => night.split(':')[0]));
  const order = steps.map(({ changes }) =>
    changes
      .map(({ thingId, date }) => nightName({ roomTypeId: thingId, date }))
      .filter((name) => known.has(name))
      .join(', '),
  );
  expect(order.join('; ')).toBe(locked);
});

test('what was never held or sold cannot be released, confirmed or cancelled', async () => {
  await writeNights('11 on 3: 1/0/0');
  for (const commands of [
    'release 1 x 11: 3-3',
    'confirm 1 x 11: 3-3',
    'cancel 1 x 11: 3-3',
    'release 1 x 11: 5-5',
  ]) {
    const { changes } = stepOf(commands);
    await expect(
      inTransaction(db.database, (tx) => changeNights(tx, property, changes, now)),
    ).rejects.toThrow();
  }
  expect(await readNights()).toBe('11 on 3: 1/0/0');
});

test('of exchanges for the last room at one moment one has it, whichever way round their nights lie', async () => {
  await writeNights('11 on 3: 3/3/0, 11 on 4: 1/0/0, 11 on 5: 3/3/0');
  const commands = ['3-3', '5-5', '3-3', '5-5'].map((night) => `exchange 1 x 11: ${night} for 1 x 11: 4-4`);
  const results = await Promise.all(commands.map((one) => run(stepOf(one))));
  expect(results.sort()).toEqual(['done', ...Array(3).fill('full on 11 on 4')]);
  expect(await readNights()).toMatch(/^11 on 3: 3\/\d\/0, 11 on 4: 1\/1\/0, 11 on 5: 3\/\d\/0$/);
});

test('taking or releasing a night notifies the searches, and a refusal or a confirmation does not', async () => {
  await writeNights('11 on 3: 1/0/0, 11 on 4: 1/0/0');
  await db.database.kysely.deleteFrom('night_change').execute();
  expect(await run(stepOf('take 1 x 11: 3-4'))).toBe('taken');
  expect(await run(stepOf('take 1 x 11: 3-4'))).toBe('full on 11 on 3, 11 on 4');
  expect(await run(stepOf('confirm 1 x 11: 3-4'))).toBe('done');
  expect(await run(stepOf('cancel 1 x 11: 4-4'))).toBe('done');
  const changes = await db.database.kysely.selectFrom('night_change').select('stay_date').execute();
  expect(changes.map((change) => change.stay_date).sort()).toEqual([
    '2027-03-03',
    '2027-03-04',
    '2027-03-04',
  ]);
});

interface Step {
  readonly verb: string;
  readonly changes: readonly NightChange[];
}

/** `take 1 x 12: 3-3 and 1 x 11: 3-3`, `exchange 1 x 11: 3-4 for 1 x 11: 4-5` */
function stepOf(text: string): Step {
  const [verb = '', ...rest] = text.split(' ');
  const [before = '', after = ''] = rest.join(' ').split(' for ');
  const changes =
    verb === 'exchange'
      ? sumChanges([
          ...nightChanges(roomsOf(before), moves.cancel),
          ...nightChanges(roomsOf(after), moves.sell),
        ])
      : nightChanges(roomsOf(before), moves[verb as keyof typeof moves]);
  return { verb, changes };
}

function roomsOf(text: string) {
  return text.split(' and ').flatMap((part) => {
    const [, count, type, first, last] = /^(\d+) x (\d+): (\d+)-(\d+)$/.exec(part) ?? [];
    if (count === undefined) throw new Error(`not a demand: ${part}`);
    const stay = { arrival: dayOf(first), departure: addDays(dayOf(last), 1) };
    return Array.from({ length: Number(count) }, () => ({ roomTypeId: Number(type) as RoomTypeId, stay }));
  });
}

async function run({ verb, changes }: Step): Promise<string> {
  return inTransaction(db.database, async (tx) => {
    const taken = await takers.nights(tx, property, changes, now);
    if (taken.ok) return verb === 'take' || verb === 'sell' ? 'taken' : 'done';
    return rollbackWith(`full on ${taken.refusal.nights.map(nightName).join(', ')}`);
  });
}

async function writeNights(text: string): Promise<void> {
  await db.database.kysely.deleteFrom('room_night').execute();
  const rows = text.split(', ').map((night) => {
    const [, type, day, allotment, sold, held] = /^(\d+) on (\d+): (\d+)\/(\d+)\/(\d+)$/.exec(night) ?? [];
    return {
      property_id: PROPERTY,
      room_type_id: Number(type) as RoomTypeId,
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

function tableRows(section: string): string[][] {
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
