import type { ContactSendRequestBody } from '@portico/contract/calls/contact-send';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { deliverContactMail } from '@portico/server/mails/deliver-contact-mail';
import { smtpMail } from '@portico/server/platform/mail/smtp-mail';
import { sendAllDue } from '@portico/server/platform/outbox/outbox-sender';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGroupFile, GROUP } from '../builders/group-file.ts';
import { buildHotelFile, PROPERTY } from '../builders/hotel-file.ts';
import { insertGroup } from '../database/insert-group.ts';
import { startSmtpReceiver, type SmtpReceiver } from '../mail/smtp-receiver.ts';
import { openTwoServers, type Sending, type TwoServers } from '../world/two-servers.ts';

let world: TwoServers;
let receiver: SmtpReceiver;
beforeAll(async () => {
  world = await openTwoServers({
    hotel: buildHotelFile(),
    limits: { messagesPerAddress: 4, messagesPerHotel: 6 },
  });
  receiver = await startSmtpReceiver();
  const areas = [{ id: 1, name: 'The harbour', properties: [buildHotelFile().property.code] }];
  await insertGroup(world.db.database, buildGroupFile(areas, { telephone: '+44 1632 960 777' }));
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});

/** Each test has its own hour. */
let now = new Date('2027-02-20T11:00:00Z');
beforeEach(() => {
  now = new Date(now.getTime() + 60 * 60_000);
  world.setNow(now.toISOString());
  receiver.received.length = 0;
});

const message = {
  LanguageCode: 'en',
  PropertyId: Number(PROPERTY),
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Phone: '+44 7700 900123',
  Message: 'May we bring a dog?\nTotal: £0.00',
} as const satisfies ContactSendRequestBody;

const send = (changes: object = {}, sending: Sending = {}) =>
  world.guest(sending).post('/api/Contact/Send', { ...message, ...changes }, sending);

/** What the hotel's mail server receives of all due mails, with unfolded lines. */
async function delivered(): Promise<string[]> {
  const { database } = world.db;
  const { sendMail } = smtpMail({ url: receiver.url, from: 'bookings@portico.example', mayBeInClear: true });
  const deps = { database, hotels: hotelDirectory(database), sendMail };
  await sendAllDue({
    database,
    clock: { now: () => now },
    deliver: (due) => deliverContactMail(deps, due),
    log: { error: (facts, words) => expect.fail(`${words}: ${JSON.stringify(facts)}`) },
  });
  return receiver.received.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll(/\r?\n[ \t]/g, ' '));
}

test('a message goes to the hotel alone, answers go to the guest, and the search is shown in words', async () => {
  const Search = {
    DateFrom: '2027-03-14',
    DateTo: '2027-03-17',
    Rooms: [
      { NumberOfAdults: 2, NumberOfChildren: 1, NumberOfInfants: 0 },
      { NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 },
    ],
    PromoCode: 'TIDE10',
  };
  const { status, body } = await send({ Search });
  expect(status).toBe(200);
  expect(body).toEqual({ Success: true, Message: expect.stringMatching(/^Your message is on its way to /) });
  const [mail = '', ...more] = await delivered();
  expect(more).toEqual([]);
  expect(mail).toMatch(/^To: .*<[^>]*@[^>]*>\r?$/m);
  expect(mail).toMatch(/^Reply-To: ada@example\.org\r?$/m);
  expect(mail).toMatch(/^Subject: Message from Ada Lovelace\r?$/m);
  expect(mail).not.toMatch(/^(?:Cc|Bcc):/im);
  expect(mail.match(/^To: (.*)$/m)?.[1]).not.toContain('ada@example.org');
  for (const line of [
    '> May we bring a dog?',
    'ada@example.org / +44 7700 900123',
    'Sun 14 Mar 2027 to Wed 17 Mar 2027, 3 nights',
    'Room 1: 2 adults, 1 child',
    'Room 2: 1 adult',
    '> TIDE10',
  ])
    expect(mail).toContain(line);
  // A line that imitates ours is recognisable as the guest's.
  expect(mail).not.toMatch(/^Total/m);
});

test('a message sent twice with one key, at once and at two servers, is one message', async () => {
  const answers = await Promise.all([0, 1, 0, 1].map((server) => send({}, { key: 'one-press', server })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await delivered()).toHaveLength(1);
  // A different message under the same key is a separate one.
  expect((await send({ Message: 'And a cat?' }, { key: 'one-press' })).status).toBe(200);
  expect(await delivered()).toHaveLength(2);
});

test.each([
  [{ Name: ' ' }, { Name: ['Your name is required'] }],
  [{ Name: 'Ada\r\nBcc: all@example.org' }, { Name: [expect.stringContaining('has a character')] }],
  [{ Name: 'Win at https://prizes.example' }, { Name: [expect.stringContaining('web address')] }],
  [{ Email: 'ada@example.org\r\nBcc: all@example.org' }, { Email: [expect.any(String)] }],
  [{ Email: 'ada@example.org, all@example.org' }, { Email: ['A valid email address is required'] }],
  [{ Email: '' }, { Email: ['A valid email address is required'] }],
  [{ Phone: 'call me' }, { Phone: ['A valid phone number is required'] }],
  [{ Message: '\n \n' }, { Message: ['Your message is required'] }],
  [{ Message: 'a'.repeat(2_001) }, { Message: ['Expected at most 2000 characters'] }],
  [
    { Message: 'My card is 4242 4242 4242 4242' },
    { Message: [expect.stringContaining('looks like a card number')] },
  ],
  [{ Search: { PromoCode: 'A\r\nB' } }, { 'Search.PromoCode': [expect.any(String)] }],
  [{ Search: { DateFrom: 'tomorrow' } }, { 'Search.DateFrom': ['Expected a date, YYYY-MM-DD'] }],
  [{ Cc: 'all@example.org' }, { Cc: [expect.any(String)] }],
])('what cannot be sent is refused at its field, and nothing is: %j', async (changes, faults) => {
  const { status, body } = await send(changes);
  expect(status).toBe(400);
  expect(body).toMatchObject({ RefusalCode: 'request.invalid', ModelState: faults });
  expect(await delivered()).toEqual([]);
});

const toGroup = { PropertyId: null, PropertyGroupId: GROUP };

test('a message to a group goes to the group alone and counts apart from those to its hotels', async () => {
  for (let times = 0; times < 4; times++) await send({});
  expect((await send()).status).toBe(429);
  expect(await send(toGroup)).toMatchObject({
    status: 200,
    body: { Message: 'Your message is on its way to Houses of the shore. We answer by e-mail.' },
  });
  const mails = await delivered();
  expect(mails).toHaveLength(5);
  expect(mails.filter((mail) => /^To: .*<?hello@shore\.example>?\r?$/m.test(mail))).toHaveLength(1);
  for (let times = 0; times < 3; times++) await send(toGroup);
  expect(await send(toGroup)).toMatchObject({
    status: 429,
    body: { Message: expect.stringContaining('+44 1632 960 777') },
  });
  await delivered();
});

test.each([
  [{ PropertyGroupId: GROUP }, 400, 'request.invalid'],
  [{ PropertyId: null }, 400, 'request.invalid'],
  [{ PropertyId: null, PropertyGroupId: 'SHORE' }, 400, 'request.invalid'],
  [{ PropertyId: null, PropertyGroupId: 999 }, 404, 'group.unknown'],
])('a message is to one hotel or one group that is known: %j', async (changes, status, RefusalCode) => {
  expect(await send(changes)).toMatchObject({ status, body: { RefusalCode } });
  expect(await delivered()).toEqual([]);
});

test('a hotel that no one knows gets no message', async () => {
  expect(await send({ PropertyId: 999_999 })).toMatchObject({
    status: 404,
    body: { RefusalCode: 'property.unknown' },
  });
});

test('one address writes four messages in an hour, all together six, and who is refused reads the telephone', async () => {
  const at = (place: number, key?: string): Sending => ({
    from: `203.0.113.${place}`,
    server: place % 2,
    ...(key !== undefined && { key }),
  });
  await send({}, at(1, 'kept'));
  for (let times = 0; times < 3; times++) await send({}, at(1));
  expect(await send({}, at(1))).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3600' },
    body: {
      RefusalCode: 'request.too-many',
      Message:
        'Many messages were written to us from where you are. Please try again in 60 minutes, or call us on +44 1632 960001.',
    },
  });
  expect((await send({}, at(1, 'kept'))).status).toBe(200);
  await send({}, at(2));
  await send({}, at(3));
  const closed = await send({}, at(4));
  expect(closed.status).toBe(429);
  expect(closed.body['Message']).toContain('Many messages were written to us just now.');
  expect(await delivered()).toHaveLength(6);
});

test('a message that could not be stored counts for nothing', async () => {
  const rename = (from: string, to: string) =>
    sql`ALTER TABLE ${sql.table(from)} RENAME TO ${sql.table(to)}`.execute(world.db.database.kysely);
  await rename('contact_message', 'no_contact_message');
  for (let tried = 0; tried < 4; tried++) expect((await send()).status).toBe(500);
  await rename('no_contact_message', 'contact_message');
  expect((await send()).status).toBe(200);
});

test('a message that was forgotten before its mail could be sent is left out', async () => {
  await send();
  await world.db.database.kysely.deleteFrom('contact_message').execute();
  expect(await delivered()).toEqual([]);
});
