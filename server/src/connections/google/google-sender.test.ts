import { buildBooking } from '@portico/testing/booking/booking-body';
import {
  buildHotelFile,
  buildRatePlan,
  FIRST_NIGHT,
  FLEXIBLE,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { startGoogle } from '@portico/testing/google/google-stand-in';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { placeOnGoogle } from '@portico/testing/google/place-on-google';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleSender } from './google-sender.ts';
import { readGoogleState, tellAgain } from './google-feed.store.ts';

const googleHotels = placeOnGoogle;
const file = (settings: object = { googleHotels }) => buildHotelFile({ settings });
const stay = {
  room: '11',
  plan: String(FLEXIBLE),
  arrival: FIRST_NIGHT,
  nights: 2,
  adults: 2,
  children: [],
  bookedOn: '2027-02-20',
};
const everything = [
  'Transaction',
  'TaxFeeInfo',
  'OTA_HotelRateAmountNotifRQ',
  'OTA_HotelAvailNotifRQ',
  'OTA_HotelInvCountNotifRQ',
];

let world: World;
let google: Awaited<ReturnType<typeof startGoogle>>;
let minutes = 0;
beforeEach(async () => {
  minutes = 0;
  world = await openWorld({ hotel: file() });
  google = await startGoogle();
});
afterEach(async () => {
  await google.close();
  await world.close();
});

const openSender = (longestTryMs?: number) => {
  const { database, clock, hotels, snapshots } = world.deps;
  const log = { error: (_facts: object, message: string) => expect.fail(message) };
  return googleSender({
    database,
    clock,
    hotels,
    snapshots,
    publicUrl: 'https://book.example',
    google: { url: google.url, partner: 'portico' },
    reach: { insideNetworks: true },
    log,
    ...(longestTryMs !== undefined && { longestTryMs }),
  });
};

/** As a server does a minute later. */
async function run(sender = openSender(), later = 1) {
  minutes += later;
  world.setNow(new Date(Date.UTC(2027, 1, 20, 12, minutes)).toISOString());
  await world.deps.snapshots.refresh();
  await sender.begin();
  await sender.settled();
}
const state = () => readGoogleState(world.deps.database.kysely, PROPERTY);

test('Google is told of rooms and rates first, then of nights, and after that of nothing', async () => {
  const sender = openSender();
  await run(sender);
  expect(google.taken()).toEqual(everything);
  expect(google.reckoner.reckon(stay)).toEqual({ total: 22_000 });
  expect(await state()).toMatchObject({ lastError: null, tries: 0, toldAt: expect.any(Date) });
  await run(sender);
  await run();
  expect(google.taken()).toEqual([]);
});

test('a booking changes the rooms left, and nothing else is told', async () => {
  await run();
  google.taken();
  await world.book(buildBooking());
  await run();
  expect(google.taken()).toEqual(['OTA_HotelInvCountNotifRQ']);
  expect(google.received.at(-1)?.body).toContain('<InvCount Count="1" CountType="2"/>');
});

test('a hotel that asks for it no more, or never did, is not told of', async () => {
  await insertHotel(world.deps.database, file({}));
  await world.deps.snapshots.refresh();
  await run();
  expect(google.received).toEqual([]);
});

test.each(['500', 'errors', 'answers another', 'no XML'] as const)(
  'what Google does not acknowledge (%s) is told again, and why stands at the hotel',
  async (manner) => {
    google.behaves(manner);
    const sender = openSender();
    await run(sender);
    expect(await state()).toMatchObject({ toldAt: null, tries: 1, lastError: /^property: ./ });
    const { length } = google.received;
    expect(length).toBe(1);
    google.taken();
    google.behaves('takes it');
    await run(sender);
    expect(google.taken()).toEqual(everything);
    expect(await state()).toMatchObject({ tries: 0, lastError: null });
  },
);

test('rates that Google refuses hold up neither rules nor rooms', async () => {
  google.behaves('errors of rates');
  await run();
  expect(google.taken()).toEqual(everything.filter((root) => !root.includes('RateAmount')));
  expect(await state()).toMatchObject({ tries: 1, lastError: /^rates: 450/ });
  google.behaves('takes it');
  await run();
  expect(google.taken()).toEqual(['OTA_HotelRateAmountNotifRQ']);
  expect(google.reckoner.reckon(stay)).toEqual({ total: 22_000 });
});

test('tries come with growing gaps, an hour at most, and never end', async () => {
  google.behaves('500');
  const sender = openSender();
  const gaps: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    await run(sender, 61);
    const told = await state();
    gaps.push(((told?.dueAt.getTime() ?? 0) - world.deps.clock.now().getTime()) / 1_000);
  }
  expect(gaps.slice(0, 4)).toEqual([5, 10, 20, 40]);
  expect(gaps.at(-1)).toBe(3_600);
});

test('Google that does not answer is left after the time of a try', async () => {
  google.behaves('silent');
  await run(openSender(100));
  expect(await state()).toMatchObject({ tries: 1, lastError: 'property: no answer in time' });
});

test('two servers tell of a hotel once', async () => {
  const [one, other] = [openSender(), openSender()];
  await Promise.all([one.begin(), other.begin()]);
  await Promise.all([one.settled(), other.settled()]);
  expect(google.taken()).toEqual(everything);
});

test('everything is told again when somebody asks for it', async () => {
  const sender = openSender();
  await run(sender);
  google.taken();
  await tellAgain(world.deps.database.kysely, PROPERTY, world.deps.clock.now());
  await run(sender);
  expect(google.taken()).toEqual(everything);
});

test('a price, a rule and a name that change are told, each by its own message', async () => {
  await run();
  google.taken();
  const changed = file();
  const [first, ...plans] = changed.ratePlans;
  if (first === undefined) throw new Error('a rate plan');
  const seasons = [...first.seasons, { ...first.seasons[0]!, price: { base: 120 }, minStay: 3 }];
  await insertHotel(world.deps.database, {
    ...changed,
    ratePlans: [{ ...first, name: 'Flexible rate', seasons }, ...plans],
  });
  await run();
  expect(google.taken()).toEqual(['Transaction', 'OTA_HotelRateAmountNotifRQ', 'OTA_HotelAvailNotifRQ']);
  expect(google.reckoner.reckon(stay)).toEqual({ total: null, why: 'min stay' });
  expect(google.reckoner.reckon({ ...stay, nights: 3 })).toEqual({ total: 39_000 });
});

test('from the last minute for today on, today is closed to arrival', async () => {
  const restriction = { enabled: true, hour: 12, minute: 30, message: 'Call us.' };
  const today = { from: '2027-02-20', to: '2027-02-28' };
  await insertHotel(
    world.deps.database,
    buildHotelFile({
      settings: { googleHotels, sameDayBookingRestriction: restriction },
      ratePlans: [buildRatePlan({ seasons: [{ ...today, price: { base: 100 } }] })],
      allotments: [{ ...today, rooms: 1 }],
    }),
  );
  const sender = openSender();
  await run(sender);
  google.taken();
  const tonight = { ...stay, arrival: '2027-02-20', nights: 1, adults: 1 };
  expect(google.reckoner.reckon(tonight)).toEqual({ total: 10_000 });
  await run(sender, 30);
  expect(google.taken()).toEqual(['OTA_HotelAvailNotifRQ']);
  expect(google.reckoner.reckon(tonight)).toEqual({ total: null, why: 'closed to arrival' });
});
