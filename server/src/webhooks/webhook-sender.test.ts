import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { startEventReceiver, type EventReceiver } from '@portico/testing/events/event-receiver';
import { insertEndpoint } from '@portico/testing/events/listening-endpoint';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../platform/mail/mail.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { newId } from '../platform/ids.ts';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import { announce } from './announce.ts';
import { hotelDirectory } from '../hotel/hotel-directory.ts';
import { deliverWebhookMail } from '../mails/deliver-webhook-mail.ts';
import { readEndpoint, rotateSecret } from './endpoint.store.ts';
import { signatureHeader } from './signature.ts';
import { claimMessages } from './webhook-message.store.ts';
import type { Sender } from '../platform/sender.ts';
import { webhookSender } from './webhook-sender.ts';

const NOON = new Date('2027-02-20T12:00:00Z');
const subjectId = newId();

let db: TestDatabase;
let now: Date;
let program: EventReceiver;
let slow: EventReceiver;
const senders: Sender[] = [];
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
});
beforeEach(async () => {
  now = NOON;
  [program, slow] = [await startEventReceiver(), await startEventReceiver()];
  slow.answer = () => undefined;
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await Promise.all([program.close(), slow.close()]);
  for (const table of ['webhook_message', 'webhook_endpoint', 'outbox'] as const)
    await db.database.kysely.deleteFrom(table).execute();
});
afterAll(() => db.drop());

const clock = { now: () => now };
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

function sender(longestTryMs = 10_000): Sender {
  const log = { error: (facts: object) => expect.fail(JSON.stringify(facts)) };
  const reach = { insideNetworks: true };
  const made = webhookSender({ database: db.database, clock, reach, longestTryMs, log });
  senders.push(made);
  return made;
}

/** Sends everything that is due now. */
async function send(by = sender()): Promise<void> {
  await by.begin();
  await by.settled();
}

async function happens(count = 1): Promise<void> {
  await inTransaction(db.database, async (tx) => {
    for (let number = 1; number <= count; number++) {
      const data = { ReservationNumber: `NUMBER-${number}` };
      await announce(tx, { propertyId: PROPERTY, type: 'reservation.confirmed', subjectId, data }, now);
    }
  });
}

const onTheWay = () => db.database.kysely.selectFrom('webhook_message').selectAll().execute();
const idsAt = ({ received }: EventReceiver) => received.map(({ headers }) => headers['webhook-id']);

test('an event arrives signed, with when it happened and when it was sent, and goes out once', async () => {
  const endpointId = await insertEndpoint(db.database, { url: program.url });
  await happens();
  later(90);
  await send();
  await send();
  expect(program.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = program.received;
  expect(JSON.parse(body)).toEqual({
    type: 'reservation.confirmed',
    timestamp: '2027-02-20T12:00:00.000Z',
    data: { PropertyId: 7, ReservationNumber: 'NUMBER-1' },
  });
  const timestamp = now.getTime() / 1_000;
  const messageId = String(headers['webhook-id']);
  expect(messageId).toMatch(/^msg_[0-9a-f]{32}$/);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureHeader(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
      messageId,
      timestamp,
      body,
    }),
    // The same body is the data of a CloudEvent.
    'ce-specversion': '1.0',
    'ce-id': messageId,
    'ce-source': '/api/Property/7',
    'ce-type': 'reservation.confirmed',
    'ce-time': '2027-02-20T12:00:00.000Z',
  });
  expect(await onTheWay()).toEqual([]);
  const endpoint = await readEndpoint(db.database.kysely, { propertyId: PROPERTY, endpointId });
  expect(endpoint?.lastDeliveredAt).toEqual(now);
});

test('one that fails is tried again for three days, under its id, and then lies with the dead letters', async () => {
  await insertEndpoint(db.database, { url: program.url });
  program.answer = (response) => void response.writeHead(500).end();
  await happens();
  const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
  const by = sender();
  await send(by);
  for (const pause of pauses) {
    later(pause - 1);
    await send(by);
    later(1);
    await send(by);
  }
  expect(program.received).toHaveLength(1 + pauses.length);
  expect(new Set(idsAt(program)).size).toBe(1);
  expect(new Set(program.received.map(({ body }) => body)).size).toBe(1);
  expect(await onTheWay()).toMatchObject([{ tries: 10, dead_at: now, last_error: 'it answered 500' }]);
  later(7 * 86_400);
  await send(by);
  expect(program.received).toHaveLength(10);
});

test('an endpoint with a time to retry is not called until then', async () => {
  await insertEndpoint(db.database, { url: program.url });
  program.answer = (response) => void response.writeHead(429, { 'retry-after': '600' }).end();
  await happens();
  await send();
  later(599);
  await send();
  expect(program.received).toHaveLength(1);
  later(1);
  await send();
  expect(program.received).toHaveLength(2);
});

test('an endpoint that answers 410 is switched off, what it missed is stored, and the hotel is notified once', async () => {
  const endpointId = await insertEndpoint(db.database, { url: program.url });
  program.answer = (response) => void response.writeHead(410).end();
  await happens(3);
  await send();
  const receivedBefore = program.received.length;
  expect(await onTheWay()).toHaveLength(3);
  expect((await onTheWay()).map(({ dead_at }) => dead_at)).toEqual([now, now, now]);
  await happens();
  later(86_400);
  await send();
  expect(program.received).toHaveLength(receivedBefore);
  expect(await onTheWay()).toHaveLength(3);
  const endpoint = await readEndpoint(db.database.kysely, { propertyId: PROPERTY, endpointId });
  expect(endpoint?.switchedOffAt).toEqual(NOON);

  const mails: Mail[] = [];
  const deps = {
    database: db.database,
    hotels: hotelDirectory(db.database),
    publicUrl: 'https://quay.example',
    sendMail: async (mail: Mail) => void mails.push(mail),
  };
  const log = { error: (facts: object) => expect.fail(JSON.stringify(facts)) };
  const deliver = (message: Parameters<typeof deliverWebhookMail>[1]) => deliverWebhookMail(deps, message);
  await sendAllDue({ database: db.database, clock, deliver, log });
  expect(mails.map(({ subject }) => subject)).toEqual(['Your program no longer hears of bookings']);
  expect(mails[0]?.to.address).toBe(buildHotelFile().property.email);
  expect(mails[0]?.text).toContain(program.url);
});

test('an endpoint that does not answer delays no other, nor a sender that begins', async () => {
  await insertEndpoint(db.database, { url: slow.url });
  await insertEndpoint(db.database, { url: program.url });
  await happens(30);
  const by = sender();
  // As the job calls it; a `begin` that waited would block it for good.
  while (program.received.length < 30) await by.begin();
  await happens();
  while (program.received.length < 31) await by.begin();
  expect(slow.received.length).toBeLessThanOrEqual(5);
  await by.stop();
  expect((await onTheWay()).map(({ tries, dead_at }) => [tries, dead_at])).toContainEqual([1, null]);
});

test('one that gives no answer in time has failed', async () => {
  await insertEndpoint(db.database, { url: slow.url });
  await happens();
  await send(sender(100));
  expect(await onTheWay()).toMatchObject([{ tries: 1, last_error: 'no answer in time' }]);
});

test('eight senders at once send each event once', async () => {
  await insertEndpoint(db.database, { url: program.url });
  await happens(40);
  await Promise.all(Array.from({ length: 8 }, () => send()));
  await send();
  expect(program.received).toHaveLength(40);
  expect(new Set(idsAt(program)).size).toBe(40);
});

test('a sender that dies leaves its events to another when the lease is over', async () => {
  const endpointId = await insertEndpoint(db.database, { url: program.url });
  await happens();
  const leaseUntil = new Date(now.getTime() + 60_000);
  await claimMessages(
    db.database.kysely,
    { propertyId: PROPERTY, endpointId },
    { now, leaseUntil, limit: 5 },
  );
  later(59);
  await send();
  expect(program.received).toEqual([]);
  later(1);
  await send();
  expect(program.received).toHaveLength(1);
});

test('for a day after its secret was changed an event is signed by both, and then by the new one alone', async () => {
  const endpointId = await insertEndpoint(db.database, { url: program.url });
  const { kysely } = db.database;
  const before = await readEndpoint(kysely, { propertyId: PROPERTY, endpointId });
  if (before === undefined) throw new Error('no endpoint');
  const after = await rotateSecret(kysely, before, now);
  const signatures = async () => {
    await happens();
    await send();
    return String(program.received.at(-1)?.headers['webhook-signature']).split(' ');
  };
  const signed = (secret: string) => {
    const { headers, body } = program.received.at(-1) ?? { headers: {}, body: '' };
    const messageId = String(headers['webhook-id']);
    return signatureHeader([secret], { messageId, timestamp: Number(headers['webhook-timestamp']), body });
  };
  later(86_399);
  expect(await signatures()).toEqual([signed(after.secret), signed(before.secret)]);
  later(1);
  expect(await signatures()).toEqual([signed(after.secret)]);
});
