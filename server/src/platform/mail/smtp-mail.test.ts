import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { startSmtpReceiver, type SmtpReceiver } from '@portico/testing/mail/smtp-receiver';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { sendAllDue } from '../outbox/outbox-sender.ts';
import { enqueue, type OutboxMessage } from '../outbox/outbox.store.ts';
import type { OpenMail } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

let db: TestDatabase;
let receiver: SmtpReceiver;
let mail: OpenMail;
let now: Date;

beforeEach(async () => {
  now = new Date('2027-02-20T12:00:00Z');
  db = await createTestDatabase();
  receiver = await startSmtpReceiver();
  mail = smtpMail({ url: receiver.url, from: 'bookings@portico.example', mayBeInClear: true });
  await order();
});
afterEach(async () => {
  mail.close();
  await receiver.close();
  await db.drop();
});

/** Makes another mail due. */
const order = () =>
  inTransaction(db.database, (tx) => enqueue(tx, { propertyId: PROPERTY, kind: 'mail', payload: {} }, now));

const stay = 'BEGIN:VCALENDAR\r\nSUMMARY:Ærø\r\nEND:VCALENDAR\r\n';

const mailOf = ({ outboxId, messageId, createdAt }: OutboxMessage) => ({
  id: outboxId,
  fromName: 'The Quay',
  replyTo: 'desk@quay.example',
  to: { name: 'Ada Lovelace', address: 'ada@example.com' },
  subject: 'Booked',
  html: '<p>See you on Wednesday.</p>',
  text: 'See you on Wednesday, in plain words.',
  attachments: [{ name: 'stay.ics', contentType: 'text/calendar; charset=utf-8', text: stay }],
  messageId,
  date: createdAt,
});

const send = () =>
  sendAllDue({
    database: db.database,
    clock: { now: () => now },
    deliver: (message) => mail.sendMail(mailOf(message)),
    log: { error: () => undefined },
  });

const row = () =>
  db.database.kysely
    .selectFrom('outbox')
    .select(['message_id', 'sent_at', 'last_error'])
    .executeTakeFirstOrThrow();

test('a mail goes out by SMTP with both its parts, from the server’s address in the hotel’s name', async () => {
  expect(await send()).toBe(1);
  expect(receiver.received).toHaveLength(1);
  const message = receiver.received[0] ?? '';
  expect(message).toContain('From: The Quay <bookings@portico.example>');
  expect(message).toContain('Reply-To: desk@quay.example');
  expect(message).toContain('To: Ada Lovelace <ada@example.com>');
  expect(message).toContain('Content-Type: multipart/alternative');
  expect(message).toContain('Content-Type: text/plain');
  expect(message).toContain('See you on Wednesday, in plain words.');
  expect(message).toContain('Content-Type: text/html');
  expect(message).toContain('<p>See you on Wednesday.</p>');
});

test('a mail that would leave this computer unencrypted is not sent, and nothing of it is transmitted', async () => {
  mail = smtpMail({ url: receiver.url, from: 'bookings@portico.example', mayBeInClear: false });
  expect(await send()).toBe(0);
  expect((await row()).last_error).toContain('STARTTLS: 500');
  expect(receiver.received).toEqual([]);
});

test('an attachment arrives under its name, octet for octet', async () => {
  await send();
  const [, part = ''] = (receiver.received[0] ?? '').split('filename=stay.ics');
  const [, body = ''] = part.split('\r\n\r\n');
  expect(receiver.received[0]).toContain('Content-Type: text/calendar; charset=utf-8');
  expect(Buffer.from(body.split('\r\n--')[0] ?? '', 'base64').toString('utf8')).toBe(stay);
});

test('a mail that the receiver turns away stays unsent, and goes out later under the id it keeps', async () => {
  receiver.refuse(true);
  expect(await send()).toBe(0);
  const unsent = await row();
  expect(unsent).toMatchObject({
    sent_at: null,
    last_error: expect.stringContaining('451 not now') as string,
  });
  expect(receiver.received).toEqual([]);

  receiver.refuse(false);
  now = new Date('2027-02-20T12:00:05Z');
  expect(await send()).toBe(1);
  expect(await row()).toEqual({ ...unsent, sent_at: now, last_error: null });
  expect(receiver.received[0]).toContain(
    `Message-ID: ${unsent.message_id.replace('@portico>', '@portico.example>')}`,
  );
  expect(receiver.received[0]).toContain('Auto-Submitted: auto-generated');
});

test('mails one after the other go over one connection, also after one that was turned away', async () => {
  expect(await send()).toBe(1);
  await order();
  receiver.refuse(true);
  expect(await send()).toBe(0);
  receiver.refuse(false);
  now = new Date('2027-02-20T12:00:05Z');
  expect(await send()).toBe(1);
  expect(receiver.received).toHaveLength(2);
  expect(receiver.connections).toEqual({ taken: 1, open: 1 });

  mail.close();
  await receiver.allClosed();
  await order();
  expect(await send()).toBe(0);
});

test('a mail server that went away and came back costs no mail its turn, and none goes out twice', async () => {
  await send();
  await receiver.close();
  receiver = await startSmtpReceiver(Number(new URL(receiver.url).port));
  await order();
  expect(await send()).toBe(1);
  expect(receiver.received).toHaveLength(1);
});

test('of many mails at once no more than ten are on their way together', async () => {
  for (let more = 1; more < 20; more++) await order();
  expect(await send()).toBe(20);
  expect(receiver.received).toHaveLength(20);
  expect(receiver.connections.taken).toBeLessThanOrEqual(10);
});
