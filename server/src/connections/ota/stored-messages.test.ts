import { afterOpenTransactions } from '@portico/testing/database/after-open-transactions';
import { availXml, faultsIn, openChannels, otaHotel, roomsXml, succeeds } from '@portico/testing/world/ota';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
let channels: Awaited<ReturnType<typeof openChannels>>;
beforeEach(async () => {
  world = await openWorld({ hotel: otaHotel() });
  channels = await openChannels(world, ['ari', 'reservations']);
});
afterEach(() => world.close());

/** What support reads, newest first. */
async function stored() {
  const { id, owner } = channels;
  const { messages } = await owner.ask('Connections/ListMessages', { id, before: null });
  return Promise.all(
    messages.map(({ messageId }) => owner.ask('Connections/ReadMessage', { id, messageId })),
  );
}

/** All that the database holds of messages. */
const rows = async () =>
  JSON.stringify(await world.db.database.kysely.selectFrom('connection_message').selectAll().execute());

const enveloped = (message: string, { username, secret }: { username: string; secret: string }) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header><w:Security xmlns:w="w"><w:UsernameToken><w:Username>${username}</w:Username><w:Password>${secret}</w:Password></w:UsernameToken></w:Security></s:Header><s:Body>${message}</s:Body></s:Envelope>`;

const askXml = (hotel = 'QUAY') =>
  `<OTA_HotelAvailRQ xmlns="http://www.opentravel.org/OTA/2003/05"><AvailRequestSegments><AvailRequestSegment><HotelSearchCriteria><Criterion><HotelRef HotelCode="${hotel}"/></Criterion></HotelSearchCriteria></AvailRequestSegment></AvailRequestSegments></OTA_HotelAvailRQ>`;

test('a message that sets rooms is stored as it came and as it was answered, and once', async () => {
  const message = availXml(roomsXml(4), { echo: 'once' });
  const { xml } = await channels.send(message);
  expect(succeeds((await channels.send(message)).xml)).toBe(true);
  expect(await stored()).toMatchObject([
    { kind: 'OTA_HotelAvailNotifRQ', outcome: 'done', why: [], body: message, answer: xml },
  ]);
});

test('faults and warnings are read in words', async () => {
  await channels.send(availXml(roomsXml(4), { stamp: '2027-02-20T11:00:05Z' }));
  await channels.send(availXml(roomsXml(5), { stamp: '2027-02-20T11:00:04Z' }));
  await channels.send(availXml(roomsXml(6).replace('DBL', 'SUITE')));
  expect((await stored()).map(({ outcome, why }) => [outcome, why.length])).toEqual([
    ['refused', 1],
    ['done', 1],
    ['done', 0],
  ]);
});

test.each([
  ['breaks off', availXml(roomsXml(9)).slice(0, -40), 'The message is no XML'],
  ['is for another hotel', availXml(roomsXml(9), { hotel: 'HARBOUR' }), 'HotelCode=HARBOUR'],
  ['has no time', availXml(roomsXml(9), { stamp: 'noon' }), 'TimeStamp is no time'],
  ['holds a NUL', availXml(roomsXml('\0')), 'The message is no XML'],
  ['asks for rooms of another hotel', askXml('HARBOUR'), 'HotelCode=HARBOUR'],
])('a message that %s is stored with what was wrong', async (_what, message, why) => {
  const { xml } = await channels.send(message);
  const [one] = await stored();
  expect(one).toMatchObject({
    outcome: 'refused',
    body: message.replaceAll('\0', '\u{FFFD}'),
    answer: xml,
    why: [expect.stringContaining(why)],
  });
});

test('what is no message of OTA’s is stored with its fault, but not its text', async () => {
  for (const body of ['rooms=1', Buffer.from('<OTA_HotelResNotifRQ a="é"/>', 'latin1')]) {
    const { xml } = await channels.send(body);
    const [one] = await stored();
    expect(one).toMatchObject({ kind: 'unreadable', outcome: 'refused', body: '', answer: xml });
    expect(one?.why).toHaveLength(1);
  }
});

test('without the right a message is refused and stored', async () => {
  const reader = await openChannels(world, ['reservations']);
  channels = { ...reader, owner: channels.owner };
  expect(faultsIn((await channels.send(availXml(roomsXml(4)))).xml)).toEqual([['Error', '6/497']]);
  expect(await stored()).toMatchObject([{ why: ['This connection may not set rooms and prices.'] }]);
});

test('of a question for rooms the answer is stored, of one for bookings only how many there were', async () => {
  const asked = await channels.send(askXml());
  const inside = '<PersonName><Surname>Lovelace</Surname></PersonName>';
  await channels.send(
    `<OTA_ReadRQ xmlns="http://www.opentravel.org/OTA/2003/05" EchoToken="r1"><ReadRequests><HotelReadRequest HotelCode="QUAY"><SelectionCriteria SelectionType="Undelivered"/>${inside}</HotelReadRequest></ReadRequests></OTA_ReadRQ>`,
  );
  await afterOpenTransactions(world.deps.database);
  const [read, ask] = await stored();
  expect(ask).toMatchObject({ kind: 'OTA_HotelAvailRQ', outcome: 'done', answer: asked.xml });
  expect(read).toMatchObject({
    kind: 'OTA_ReadRQ',
    outcome: 'done',
    answer: '0 bookings answered, whose data is not stored here.',
    body: '<OTA_ReadRQ EchoToken="r1"><ReadRequests><HotelReadRequest HotelCode="QUAY"><SelectionCriteria SelectionType="Undelivered"/></HotelReadRequest></ReadRequests></OTA_ReadRQ>',
  });
});

test('of a message that is not taken only its name is stored: guests may stand in it', async () => {
  await channels.send(
    '<OTA_HotelResNotifRQ xmlns="http://www.opentravel.org/OTA/2003/05"><HotelReservations><HotelReservation><ResGuests>Lovelace</ResGuests></HotelReservation></HotelReservations></OTA_HotelResNotifRQ>',
  );
  expect(await stored()).toMatchObject([
    {
      kind: 'OTA_HotelResNotifRQ',
      outcome: 'refused',
    },
  ]);
  expect(await rows()).not.toContain('Lovelace');
});

test.each([
  ['as it should be', (xml: string) => xml],
  ['in CDATA', (xml: string) => xml.replace(/pc_([\w-]+)/, '<![CDATA[pc_]]><![CDATA[$1]]>')],
  ['with an end in a comment', (xml: string) => xml.replace(/(pc_.{10})/, '$1<!--</w:Password>-->')],
  ['as figures', (xml: string) => xml.replace(/pc_/, '&#112;c_')],
])('a password is never stored: %s', async (_what, spoil) => {
  const message = spoil(enveloped(availXml(roomsXml(4)), channels));
  for (const sent of [message, message.slice(0, -30)]) await channels.sendBare(sent);
  expect((await stored()).map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
  expect(await rows()).not.toContain(channels.secret.slice(-20));
});

test('a password of a message that breaks off in it is not stored', async () => {
  const message = enveloped(availXml(roomsXml(4)), { username: 'x', secret: 'hush' });
  await channels.send(message.slice(0, message.indexOf('hush') + 4));
  await channels.send(message.replace('</w:Password>', ''));
  await channels.send(askXml().replace('<Criterion>', `<Criterion MessagePassword="hush">`));
  await channels.send(askXml().replace('QUAY', channels.secret));
  expect(await stored()).toHaveLength(4);
  expect(await rows()).not.toContain('hush');
  expect(await rows()).not.toContain(channels.secret);
});

test('of a stranger nothing is stored', async () => {
  const wrong = { username: channels.username, secret: 'pc_wrong' };
  await channels.sendBare(enveloped(availXml(roomsXml(4)), wrong));
  await channels.sendBare(availXml(roomsXml(4)));
  await channels.sendBare('<html/>');
  await channels.send(availXml(roomsXml(4)), { authorization: channels.basic('pc_wrong') });
  expect(await rows()).toBe('[]');
});

test('a message of more than 2 MB is taken with HTTP Basic only', async () => {
  const blank = `<!--${' '.repeat(2 * 1024 * 1024)}-->`;
  const long = enveloped(availXml(`${roomsXml(4)}${blank}`), channels);
  const refused = await channels.sendBare(long);
  expect(refused.status).toBe(413);
  expect(refused.xml).toContain('<faultstring>A message of more than 2 MB needs HTTP Basic.</faultstring>');
  expect(await stored()).toEqual([]);
  const done = await channels.send(long);
  expect(succeeds(done.xml)).toBe(true);
});

test('of a long message the beginning is stored, and how long it was', async () => {
  await channels.send(availXml(roomsXml(4) + ' '.repeat(300_000)));
  const [one] = await stored();
  expect(one?.body).toMatch(/\n\[300\d\d\d characters in all\]$/);
  expect(one?.body.length).toBeLessThan(200_100);
});
