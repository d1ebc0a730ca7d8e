import { EMAIL, registration, withAccounts } from '@portico/testing/account/registration';
import { openWorld, type World } from '@portico/testing/world/world';
import {
  approvedCard,
  browserData,
  buildBooking,
  buildRoom,
  declinedCard,
} from '@portico/testing/booking/booking-body';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { allRows } from '@portico/testing/database/all-rows';
import { insertBeside } from '@portico/testing/database/insert-beside';
import { withClient } from '@portico/testing/database/with-client';
import { insertEndpoint } from '@portico/testing/events/listening-endpoint';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../operations/reconcile/reconcile.ts';
import { hotelCommand } from './hotel-command.ts';

let world: World;
let now = '2027-02-20T12:00:00Z';
beforeEach(async () => {
  now = '2027-02-20T12:00:00Z';
  world = await openWorld({ hotel: withAccounts() });
});
afterEach(() => world.close());

const hotel = (...args: string[]) =>
  hotelCommand(args, {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: { now: () => new Date(now) },
    log: { error: (_facts, message) => expect.fail(message) },
  });
const person = (command: string, what: string, email = EMAIL) =>
  hotel(command, what, '--property', 'quay', '--email', email);

/**
 * Ada has an account, a saved card, a booking with notes and a declined one. She wrote to the hotel, paid it an invoice
 * and has a table.
 */
async function adaBooks(): Promise<string> {
  const ada = await world.member();
  await insertEndpoint(world.db.database);
  const booker = { ...buildBooking().Booker, Email: 'Ada@Example.org', Street: '12 St James’s Square' };
  const room = buildRoom({
    LeadGuest: { FirstName: 'Byron', LastName: 'Lovelace', Email: 'byron@example.org' },
  });
  const body = buildBooking({
    Booker: booker,
    Notes: 'Feather pillows make me sneeze',
    Comment: 'By the late train',
    CardDetails: { ...approvedCard, SaveCreditCardToIndividual: true },
    Rooms: [room],
  });
  const booked = await ada.book(body);
  await ada.book({ ...body, CardDetails: declinedCard });
  await world.mails();
  const { kysely } = world.db.database;
  await sql`INSERT INTO contact_message (property_id, contact_id, name, email, phone, message, created_at)
    VALUES (${PROPERTY}, '0192f1c0-7d5e-7000-8000-000000000001', 'Ada', 'ADA@example.org', '', 'A dog?', ${now})`.execute(
    kysely,
  );
  await insertBeside(world.db.database, { propertyId: PROPERTY, email: 'ADA@example.org', at: '2027-03-04' });
  return String(booked.body['ReferenceNumber']);
}

/** Every trace of Ada in the tables. None can occur in a random name. */
const traces = [
  '"Ada"',
  'Lovelace',
  'Byron',
  'example.org',
  'Example.org',
  'St James',
  'pillows',
  'late train',
  'A dog?',
  '7700 900123',
  'tok_',
  '"card_last4":"',
  '"last4":"',
];

const everything = () => allRows(world.db.database);

/** Until a statement waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.db.database.kysely);
    waiting = rows[0]?.waiting ?? 0;
  }
}

describe('guest export', () => {
  test('prints everything that is stored of a person, and no hash, token or card number', async () => {
    const number = await adaBooks();
    const { exitCode, lines } = await person('guest', 'export', 'ADA@example.org');
    expect(exitCode).toBe(0);
    const facts = JSON.parse(lines.join('\n')) as Record<string, unknown>;
    expect(facts).toMatchObject({
      hotel: 'The Quay',
      email: EMAIL,
      bookings: [
        {
          reservationNumber: number,
          booker: { firstName: 'Ada', street: '12 St James’s Square' },
          specialRequests: 'Feather pillows make me sneeze',
          comment: 'By the late train',
          rooms: [{ roomType: 'Double', leadGuest: { firstName: 'Byron' } }],
          payments: [{ status: 'paid', minor: 16000, cardLastFour: '4242' }],
        },
        { status: 'declined' },
      ],
      account: {
        email: EMAIL,
        phone: registration.MobileNumber,
        cards: [{ brand: 'visa', lastFour: '4242' }],
      },
      messages: [{ message: 'A dog?' }],
      invoices: [{ billedTo: 'Ada Lovelace', grossMinor: 5_000 }],
      tables: [{ restaurant: 'The Galley', date: '2027-03-04', phone: '+44 7700 900123' }],
    });
    expect(lines.join()).not.toMatch(/argon2|tok_|4242 ?4242/);
  });

  test('prints to a guest of somebody else’s booking what stands there of them', async () => {
    await adaBooks();
    const { lines } = await person('guest', 'export', 'byron@example.org');
    const facts = JSON.parse(lines.join('\n')) as { bookings: object[] };
    expect(facts.bookings[0]).toMatchObject({
      bookedBySomebodyElse: true,
      leadGuest: { firstName: 'Byron' },
    });
    expect(lines.join()).not.toContain('Ada');
  });
});

describe('guest erase', () => {
  test('of a person without stored data is refused', async () => {
    expect(await person('guest', 'erase', 'nobody@example.org')).toMatchObject({
      exitCode: 1,
      lines: ['Nothing is kept of nobody@example.org.', 'Nothing was erased.'],
    });
  });

  test('waits for a stay that is to come, and does nothing until then', async () => {
    const number = await adaBooks();
    const before = await everything();
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
    const { exitCode, lines } = await person('guest', 'erase');
    expect(exitCode).toBe(1);
    expect(lines).toEqual([
      `${number} is still to come: erase after Fri 5 Mar 2027, or cancel it first.`,
      'A table is booked for Thu 4 Mar 2027: erase after that day, or cancel it first.',
      'Nothing was erased.',
    ]);
    // The audit trail alone has that it was tried.
    await sql`DELETE FROM audit_entry`.execute(world.db.database.kysely);
    expect((await everything()) === before).toBe(true);
  });

  test('waits for a payment by a link that is under way', async () => {
    await adaBooks();
    now = '2027-03-06T12:00:00Z';
    const open = { status: 'action-required', settled_at: null } as const;
    const { kysely } = world.db.database;
    await kysely.updateTable('payment_attempt').set(open).where('subject', '=', 'invoice').execute();
    const { exitCode, lines } = await person('guest', 'erase');
    expect(exitCode).toBe(1);
    expect(lines).toEqual([
      'A payment by a link is under way: erase when that is done.',
      'Nothing was erased.',
    ]);
  });

  test('leaves no trace of a person, and the hotel’s books as they were', async () => {
    const number = await adaBooks();
    const books = await reconcile(world.deps);
    expect(books.drift).toEqual([]);
    now = '2027-03-06T12:00:00Z';
    const { exitCode } = await person('guest', 'erase');
    expect(exitCode).toBe(0);
    const left = await everything();
    expect(traces.filter((trace) => left.includes(trace))).toEqual([]);
    expect(left.includes(number)).toBe(true);
    const after = await reconcile(world.deps);
    expect(after.drift).toEqual([]);
    expect(after.sums).toEqual(books.sums);
    expect((await world.guest().logIn()).body).toMatchObject({ RefusalCode: 'account.login-failed' });
    expect(await world.mails()).toEqual([]);
    expect((await hotel('reservation', 'show', '--property', 'quay', '--number', number)).exitCode).toBe(0);
  });

  test('erases a card too that is being saved for the account at this moment', async () => {
    const ada = await world.member();
    const challengedCard = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
    await ada.post('/api/Account/Cards/Add', {
      PropertyId: PROPERTY,
      CardDetails: challengedCard,
      BrowserData: browserData,
    });
    const { exitCode } = await withClient(world.db.url, async (keeping) => {
      await keeping.query('BEGIN');
      await keeping.query(`INSERT INTO account_card (property_id, individual_id, card_id, provider, token, brand, last4, expiry, created_at)
        SELECT property_id, individual_id, attempt_id, provider, 'tok-of-ada', 'visa', '3184', '2029-12', created_at
        FROM account_card_request`);
      await keeping.query(`UPDATE account_card_request SET status = 'stored'`);
      const erased = person('guest', 'erase');
      await untilSomebodyWaits();
      await keeping.query('COMMIT');
      return erased;
    });
    expect(exitCode).toBe(0);
    expect(await everything()).not.toContain('tok-of-ada');
  });

  test('takes a guest out of somebody else’s booking alone', async () => {
    await adaBooks();
    now = '2027-03-06T12:00:00Z';
    await person('guest', 'erase', 'byron@example.org');
    const left = await everything();
    expect(/byron/i.test(left)).toBe(false);
    expect(left.includes('Ada@Example.org')).toBe(true);
  });
});

test('a hotel lets a guest with an account choose an invoice, and takes that back', async () => {
  const ada = await world.member();
  const user = async () => (await ada.account()).body['CanChoosePaymentMethod'];
  expect(await user()).toBe(false);
  expect((await person('account', 'allow-invoice')).exitCode).toBe(0);
  expect(await user()).toBe(true);
  await person('account', 'forbid-invoice');
  expect(await user()).toBe(false);
  const unknown = await person('account', 'allow-invoice', 'nobody@example.org');
  expect(unknown).toEqual({ exitCode: 1, lines: ['This hotel has no account of nobody@example.org.'] });
});

test.each([
  ['guest'],
  ['guest', 'forget'],
  ['guest', 'erase'],
  ['guest', 'erase', '--property', 'quay', '--email', 'ada'],
])('is not understood: %s %s', async (...args) => {
  expect((await hotel(...args.filter(Boolean))).exitCode).toBe(2);
});
