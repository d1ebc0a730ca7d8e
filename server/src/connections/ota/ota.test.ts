import { readFile } from 'node:fs/promises';
import { twoAdults } from '@portico/testing/availability/search-body';
import { DOUBLE, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import {
  amountXml,
  availXml,
  faultsIn,
  openChannels,
  otaHotel,
  ratesXml,
  roomsXml,
  ruleXml,
  succeeds,
} from '@portico/testing/world/ota';
import { openWorld, type World } from '@portico/testing/world/world';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
let channels: Awaited<ReturnType<typeof openChannels>>;
beforeEach(async () => {
  world = await openWorld({ hotel: otaHotel() });
  channels = await openChannels(world);
});
afterEach(() => world.close());

const docs = new URL('../../../../docs/', import.meta.url);
const read = (name: string) => readFile(new URL(name, docs), 'utf8');

const FROM = '2027-03-05';

/** What guests are shown of a night in the Double. */
async function shown(date = FROM) {
  await world.deps.snapshots.refresh();
  const dates = { DateFrom: date, DateTo: addDays(localDate(date), 1) };
  const { RoomTypes, NumberOfRoomsPerRoomTypeId } = await world.search({ ...dates, Rooms: [twoAdults] });
  const offered = RoomTypes[0]?.Rates.find(({ RatePlanId }) => RatePlanId === FLEXIBLE);
  const price = offered && offered.BaseRate + offered.PerPersonCostPerAdult * 2;
  return { price: price ?? null, left: NumberOfRoomsPerRoomTypeId[DOUBLE] ?? 0 };
}

/** Without the spaces between elements. */
const compact = (xml: string) => xml.replaceAll(/>\s+</g, '><').trim();

test.each(['HotelAvailRQ', 'HotelRateAmountNotifRQ', 'HotelAvailNotifRQ'])(
  'the sample %s of the page is answered as the page says',
  async (name) => {
    if (name === 'HotelAvailNotifRQ') await channels.send(await read('ota/HotelRateAmountNotifRQ.xml'));
    const page = await read('connections-ota.md');
    const answer = name.replace('RQ', 'RS');
    expect(page).toContain(`](ota/${name}.xml)`);
    expect(page).toContain(`](ota/${answer}.xml)`);
    const { status, xml } = await channels.send(await read(`ota/${name}.xml`));
    expect([status, xml]).toEqual([200, compact(await read(`ota/${answer}.xml`))]);
  },
);

test('guests see what the samples of the page set', async () => {
  await channels.send(await read('ota/HotelRateAmountNotifRQ.xml'));
  await channels.send(await read('ota/HotelAvailNotifRQ.xml'));
  expect(await shown('2027-03-06')).toMatchObject({ price: null });
  expect(await shown('2027-03-07')).toEqual({ price: 120, left: 4 });
});

test('the security header of the envelope logs in, and only the connection’s own', async () => {
  const sample = await read('ota/HotelAvailRQ.xml');
  const as = (username: string, secret: string) =>
    channels.sendBare(sample.replace('USERNAME', username).replace('SECRET', secret));
  const { username, secret } = channels;
  expect(succeeds((await as(username, secret)).xml)).toBe(true);
  for (const [user, password] of [
    ['USERNAME', 'SECRET'],
    [username, 'pc_wrong'],
  ] as const) {
    const { status, xml } = await as(user, password);
    expect([status, faultsIn(xml)]).toEqual([200, [['Error', '4/448']]]);
    expect(xml).toContain(
      '<OTA_HotelAvailRS xmlns="http://www.opentravel.org/OTA/2003/05" EchoToken="ask-1"',
    );
    expect(xml).toContain('>Invalid Username and/or Password</Error>');
  }
  const digest = sample.replace('USERNAME', username).replace('SECRET', secret);
  const { xml } = await channels.sendBare(digest.replace('#PasswordText', '#PasswordDigest'));
  expect(faultsIn(xml)).toEqual([['Error', '4/448']]);
  expect(faultsIn((await channels.sendBare(availXml(roomsXml(1)))).xml)).toEqual([['Error', '4/448']]);
});

test('wrong HTTP credentials are refused before the body is read', async () => {
  const { status } = await channels.send('<', { authorization: channels.basic('pc_wrong') });
  expect(status).toBe(401);
});

test('the code of another hotel is refused, the own one is known in any case and as the id', async () => {
  const { propertyId } = await world.db.database.kysely
    .selectFrom('property')
    .select('property_id as propertyId')
    .executeTakeFirstOrThrow();
  const other = await channels.send(availXml(roomsXml(1), { hotel: 'HARBOUR' }));
  expect(faultsIn(other.xml)).toEqual([['Error', '6/392']]);
  expect(other.xml).toContain('>Hotel not found for HotelCode=HARBOUR</Error>');
  for (const hotel of ['quay', String(propertyId)])
    expect(succeeds((await channels.send(availXml(roomsXml(1), { hotel }))).xml)).toBe(true);
});

test('an older message does not undo a newer one, and the same message is done once', async () => {
  await channels.send(availXml(roomsXml(3), { stamp: '2027-02-20T11:00:05+00:00' }));
  const older = await channels.send(availXml(roomsXml(9), { stamp: '2027-02-20T12:00:04+01:00' }));
  expect([succeeds(older.xml), faultsIn(older.xml)]).toEqual([true, [['Warning', '11/450']]]);
  expect(await shown()).toMatchObject({ left: 3 });
  const message = availXml(roomsXml(2), { stamp: '2027-02-20T11:00:06', echo: 'once' });
  await channels.send(message);
  await channels.send(availXml(roomsXml(4), { stamp: '2027-02-20T11:00:06' }));
  await channels.send(message);
  expect(await shown()).toMatchObject({ left: 4 });
  await channels.send(availXml(roomsXml(5), { stamp: '2027-02-20T11:00:07', echo: 'once' }));
  expect(await shown()).toMatchObject({ left: 5 });
});

const throughXml = (kind: string, nights: number) =>
  `<LengthsOfStay ArrivalDateBased="false"><LengthOfStay MinMaxMessageType="${kind}" Time="${nights}"/></LengthsOfStay>`;

test.each([
  ['closed', '<RestrictionStatus Status="Close"/>', null],
  ['closed to arrival', '<RestrictionStatus Restriction="Arrival" Status="Close"/>', null],
  [
    'a least stay',
    '<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="2"/></LengthsOfStay>',
    null,
  ],
  [
    'no least stay',
    '<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="0"/></LengthsOfStay>',
    100,
  ],
  [
    'a longest stay beyond all',
    '<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMaxLOS" Time="999"/></LengthsOfStay>',
    100,
  ],
  ['a least stay of every night', throughXml('SetMinLOS', 2), null],
  ['a least stay of every night, by its own name', throughXml('SetForwardMinStay', 2), null],
  ['a least stay of every night, which the stay has', throughXml('SetForwardMinStay', 1), 100],
  ['a longest stay of every night beyond all', throughXml('SetForwardMaxStay', 999), 100],
  ['14 days ahead', '<RestrictionStatus MinAdvancedBookingOffset="P2W"/>', null],
  ['13 days ahead', '<RestrictionStatus MinAdvancedBookingOffset="13"/>', 100],
  ['12 days ahead at most', '<RestrictionStatus MaxAdvancedBookingOffset="P12D"/>', null],
])('%s', async (_what, inside, price) => {
  expect(faultsIn((await channels.send(availXml(ruleXml(inside)))).xml)).toEqual([]);
  expect(await shown()).toMatchObject({ price });
});

test.each([
  ['the days named true', ' Sat="1"', [100, 130]],
  ['all but those named false', ' Sat="false"', [130, 100]],
])('of weekdays: %s', async (_what, days, prices) => {
  const control = `<StatusApplicationControl Start="${FROM}" End="2027-03-06" InvTypeCode="DBL" RatePlanCode="BAR"${days}/>`;
  await channels.send(ratesXml(amountXml('AmountAfterTax="130" CurrencyCode="GBP"'), control));
  expect([(await shown()).price, (await shown('2027-03-06')).price]).toEqual(prices);
});

test('a byte order mark, comments and CDATA are no harm; more than 5 MB is refused', async () => {
  const message = availXml(`<!-- x --><![CDATA[ ]]>${roomsXml(4)}`);
  expect(succeeds((await channels.send(`\uFEFF<?xml version="1.0" encoding="utf-8"?>${message}`)).xml)).toBe(
    true,
  );
  expect(await shown()).toMatchObject({ left: 4 });
  const { status } = await channels.send(message + ' '.repeat(5 * 1024 * 1024));
  expect(status).toBe(413);
});

test('support reads which message it was, without its credentials', async () => {
  await channels.send(availXml(roomsXml(4)));
  const { messages } = await channels.owner.ask('Connections/ListMessages', {
    id: channels.id,
    before: null,
  });
  expect(messages.map(({ kind }) => kind)).toEqual(['OTA_HotelAvailNotifRQ']);
});
