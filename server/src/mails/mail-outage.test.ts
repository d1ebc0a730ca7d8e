import { secrets } from '@portico/testing/portico/secrets';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import { startSmtpReceiver, type SmtpReceiver } from '@portico/testing/mail/smtp-receiver';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SendMail } from '../platform/mail/mail.ts';
import { smtpMail } from '../platform/mail/smtp-mail.ts';
import { claimDue } from '../platform/outbox/outbox.store.ts';
import { deliverBookingMail } from './deliver-booking-mail.ts';

const START = new Date('2027-02-20T12:00:00Z').getTime();
const HOUR = 60 * 60_000;

let world: World;
let receiver: SmtpReceiver;
let sendMail: SendMail;
beforeEach(async () => {
  world = await openWorld();
  receiver = await startSmtpReceiver();
  ({ sendMail } = smtpMail({ url: receiver.url, from: 'bookings@portico.example', mayBeInClear: true }));
});
afterEach(async () => {
  await receiver.close();
  await world.close();
});

const rows = () => world.db.database.kysely.selectFrom('outbox').selectAll().orderBy('kind').execute();

const setNow = (epochMs: number) => world.setNow(new Date(epochMs).toISOString());

/** Runs the sender whenever something is due before an instant. */
async function runUntil(epochMs: number): Promise<void> {
  for (;;) {
    const due = (await rows()).filter((row) => row.sent_at === null).map((row) => row.due_at.getTime());
    const next = Math.min(...due);
    if (next > epochMs) break;
    setNow(Math.max(next, world.deps.clock.now().getTime()));
    await sendAllDue(world.sender({ sendMail }));
  }
  setNow(epochMs);
}

/** Message ids as sent: under the sender's domain. */
const idsOf = (ids: readonly string[]) =>
  ids.map((id) => id.replace('@portico>', '@portico.example>')).sort();

const messageIds = () =>
  receiver.received.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]?.trim()).sort();

test('a mail server that is down for a day loses no mail and gets none twice', async () => {
  const { port } = new URL(receiver.url);
  receiver.refuse(true);
  await world.book(buildBooking());
  await runUntil(START + 12 * HOUR);
  await receiver.close();
  await runUntil(START + 24 * HOUR);
  const unsent = await rows();
  expect(unsent.map((row) => row.sent_at)).toEqual([null, null]);
  for (const row of unsent) {
    expect(row.last_error).toContain('ECONNREFUSED');
    expect(row.tries).toBeGreaterThan(24);
  }

  receiver = await startSmtpReceiver(Number(port));
  await runUntil(START + 26 * HOUR);
  const sent = await rows();
  expect(sent.every((row) => row.sent_at !== null && row.last_error === null)).toBe(true);
  expect(sent.map((row) => row.message_id)).toEqual(unsent.map((row) => row.message_id));
  expect(messageIds()).toEqual(idsOf(sent.map((row) => row.message_id)));
});

test('a mailer that dies after it delivered sends the same Message-ID again', async () => {
  await world.book(buildBooking());
  const { database, clock, hotels } = world.deps;
  const claimed = await claimDue(database, {
    now: new Date(START),
    leaseUntil: new Date(START + 60_000),
    limit: 20,
  });
  const deps = { database, clock, hotels, sendMail, publicUrl: 'https://book.example', secrets };
  for (const message of claimed) await deliverBookingMail(deps, message);
  expect(messageIds()).toHaveLength(2);

  setNow(START + 60_000);
  expect(await sendAllDue(world.sender({ sendMail }))).toBe(2);
  const ids = (await rows()).map((row) => row.message_id);
  expect(messageIds()).toEqual(idsOf([...ids, ...ids]));
});

test('a permanently refused recipient is tried every hour, and the address is stored nowhere', async () => {
  receiver.refuse('for-good');
  await world.book(buildBooking());
  await runUntil(START + 24 * HOUR);
  const [guest] = await rows();
  expect(guest).toMatchObject({ kind: 'guest-confirmation', sent_at: null });
  expect(guest?.last_error).toContain('550 5.1.1');
  expect(guest?.last_error).not.toMatch(/ada/i);
  const before = guest?.tries ?? 0;
  await runUntil(START + 34 * HOUR);
  expect((await rows())[0]?.tries).toBe(before + 10);
  const failures = world.logLines.filter((line) => line.includes('550 5.1.1'));
  expect(failures.length).toBeGreaterThan(40);
  expect(failures.join('')).not.toMatch(/ada@|<ada|desk@/i);
});
