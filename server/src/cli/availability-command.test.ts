import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, DOUBLE, FIRST_NIGHT } from '@portico/testing/builders/hotel-file';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld({ hotel: buildHotelFile() });
  folder = await mkdtemp(path.join(tmpdir(), 'availability-'));
});
beforeEach(async () => {
  await sql`UPDATE room_night SET allotment = 2, sold = 0, closed = false, revision = 0`.execute(
    world.db.database.kysely,
  );
  await sql`DELETE FROM room_night WHERE stay_date > '2027-04-29'`.execute(world.db.database.kysely);
  await sql`UPDATE property SET revision = 0`.execute(world.db.database.kysely);
  await sql`INSERT INTO night_change (property_id, changed_at, change_id)
    VALUES (7, '2027-02-20T12:00:00Z', gen_random_uuid())`.execute(world.db.database.kysely);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const commandAt = (url: string, ...args: string[]) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: url, SANDBOX: 'on' },
    folder,
    clock: { now: () => new Date('2027-02-20T12:00:00Z') },
    log: { error: (_facts, message) => expect.fail(message) },
  });
const hotel = (...args: string[]) => commandAt(world.db.url, ...args);
const nights = (from: string, to: string) => ['--property', 'quay', '--from', from, '--to', to];
const availability = (...args: string[]) => hotel('availability', ...args);
const double = ['--room-type', 'double'];

/** The rooms that searches show for each night, of both types together. */
async function shown(from: string, to: string): Promise<number[]> {
  await world.deps.snapshots.refresh();
  return (await world.days(from, to)).map(({ AvailableRooms }) => AvailableRooms);
}

test('availability set sets how many rooms are for sale, weekday by weekday, and searches see it at their next look', async () => {
  expect(await shown('2027-03-05', '2027-03-08')).toEqual([4, 4, 4, 4]);
  const options = [
    'set',
    ...nights('2027-03-01', '2027-03-14'),
    ...double,
    '--rooms',
    '5',
    '--weekdays',
    'Fri,Sat',
  ];
  const line = 'Double, 2027-03-05 to 2027-03-13 (Fri, Sat): 2 rooms -> 5 rooms';
  expect(await availability(...options, '--dry-run')).toEqual({
    exitCode: 0,
    lines: ['Nothing was written. It would be:', line],
  });
  expect(await shown('2027-03-05', '2027-03-08')).toEqual([4, 4, 4, 4]);
  expect(await availability(...options)).toEqual({ exitCode: 0, lines: [line] });
  expect(await shown('2027-03-05', '2027-03-08')).toEqual([7, 7, 4, 4]);
  expect(await availability(...options)).toEqual({ exitCode: 0, lines: ['Double: nothing to change'] });
});

test('never fewer rooms than are sold and held: each night is named, and none is changed', async () => {
  await world.sell(DOUBLE, '2027-03-03', 2);
  const { exitCode, lines } = await availability(
    'set',
    ...nights('2027-03-02', '2027-03-04'),
    '--rooms',
    '1',
  );
  expect({ exitCode, lines }).toEqual({
    exitCode: 1,
    lines: ['Double, night of 2027-03-03: 2 sold or held, so 1 cannot be for sale.', 'Nothing was changed.'],
  });
  expect(await shown('2027-03-02', '2027-03-04')).toEqual([4, 2, 4]);
});

test('a closed night sells nothing even after a cancellation, and opened again it sells as before', async () => {
  await world.sell(DOUBLE, '2027-03-03', 2);
  const those = nights('2027-03-03', '2027-03-04');
  expect(await availability('close', ...those)).toEqual({
    exitCode: 0,
    lines: [
      'Double, 2027-03-03 to 2027-03-04: 2 rooms -> 2 rooms, closed',
      'Family, 2027-03-03 to 2027-03-04: 2 rooms -> 2 rooms, closed',
    ],
  });
  expect(await shown('2027-03-02', '2027-03-05')).toEqual([4, 0, 0, 4]);
  await world.sell(DOUBLE, '2027-03-03', -2);
  expect(await shown('2027-03-03', '2027-03-03')).toEqual([0]);
  const { lines } = await availability('open', ...those, '--json');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    isDryRun: false,
    roomTypes: [
      {
        roomType: 'Double',
        nights: [
          { date: '2027-03-03', taken: 0, was: { rooms: 2, closed: true }, rooms: 2, closed: false },
          { date: '2027-03-04' },
        ],
        without: [],
      },
      { roomType: 'Family' },
    ],
  });
  expect(await shown('2027-03-02', '2027-03-05')).toEqual([4, 4, 4, 4]);
});

test('a night that was never for sale is opened with its rooms', async () => {
  const those = [...nights('2027-05-01', '2027-05-01'), ...double];
  expect((await availability('open', ...those)).lines).toEqual([
    'Double, 2027-05-01: not for sale, as before',
  ]);
  expect((await availability('open', ...those, '--rooms', '1')).lines).toEqual([
    'Double, 2027-05-01: not for sale -> 1 room',
  ]);
});

test('no guest books a closed night, not even one who saw it open', async () => {
  const booking = await openWorld();
  const closing = ['availability', 'close', ...nights('2027-03-04', '2027-03-04')];
  await commandAt(booking.db.url, ...closing);
  expect((await booking.book(buildBooking())).body).toMatchObject({ Success: false });
  await commandAt(booking.db.url, 'availability', 'open', ...closing.slice(2));
  expect((await booking.book(buildBooking())).body).toMatchObject({ Success: true });
  await booking.close();
});

test('rooms that are taken while they are set are counted: either the command is refused or the bookings are', async () => {
  const nine = [{ from: FIRST_NIGHT, to: '2027-04-29', rooms: 9 }];
  const booking = await openWorld({ hotel: buildHotelFile({ allotments: nine }) });
  const set = ['availability', 'set', ...nights('2027-03-03', '2027-03-04'), ...double, '--rooms'];
  for (const rooms of [6, 3, 1]) {
    const [command, ...answers] = await Promise.all([
      commandAt(booking.db.url, ...set, String(rooms)),
      ...Array.from({ length: 3 }, () => booking.book(buildBooking())),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { rows } = await sql<{ allotment: number; taken: number }>`
      SELECT allotment, sold + held AS taken FROM room_night
      WHERE room_type_id = ${DOUBLE} AND stay_date = '2027-03-03'`.execute(booking.db.database.kysely);
    const [night] = rows;
    expect(night?.taken).toBeLessThanOrEqual(night?.allotment ?? 0);
    if (command.exitCode === 0) expect(night?.allotment).toBe(rooms);
    else expect(command.lines.at(-1)).toBe('Nothing was changed.');
  }
  await booking.close();
});

describe('an import', () => {
  const file = 'quay.json';
  const rows = async () =>
    (
      await sql<{ allotment: number; closed: boolean }>`
        SELECT allotment, closed FROM room_night
        WHERE room_type_id = ${DOUBLE} AND stay_date BETWEEN '2027-03-02' AND '2027-03-04' ORDER BY stay_date`.execute(
        world.db.database.kysely,
      )
    ).rows.map(({ allotment, closed }) => `${allotment}${closed ? ' closed' : ''}`);

  test('of an older file leaves what was set by command, and lists it before and after', async () => {
    await hotel('export', '--property', 'quay', file);
    await availability('set', ...nights('2027-03-02', '2027-03-03'), ...double, '--rooms', '5');
    await availability('close', ...nights('2027-03-04', '2027-03-04'), ...double);
    const unchanged = [
      'Quay: nothing to change.',
      '  Unchanged where the desk or a command has set it since, though the file differs (--replace takes the file’s):',
      '    rooms, Double: 2027-03-02 to 2027-03-04',
    ];
    expect((await hotel('import', file, '--dry-run')).lines).toEqual(unchanged);
    expect((await hotel('import', file)).lines).toEqual(unchanged);
    expect(await rows()).toEqual(['5', '5', '2 closed']);
    expect((await hotel('import', file, '--replace')).lines).toEqual([
      'Quay is imported.',
      '  Nights for sale: 0 added, 3 changed.',
      '  Prices: 0 added, 0 changed, 0 withdrawn.',
    ]);
    expect(await rows()).toEqual(['2', '2', '2']);
  });

  test('of a file that was exported since reports what becomes of it', async () => {
    await availability('set', ...nights('2027-03-02', '2027-03-03'), ...double, '--rooms', '5');
    await availability('close', ...nights('2027-03-03', '2027-03-04'), ...double);
    await hotel('export', '--property', 'quay', file);
    expect((await hotel('import', file)).lines).toEqual(['Quay: nothing to change.']);
    expect(await rows()).toEqual(['5', '5 closed', '2 closed']);
    const written = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), written.replaceAll('"closed": true', '"closed": false'));
    expect((await hotel('import', file)).lines[1]).toBe('  Nights for sale: 0 added, 2 changed.');
    expect(await rows()).toEqual(['5', '5', '2']);
  });
});

test.each<[string[], number, string]>([
  [nights('2027-03-05', '2027-03-04'), 1, '--to is before --from: 2027-03-04 is earlier than 2027-03-05.'],
  [nights('2027-02-19', '2027-03-04'), 1, 'Nights before today, 2027-02-20, are over: --from is 2027-02-19.'],
  [
    nights('2027-03-05', '2031-02-21'),
    1,
    '--to is 2031-02-21: nights are set until 2031-02-20, four years ahead.',
  ],
  [
    [...nights('2027-03-05', '2027-03-05'), '--weekdays', 'Mon'],
    1,
    'No night from 2027-03-05 to 2027-03-05 is on these days.',
  ],
  [
    [...nights('2027-03-05', '2027-03-05'), '--room-type', 'Attic'],
    1,
    'There is no room type Attic. There are: 11 Double, 12 Family.',
  ],
  [
    [...nights('2027-02-30', '2027-03-05')],
    2,
    '  --from: expected a date such as 2027-03-05; found “2027-02-30”.',
  ],
  [
    [...nights(FIRST_NIGHT, '2027-03-05'), '--weekdays', 'Mon,Mon'],
    2,
    '  --weekdays: expected days of Mon,Tue,Wed,Thu,Fri,Sat,Sun, each once; found “Mon,Mon”.',
  ],
  [
    [...nights(FIRST_NIGHT, '2027-03-05'), '--rooms', '-1'],
    2,
    '  --rooms: expected a whole number from 0 to 10000; found “-1”.',
  ],
])('what cannot be set is reported: %j', async (args, exitCode, words) => {
  const output = await availability('set', ...args, ...(args.includes('--rooms') ? [] : ['--rooms', '3']));
  expect(output.exitCode).toBe(exitCode);
  expect(output.lines).toContain(words);
});
