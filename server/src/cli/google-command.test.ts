import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  FAMILY,
  saver,
} from '@portico/testing/builders/hotel-file';
import { startGoogle } from '@portico/testing/google/google-stand-in';
import { placeOnGoogle } from '@portico/testing/google/place-on-google';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleSender } from '../connections/google/google-sender.ts';
import { hotelCommand } from './hotel-command.ts';

const other = { id: 8, code: 'Other', name: 'The Other' };
const googleHotels = placeOnGoogle;

let world: World;
let google: Awaited<ReturnType<typeof startGoogle>>;
beforeEach(async () => {
  const family = buildRoomType({ id: FAMILY, name: 'Family', occupancy: { maximum: 4, minimum: 2 } });
  world = await openWorld({
    hotel: buildHotelFile({
      settings: { googleHotels },
      roomTypes: [buildRoomType(), family],
      ratePlans: [
        buildRatePlan(),
        buildRatePlan({ ...saver, usesOccupancy: true, occupancy: { minimum: 2 } }),
      ],
    }),
    otherHotels: [buildHotelFile({ property: other })],
  });
  google = await startGoogle();
});
afterEach(async () => {
  await google.close();
  await world.close();
});

const command = (name: string, property = 'quay') =>
  hotelCommand(['google', name, '--property', property], {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });

async function run(minute: number) {
  world.setNow(new Date(Date.UTC(2027, 1, 20, 12, minute)).toISOString());
  const { database, clock, hotels, snapshots } = world.deps;
  const sender = googleSender({
    database,
    clock,
    hotels,
    snapshots,
    publicUrl: 'https://book.example',
    google: { url: google.url, partner: undefined },
    reach: { insideNetworks: true },
    log: { error: (_facts, message) => expect.fail(message) },
  });
  await sender.begin();
  await sender.settled();
}

const saverInDouble = 'Not told: Saver in Double, as it takes other numbers of guests than the room.';

test('the state says when Google had taken everything, what it refuses, and what it is not told', async () => {
  expect((await command('status')).lines).toEqual(['Google has not taken everything yet.', saverInDouble]);
  google.behaves('errors of rates');
  await run(1);
  expect((await command('status')).lines).toEqual([
    'Google has not taken everything yet.',
    'Tried once since, and not taken: rates: 450 1001 is refused',
    'Next try at 2027-02-20T12:01:05.000Z.',
    saverInDouble,
  ]);
  google.behaves('takes it');
  await run(2);
  expect((await command('status')).lines).toEqual([
    'Google had taken everything at 2027-02-20T12:02:00.000Z.',
    saverInDouble,
  ]);
});

test('everything is told again when the command asks for it', async () => {
  await run(1);
  const { length } = google.taken();
  expect(await command('send')).toMatchObject({ exitCode: 0, lines: ['Google is told everything again.'] });
  await run(2);
  expect(google.taken()).toHaveLength(length);
});

test('a hotel that does not ask for it is refused', async () => {
  for (const name of ['status', 'send'])
    expect(await command(name, 'other')).toMatchObject({
      exitCode: 1,
      lines: ['The Other is not listed at Google: its property file has no settings.googleHotels.'],
    });
});
