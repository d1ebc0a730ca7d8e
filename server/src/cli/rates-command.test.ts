import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { openWorld, type World } from '@portico/testing/world/world';
import { oneAdult } from '@portico/testing/booking/booking-body';
import { buildHotelFile, DOUBLE, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld({ hotel: buildHotelFile() });
  folder = await mkdtemp(path.join(tmpdir(), 'rates-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const hotel = (...args: string[]) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: world.db.url, SANDBOX: 'on' },
    folder,
    clock: { now: () => new Date('2027-02-20T12:00:00Z') },
    log: { error: (_facts, message) => expect.fail(message) },
  });
const flexible = ['--property', 'quay', '--rate-plan', 'flex', '--room-type', String(DOUBLE)];
const nights = (from: string, to: string) => ['--from', from, '--to', to];
const set = (...args: string[]) => hotel('rates', 'set', ...flexible, ...args);

/** The price of the Double in Flexible on each night, from searches; null: not available. */
async function shown(...dates: string[]): Promise<(number | null)[]> {
  await world.deps.snapshots.refresh();
  const answers = [];
  for (const date of dates) {
    const to = addDays(localDate(date), 1);
    const { RoomTypes } = await world.search({ DateFrom: date, DateTo: to, Rooms: [oneAdult] });
    const type = RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === DOUBLE);
    const rate = type?.Rates.find(({ RatePlanId }) => RatePlanId === FLEXIBLE);
    answers.push(rate?.BaseRate ?? null);
  }
  return answers;
}

test('rates set changes prices and rules field by field, and searches see them at their next look', async () => {
  const days = ['2027-03-04', '2027-03-05', '2027-03-06'];
  expect(await shown(...days)).toEqual([100, 100, 100]);
  const weekends = [...nights('2027-03-01', '2027-03-14'), '--weekdays', 'Fri,Sat', '--base', '140.50'];
  const line = 'Flexible, Double, 2027-03-05 to 2027-03-13 (Fri, Sat): base £100.00 -> £140.50';
  expect(await set(...weekends, '--dry-run')).toEqual({
    exitCode: 0,
    lines: ['Nothing was written. It would be:', line],
  });
  expect(await shown(...days)).toEqual([100, 100, 100]);
  expect(await set(...weekends)).toEqual({ exitCode: 0, lines: [line] });
  expect(await shown(...days)).toEqual([100, 140.5, 140.5]);
  expect((await set(...weekends)).lines).toEqual(['Flexible, Double: nothing to change']);

  await set(...nights('2027-03-05', '2027-03-05'), '--min-stay', '2');
  expect(await shown(...days)).toEqual([100, null, 140.5]);
  await set(...nights('2027-03-05', '2027-03-05'), '--min-stay', 'none', '--open', 'no');
  expect(await shown(...days)).toEqual([100, null, 140.5]);
  const { lines } = await set(...nights('2027-03-05', '2027-03-05'), '--open', 'yes', '--json');
  expect(JSON.parse(lines.join(''))).toEqual({
    isDryRun: false,
    roomTypes: [{ ratePlan: 'FLEX', roomType: 'Double', added: [], changed: ['2027-03-05'], prices: [] }],
  });
  expect(await shown(...days)).toEqual([100, 140.5, 140.5]);
});

test('an older file leaves prices that were set by command, a newer one decides them', async () => {
  await hotel('export', '--property', 'quay', 'before.json');
  await set(...nights('2027-03-20', '2027-03-21'), '--base', '199');
  expect((await hotel('import', 'before.json')).lines).toEqual([
    'Quay: nothing to change.',
    '  Unchanged where the desk or a command has set it since, though the file differs (--replace takes the file’s):',
    '    Flexible, Double: 2027-03-20 to 2027-03-21',
  ]);
  expect(await shown('2027-03-20')).toEqual([199]);
  await hotel('export', '--property', 'quay', 'after.json');
  expect((await hotel('import', 'after.json')).lines).toEqual(['Quay: nothing to change.']);
  await hotel('import', 'before.json', '--replace');
  expect(await shown('2027-03-20')).toEqual([100]);
  expect((await hotel('import', 'after.json')).lines[2]).toBe('  Prices: 0 added, 2 changed, 0 withdrawn.');
  expect(await shown('2027-03-20')).toEqual([199]);
});

test('prices go up by a percentage of what each was, in several plans at once, all of them or none', async () => {
  const days = nights('2027-03-24', '2027-03-25');
  await set(...nights('2027-03-25', '2027-03-25'), '--base', '110.55');
  const both = ['rates', 'set', '--property', 'quay', '--rate-plan', 'flex,SAVER', '--room-type', 'Double'];
  const { exitCode, lines } = await hotel(...both, ...days, '--base', '+10%');
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    'Flexible, Double, 2027-03-24: base £100.00 -> £110.00',
    'Flexible, Double, 2027-03-25: base £110.55 -> £121.61',
    expect.stringMatching(/^Saver, Double, 2027-03-24 to 2027-03-25: base £\d+\.\d\d -> £\d+\.\d\d$/),
  ]);
  expect(await shown('2027-03-24', '2027-03-25')).toEqual([110, 121.61]);
  const { lines: json } = await set(...nights('2027-03-24', '2027-03-24'), '--base', '-50%', '--json');
  expect(JSON.parse(json.join(''))).toMatchObject({
    roomTypes: [{ ratePlan: 'FLEX', prices: [{ date: '2027-03-24', before: 11_000, after: 5_500 }] }],
  });
  expect(await hotel(...both, ...nights('2027-05-20', '2027-05-20'), '--base', '+10%')).toMatchObject({
    exitCode: 1,
    lines: ['Double has no price on 2027-05-20: say --base too.', 'Nothing was changed.'],
  });
});

test('a night that has no price needs its base', async () => {
  const may = nights('2027-05-01', '2027-05-02');
  expect(await set(...may, '--per-child', '5')).toEqual({
    exitCode: 1,
    lines: ['Double has no price on 2027-05-01 to 2027-05-02: say --base too.', 'Nothing was changed.'],
  });
  expect((await set(...may, '--base', '90')).lines).toEqual([
    'Flexible, Double, 2027-05-01 to 2027-05-02: added, base £90.00',
  ]);
  await hotel('availability', 'open', '--property', 'quay', '--room-type', 'Double', ...may, '--rooms', '1');
  expect(await shown('2027-05-01')).toEqual([90]);
});

test.each<[string[], number, string]>([
  [['--base', '10.005'], 1, '10.005 is no amount in GBP: 120, 120.50, +10% and -5% are some.'],
  [['--base', '-5'], 1, '-5 is no amount in GBP: 120, 120.50, +10% and -5% are some.'],
  [['--base', '-101%'], 1, '-101% is no amount in GBP: 120, 120.50, +10% and -5% are some.'],
  [[], 1, 'Say what is to be set: a price such as --base 120, or a rule such as --min-stay 2.'],
  [
    ['--base', '9999999'],
    1,
    'At these prices the longest stay of a full booking would come to more than a booking can carry.',
  ],
  [
    ['--min-stay', '5', '--max-stay', '2'],
    1,
    'Double, 2027-03-02 to 2027-03-03: the least nights or days would be more than the most.',
  ],
  [['--min-stay', '0'], 2, '  --min-stay: expected a whole number from 1 to 365, or none; found “0”.'],
  [['--open', 'maybe'], 2, '  --open: expected one of yes, no; found “maybe”.'],
])('what cannot be set is reported: %j', async (args, exitCode, words) => {
  const output = await set(...nights('2027-03-02', '2027-03-03'), ...args);
  expect(output.exitCode).toBe(exitCode);
  expect(output.lines).toContain(words);
});

test('prices that alone could be carried are refused where those of the other nights make them too high', async () => {
  const first = nights('2027-03-08', '2027-03-08');
  const second = nights('2027-03-09', '2027-03-09');
  expect(await set(...first, '--base', '1000000')).toMatchObject({ exitCode: 0 });
  expect(await set(...second, '--per-room', '1000000')).toEqual({
    exitCode: 1,
    lines: [
      'At these prices the longest stay of a full booking would come to more than a booking can carry.',
      'Nothing was changed.',
    ],
  });
  // As when importing the export.
  expect(await set(...first, '--base', '100')).toMatchObject({ exitCode: 0 });
  expect(await set(...second, '--per-room', '1000000')).toMatchObject({ exitCode: 0 });
  expect(await set(...second, '--per-room', '0')).toMatchObject({ exitCode: 0 });
});

test('a rate plan that is not there is answered with those that are', async () => {
  const options = ['--property', 'quay', '--rate-plan', 'flexy', ...nights('2027-03-02', '2027-03-03')];
  expect(await hotel('rates', 'set', ...options, '--base', '1')).toEqual({
    exitCode: 1,
    lines: ['There is no rate plan flexy. There are: FLEX, SAVER.'],
  });
});
