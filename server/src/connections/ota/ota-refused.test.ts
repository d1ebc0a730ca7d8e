import {
  amountXml,
  availXml,
  faultsIn,
  openChannels,
  otaHotel,
  ratesXml,
  roomsXml,
  ruleXml,
} from '@portico/testing/world/ota';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let channels: Awaited<ReturnType<typeof openChannels>>;
let before: unknown;
beforeAll(async () => {
  world = await openWorld({ hotel: otaHotel() });
  channels = await openChannels(world);
  before = await nights();
});
afterAll(async () => {
  await world.close();
});

/** All that a message could set. */
const nights = async () => {
  const { kysely } = world.db.database;
  const rates = await kysely.selectFrom('rate_night').selectAll().execute();
  const rooms = await kysely.selectFrom('room_night').selectAll().execute();
  return { rates, rooms };
};

test.each([
  ['no currency', amountXml('AmountAfterTax="130.00"'), '10/321'],
  ['another currency', amountXml('AmountAfterTax="130.00" CurrencyCode="EUR"'), '3/61'],
  [
    'an amount without VAT at a hotel with',
    amountXml('AmountBeforeTax="130.00" CurrencyCode="GBP"'),
    '10/321',
  ],
  [
    'an amount that may be pence',
    amountXml('AmountAfterTax="13000" DecimalPlaces="2" CurrencyCode="GBP"'),
    '3/320',
  ],
  ['an amount that is none', amountXml('AmountAfterTax="1e3" CurrencyCode="GBP"'), '3/320'],
  [
    'a price of a child',
    amountXml('AgeQualifyingCode="8" AmountAfterTax="1.00" CurrencyCode="GBP"'),
    '3/320',
  ],
  [
    'a price of a week',
    amountXml('AmountAfterTax="1.00" CurrencyCode="GBP"').replace('<Rate>', '<Rate RateTimeUnit="Week">'),
    '3/320',
  ],
  ['no rate', '', '10/321'],
])('refused as a rate: %s', async (_what, inside, code) => {
  const { status, xml } = await channels.send(ratesXml(inside));
  expect([status, faultsIn(xml)]).toEqual([200, [['Error', code]]]);
  expect(await nights()).toEqual(before);
});

test.each([
  ['an unknown room type', roomsXml(1), '12/402', 'InvTypeCode="DBL"', 'InvTypeCode="SUITE"'],
  ['an unknown rate plan', roomsXml(1), '12/249', 'RatePlanCode="BAR"', 'RatePlanCode="RACK"'],
  ['no room type', roomsXml(1), '10/321', 'InvTypeCode="DBL"', ''],
  ['nights that are over', roomsXml(1), '3/404', /2027-03-05/g, '2027-01-05'],
  ['no date', roomsXml(1), '3/320', 'Start="2027-03-05"', 'Start="5 March"'],
  ['half a room', roomsXml('1.5'), '3/320', '', ''],
  ['rooms in words', roomsXml('many'), '3/320', '', ''],
  [
    'a limit that is taken away',
    roomsXml(1),
    '3/320',
    'BookingLimit=',
    'BookingLimitMessageType="RemoveLimit" BookingLimit=',
  ],
  ['nothing', ruleXml(''), '10/321', '', ''],
  ['a status on request', ruleXml('<RestrictionStatus Status="OnRequest"/>'), '3/320', '', ''],
  ['no line', '', '10/321', '', ''],
  ['a time that is none', roomsXml(1), '3/15', '2027-02-20T11:00:00Z', 'noon'],
  ['a time far ahead', roomsXml(1), '3/15', '2027-02-20T11:00:00Z', '2027-02-21T12:00:01Z'],
  ['another message', roomsXml(1), '2/450', /OTA_HotelAvailNotifRQ/g, 'OTA_HotelResNotifRQ'],
])('refused as availability: %s', async (_what, line, code, from, to) => {
  const { status, xml } = await channels.send(availXml(line).replace(from, to));
  expect([status, faultsIn(xml)]).toEqual([200, [['Error', code]]]);
});

test('nothing of a message with a fault is done, and each fault names its line', async () => {
  const { xml } = await channels.send(availXml(roomsXml(9) + roomsXml(1).replace(/Start="2027-03-05"/, '')));
  expect(xml).toContain('RecordID="2"');
  expect(xml).not.toContain('RecordID="1"');
  expect(await nights()).toEqual(before);
});

test.each<[string, string | Uint8Array, Record<string, string>?]>([
  ['no XML', 'rooms=1'],
  ['nothing', ''],
  ['JSON', '{"Items":[]}'],
  ['another document', '<html/>'],
  [
    'an empty envelope',
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body/></s:Envelope>',
  ],
  ['SOAP 1.2', '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body/></s:Envelope>'],
  [
    'an external entity',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><OTA_HotelAvailRQ>&x;</OTA_HotelAvailRQ>',
  ],
  [
    'a billion laughs',
    `<!DOCTYPE l [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'.repeat(9)}]><OTA_HotelAvailRQ>&b;</OTA_HotelAvailRQ>`,
  ],
  ['a document type of another address', '<!DOCTYPE a SYSTEM "http://192.0.2.9/x.dtd"><OTA_HotelAvailRQ/>'],
  ['a style sheet', '<?xml-stylesheet href="x"?><OTA_HotelAvailRQ/>'],
  ['Latin-1 by name', '<?xml version="1.0" encoding="ISO-8859-1"?><OTA_HotelAvailRQ/>'],
  ['Latin-1 by bytes', Buffer.from('<OTA_HotelAvailRQ EchoToken="é"/>', 'latin1')],
  ['Latin-1 by header', '<OTA_HotelAvailRQ/>', { 'content-type': 'text/xml; charset=ISO-8859-1' }],
  ['UTF-16', Buffer.from('\uFEFF<OTA_HotelAvailRQ/>', 'utf16le')],
  ['UTF-7', '+ADw-OTA_HotelAvailRQ/+AD4-', { 'content-type': 'text/xml; charset=utf-7' }],
  ['a huge attribute', `<OTA_HotelAvailRQ a="${'x'.repeat(1_000_000)}"/>`],
  ['a huge name', `<OTA_${'x'.repeat(1_000_000)}RQ/>`],
  [
    'many attributes',
    `<OTA_HotelAvailRQ ${Array.from({ length: 50_000 }, (_, at) => `a${at}=""`).join(' ')}/>`,
  ],
])('%s is refused with a SOAP fault', async (_what, xml, headers) => {
  const answer = await channels.send(xml, headers);
  expect(answer.status).toBe(400);
  expect(answer.xml).toContain('<soap:Fault><faultcode>soap:Client</faultcode><faultstring>');
});

test.each([
  ['cut in the middle', (xml: string) => xml.slice(0, -40)],
  ['deep', (xml: string) => xml.replace('</AvailStatusMessages>', `${'<a>'.repeat(50_000)}`)],
  [
    'too many elements',
    (xml: string) => xml.replace('</AvailStatusMessages>', `${'<a/>'.repeat(100_001)}</AvailStatusMessages>`),
  ],
  [
    'an entity of nobody',
    (xml: string) => xml.replace('</AvailStatusMessages>', '&x;</AvailStatusMessages>'),
  ],
  [
    'two attributes of one name',
    (xml: string) => xml.replace('BookingLimit="9"', 'BookingLimit="9" BookingLimit="1"'),
  ],
])('a message that is %s is an error, and nothing of it is done', async (_what, spoil) => {
  const { status, xml } = await channels.send(spoil(availXml(roomsXml(9))));
  expect([status, faultsIn(xml)]).toEqual([200, [['Error', '12/450']]]);
  expect(await nights()).toEqual(before);
});
