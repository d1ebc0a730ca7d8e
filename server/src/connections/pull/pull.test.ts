import { readFile } from 'node:fs/promises';
import { approvedCard } from '@portico/testing/booking/booking-body';
import { holdsCode, holdsNumber } from '@portico/testing/booking/find-card';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { DOUBLE, FLEXIBLE, SAVER } from '@portico/testing/builders/hotel-file';
import { afterOpenTransactions } from '@portico/testing/database/after-open-transactions';
import { faultsIn, openChannels, succeeds } from '@portico/testing/world/ota';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
let pms: Awaited<ReturnType<typeof openChannels>>;
beforeEach(async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
  pms = await openChannels(world, ['reservations']);
});
afterEach(() => world.close());

const docs = new URL('../../../../docs/', import.meta.url);
const sample = async (name: string) =>
  (await readFile(new URL(`ota/${name}.xml`, docs), 'utf8')).replaceAll(/>\s+</g, '><').trim();

const OTA = 'xmlns="http://www.opentravel.org/OTA/2003/05"';

const readXml = (inside: string, attributes = '') =>
  `<OTA_ReadRQ ${OTA} ${attributes}><ReadRequests><HotelReadRequest HotelCode="QUAY">${inside}</HotelReadRequest></ReadRequests></OTA_ReadRQ>`;

/** What has not been acknowledged: status, number and id of each message. */
async function undelivered() {
  await afterOpenTransactions(world.deps.database);
  const { xml } = await pms.send(readXml('<SelectionCriteria SelectionType="Undelivered"/>'));
  return { xml, told: reservationsIn(xml) };
}

const reservationsIn = (xml: string) =>
  xml
    .split('<HotelReservation ')
    .slice(1)
    .map((one) => ({
      status: /ResStatus="(\w+)"/.exec(one)?.[1],
      number: /<UniqueID Type="14" ID="(\w+)"/.exec(one)?.[1] ?? '',
      messageId: /<UniqueID Type="16" ID="([\w-]+)"/.exec(one)?.[1] ?? '',
    }));

const report = (ids: readonly string[], outcome = '<Success/>') =>
  `<OTA_NotifReportRQ ${OTA}>${outcome}<NotifDetails><HotelNotifReport><HotelReservations>${ids
    .map(
      (id) =>
        `<HotelReservation><UniqueID Type="16" ID="${id}"/><ResGlobalInfo><HotelReservationIDs><HotelReservationID ResID_Value="4711"/></HotelReservationIDs></ResGlobalInfo></HotelReservation>`,
    )
    .join('')}</HotelReservations></HotelNotifReport></NotifDetails></OTA_NotifReportRQ>`;

const book = async () => String((await world.book(buildPartPaidBooking())).body.ReferenceNumber);
const expectAt = (number: string, time: string) =>
  pms.owner.ask('Booking/SetArrivalTime', { number, time, version: null });
const cancel = (number: string) =>
  pms.owner.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null });

test('the samples of the page are what is sent and answered, and no card is in them', async () => {
  await pms.owner.ask('Connections/SetCodes', {
    id: pms.id,
    roomTypes: { [DOUBLE]: '' },
    ratePlans: { [FLEXIBLE]: '', [SAVER]: 'BAR' },
  });
  await undelivered();
  await book();
  await afterOpenTransactions(world.deps.database);
  const { xml } = await pms.send(await sample('ReadRQ'));
  const [one] = reservationsIn(xml);
  const shown = xml
    .replaceAll(one?.number ?? '', 'ACDEFGHJKM')
    .replaceAll(one?.messageId ?? '', '0192f1c0-7d5e-7000-8000-00000000000a');
  expect(shown).toBe(await sample('ResRetrieveRS'));
  expect(holdsNumber(xml, approvedCard.CardNumber)).toBe(false);
  expect(holdsCode(xml, approvedCard.SecurityCode)).toBe(false);
  const acknowledged = (await sample('NotifReportRQ'))
    .replaceAll('ACDEFGHJKM', one?.number ?? '')
    .replaceAll('0192f1c0-7d5e-7000-8000-00000000000a', one?.messageId ?? '');
  expect((await pms.send(acknowledged)).xml).toBe(await sample('NotifReportRS'));
  expect((await undelivered()).told).toEqual([]);
  const { otherNumbers } = await pms.owner.ask('Booking/Read', { number: one?.number ?? '' });
  expect(otherNumbers).toEqual([{ connection: 'Channels', number: '4711' }]);
});

test('a booking is answered until it is acknowledged, then its changes, then its cancelling', async () => {
  expect((await undelivered()).told).toEqual([]);
  const number = await book();
  const [first] = (await undelivered()).told;
  expect(first).toMatchObject({ status: 'Book', number });
  await expectAt(number, '22:00');
  const again = await undelivered();
  expect(again.told).toEqual([first]);
  expect(again.xml).not.toContain('arrive at');
  await pms.send(report([first?.messageId ?? '']));
  const changed = await undelivered();
  expect(changed.told).toMatchObject([{ status: 'Modify', number }]);
  expect(changed.xml).toContain('Expected to arrive at 22:00');
  await pms.send(report([changed.told[0]?.messageId ?? '']));
  await cancel(number);
  expect((await undelivered()).told).toMatchObject([{ status: 'Cancel', number }]);
  // By the booking's number, as systems do that know no id of a message.
  await pms.send(report([number]));
  expect((await undelivered()).told).toEqual([]);
});

test('an acknowledgement that comes twice changes nothing, and says that it was not waited for', async () => {
  await undelivered();
  const number = await book();
  const [first] = (await undelivered()).told;
  await pms.send(report([first?.messageId ?? '']));
  await expectAt(number, '22:00');
  await undelivered();
  const { xml } = await pms.send(report([first?.messageId ?? '']));
  expect([succeeds(xml), faultsIn(xml)]).toEqual([true, [['Warning', '3/97']]]);
  expect((await undelivered()).told).toMatchObject([{ status: 'Modify', number }]);
});

test('what the other system could not take is listed with its words, and told again when somebody asks', async () => {
  await undelivered();
  const number = await book();
  const [first] = (await undelivered()).told;
  const errors = '<Errors><Error Type="3" Code="402">No such room</Error></Errors>';
  await pms.send(report([first?.messageId ?? ''], errors));
  expect((await undelivered()).told).toEqual([]);
  expect(await pms.owner.ask('Connections/RetryPushes', { id: pms.id })).toEqual({ due: 1 });
  expect((await undelivered()).told).toMatchObject([{ status: 'Book', number }]);
});

test('bookings are read by their number and by their dates, which delivers nothing', async () => {
  await undelivered();
  const number = await book();
  const dates = (inside: string) => pms.send(readXml(`<SelectionCriteria SelectionType="All" ${inside}/>`));
  for (const inside of [
    'Start="2027-03-03" End="2027-03-03"',
    'DateType="DepartureDate" Start="2027-03-05" End="2027-03-31"',
    'DateType="CreateDate" Start="2027-02-20T00:00:00" End="2027-02-20T23:59:59"',
  ])
    expect(reservationsIn((await dates(inside)).xml)).toMatchObject([{ status: 'Book', number }]);
  expect(reservationsIn((await dates('Start="2027-03-04" End="2027-03-09"')).xml)).toEqual([]);
  const { xml } = await pms.send(readXml(`<UniqueID Type="14" ID="${number}"/>`));
  expect(reservationsIn(xml)).toMatchObject([{ status: 'Book', number }]);
  expect((await undelivered()).told).toMatchObject([{ status: 'Book', number }]);
});

test('an answer has a hundred bookings, and the way to the next', async () => {
  await undelivered();
  await book();
  await copyBooking(100);
  await afterOpenTransactions(world.deps.database);
  const criteria = '<SelectionCriteria Start="2027-03-03" End="2027-03-03"/>';
  const first = await pms.send(readXml(criteria));
  const more = /MoreIndicator="true" MoreDataEchoToken="([\w-]+)"/.exec(first.xml)?.[1] ?? '';
  const second = await pms.send(readXml(criteria, `MoreDataEchoToken="${more}"`));
  const numbers = [first, second].map(({ xml }) => reservationsIn(xml).map(({ number }) => number));
  expect(numbers.map(({ length }) => length)).toEqual([100, 1]);
  expect(new Set(numbers.flat()).size).toBe(101);
  expect(second.xml).not.toContain('MoreIndicator');
  const { xml, told } = await undelivered();
  expect(xml).toContain('MoreIndicator="true"');
  expect(told).toHaveLength(100);
  await pms.send(report(told.map(({ messageId }) => messageId)));
  expect((await undelivered()).told).toHaveLength(1);
});

/** Stores the only booking of the world again, under other numbers. */
async function copyBooking(times: number): Promise<void> {
  await sql`
    INSERT INTO reservation SELECT (jsonb_populate_record(reservation, jsonb_build_object(
      'reservation_id', gen_random_uuid(), 'reference_number', 'COPY' || copy, 'confirmation_token', 'copy' || copy))).*
    FROM reservation, generate_series(1, ${times}) AS copy`.execute(world.deps.database.kysely);
}

test.each([
  ['another hotel', readXml('').replace('QUAY', 'SHORE'), '6/392'],
  ['nothing asked', readXml(''), '10/321'],
  ['a number of nobody', readXml('<UniqueID Type="14" ID="NOBODY"/>'), '3/97'],
  ['no dates', readXml('<SelectionCriteria SelectionType="All"/>'), '3/320'],
  ['other dates', readXml('<SelectionCriteria DateType="LastUpdateDate" Start="2027-03-03"/>'), '3/320'],
  ['another cursor', readXml('<SelectionCriteria Start="2027-03-03"/>', 'MoreDataEchoToken="1"'), '3/320'],
  ['neither taken nor not', report(['x'], ''), '10/321'],
  ['nothing acknowledged', report([]), '10/321'],
  ['too many', report(Array.from({ length: 201 }, (_, at) => `N${at}`)), '3/450'],
])('refused: %s', async (_what, xml, code) => {
  const { status, xml: answer } = await pms.send(xml);
  expect([status, faultsIn(answer)]).toEqual([200, [['Error', code]]]);
});

test('a connection without the right reads nothing, and one that only reads sets nothing', async () => {
  const other = await openChannels(world, ['ari']);
  const { xml } = await other.send(readXml('<SelectionCriteria SelectionType="Undelivered"/>'));
  expect(faultsIn(xml)).toEqual([['Error', '6/497']]);
  expect(xml).toContain('<OTA_ResRetrieveRS');
  const set = await pms.send(
    `<OTA_HotelAvailNotifRQ ${OTA}><AvailStatusMessages HotelCode="QUAY"/></OTA_HotelAvailNotifRQ>`,
  );
  expect(faultsIn(set.xml)).toEqual([['Error', '6/497']]);
  const neither = await openChannels(world, ['act']);
  expect((await neither.send(readXml(''))).status).toBe(403);
});

test('what one connection acknowledges another one still reads, and cannot acknowledge for it', async () => {
  const other = await openChannels(world, ['reservations']);
  await undelivered();
  await other.send(readXml('<SelectionCriteria SelectionType="Undelivered"/>'));
  const number = await book();
  const [first] = (await undelivered()).told;
  const { xml } = await other.send(report([first?.messageId ?? '']));
  expect(faultsIn(xml)).toEqual([['Warning', '3/97']]);
  await pms.send(report([first?.messageId ?? '']));
  const its = await other.send(readXml('<SelectionCriteria SelectionType="Undelivered"/>'));
  expect(reservationsIn(its.xml)).toMatchObject([{ status: 'Book', number }]);
});
