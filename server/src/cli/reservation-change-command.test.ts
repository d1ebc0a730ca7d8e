import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../operations/reconcile/reconcile.ts';
import { hotelCommand } from './hotel-command.ts';

let world: World;
let number: string;
beforeAll(async () => {
  world = await openWorld();
  number = String((await world.book(buildFlexibleBooking())).body.ReferenceNumber);
});
afterAll(async () => {
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await world.close();
});

const change = (...args: string[]) =>
  hotelCommand(['reservation', 'change', '--property', 'quay', '--number', number, ...args], {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
const departures = () => world.db.database.kysely.selectFrom('reservation').select('departure').execute();

test('a change shows what the booking would cost, and is made with --yes', async () => {
  const sums = ['  Costs 300.00 GBP.', '  Still to be paid: 300.00 GBP.'];
  expect(await change('--departure', '2027-03-06')).toEqual({
    exitCode: 0,
    lines: [`${number} would be changed. Nothing was written: --yes does it.`, ...sums],
  });
  expect(await departures()).toEqual([{ departure: '2027-03-05' }]);
  expect(await change('--departure', '2027-03-06', '--yes')).toEqual({
    exitCode: 0,
    lines: [`${number} is changed.`, ...sums],
  });
  expect(await departures()).toEqual([{ departure: '2027-03-06' }]);
});

test('another room type is named, an unknown one and no change are refused', async () => {
  const { lines } = await change('--room-type', 'family', '--json');
  expect(JSON.parse(lines.join('\n'))).toMatchObject({ isDone: false, totalMinor: 450_00 });
  expect((await change('--room-type', 'Palace')).exitCode).toBe(1);
  expect((await change('--yes')).exitCode).toBe(1);
});

test('of two room types with one name the id is asked for', async () => {
  const { roomTypes, ...file } = buildHotelFile();
  const two = await openWorld({
    hotel: { ...file, roomTypes: roomTypes.map((type) => ({ ...type, name: 'Sea view' })) },
  });
  const booked = String((await two.book(buildFlexibleBooking())).body.ReferenceNumber);
  const changed = await hotelCommand(
    [...'reservation change --property quay --room-type'.split(' '), 'sea view', '--number', booked],
    {
      environment: { DATABASE_URL: two.db.url },
      folder: '.',
      clock: two.deps.clock,
      log: { error: (_facts, message) => expect.fail(message) },
    },
  );
  expect(changed).toEqual({ exitCode: 1, lines: ['Several room types are called Sea view. Give its id.'] });
  await two.close();
});
