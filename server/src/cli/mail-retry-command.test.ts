import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';
import { hotelCommand } from './hotel-command.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const hotel = (...args: string[]) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });

const refusing = async () => {
  // A mail server's error appears on the hotel's terminal as one line, without control sequences.
  throw new Error('451 not now\r\n\u001b[2Jnor later');
};

test('mail retry makes unsent mails due at once and reports what went wrong with each', async () => {
  const { body } = await world.book(buildBooking());
  await sendAllDue(world.sender({ sendMail: refusing }));
  expect(await world.mails()).toEqual([]);
  const number = String(body.ReferenceNumber);
  expect(await hotel('mail', 'retry')).toEqual({
    exitCode: 0,
    lines: [
      '2 mails are due now. The running server sends them.',
      `  ${number} guest-confirmation, tried once: 451 not now / [2Jnor later`,
      `  ${number} hotel-notification, tried once: 451 not now / [2Jnor later`,
    ],
  });
  expect(await world.mails()).toHaveLength(2);
  expect(await hotel('mail', 'retry')).toEqual({ exitCode: 0, lines: ['Every mail has been sent.'] });
});

test('mail retry leaves jobs that are no mails to their time', async () => {
  const { database } = world.db;
  const now = world.deps.clock.now();
  await inTransaction(database, (tx) =>
    enqueue(tx, { propertyId: PROPERTY, kind: 'refund', payload: { refundId: 'r' } }, now),
  );
  const later = new Date('2027-02-20T13:00:00Z');
  await database.kysely.updateTable('outbox').set({ due_at: later }).execute();
  expect((await hotel('mail', 'retry')).lines).toEqual(['Every mail has been sent.']);
  const row = await database.kysely.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow();
  expect(row.due_at).toEqual(later);
});

test.each([[['mail']], [['mail', 'send']], [['mail', 'retry', 'now']], [['mail', 'retry', '--dry-run']]])(
  'what is no command of mail is answered with the list of commands: %j',
  async (args) => {
    const { exitCode, lines } = await hotel(...args);
    expect(exitCode).toBe(2);
    expect(lines.join('\n')).toContain('npm run hotel -- mail retry');
  },
);
