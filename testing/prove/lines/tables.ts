import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TableCreateResponse } from '@portico/contract/calls/restaurant-booking';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { readTable } from '@portico/server/tables/table-booking.store';
import { tableLinkCode } from '@portico/server/tables/table-link';
import { tableMails } from '@portico/server/tables/announce-table';
import { sql } from 'kysely';
import { PROPERTY } from '../../builders/hotel-file.ts';
import { requestBooking } from '../request-booking.ts';
import type { Line } from '../line.ts';
import { guestAt, tryPatiently } from '../patience.ts';
import { SERVER_SECRET, type Stage } from '../stage/stage.ts';
import { cutAt, killAt } from './changes.ts';
import { at, commitAfter, insertInto, type Step } from './kills.ts';

/** The covers of the restaurant in prove-hotel.ts. */
const COVERS = 10;
const PARTY = 6;
/** One for each run of the long size, and one for the race. */
const EVENINGS = 250;
const PAUSE_MS = 500;
const MAIL_LOOKS = 600;

const isTaking = (statement: string) => /^\s*update restaurant_quarter set taken/i.test(statement);
const isMarked = (statement: string) => /^update "table_booking" set "cancelled_at"/i.test(statement);
const isWritten = insertInto('table_booking');

const booking: readonly Step[] = [
  at('claiming the key', insertInto('idempotency'), 'before'),
  at('taking the covers', isTaking, 'before'),
  at('writing the table', isWritten, 'before'),
];
const booked: readonly Step[] = [
  at('the commit', commitAfter(isWritten), 'before'),
  at('the commit', commitAfter(isWritten), 'after'),
];
const cancelling: readonly Step[] = [at('giving the covers back', isTaking, 'before')];
const cancelled: readonly Step[] = [
  at('the commit of cancelling', commitAfter(isMarked), 'before'),
  at('the commit of cancelling', commitAfter(isMarked), 'after'),
];

/**
 * A table is booked and cancelled while the server is killed and its connection cut; then all guests race for the last
 * covers.
 */
export const tables: Line = {
  name: 'killed, cut and at once for restaurant tables',
  spans: [{ nights: EVENINGS, rooms: 6 }],
  servers: 1,
  run: async (stage, size, report) => {
    const faults: string[] = [];
    let runs = 0;
    const one = async (
      step: Step,
      harm: (order: () => Promise<unknown>) => Promise<unknown>,
      what: 'book' | 'cancel',
    ) => {
      const date = addDays(stage.firstNight, runs++);
      const key = randomUUID();
      const order = () => bookTable(stage, date, key);
      if (what === 'book') await harm(order);
      const reference = (await order())?.BookingReference;
      if (!reference) return faults.push(`${step.name}: the table was not booked`);
      if (what === 'cancel') await harm(() => cancelTable(stage, reference));
      const expected = what === 'book' ? PARTY : 0;
      if ((await standingCovers(stage, date)) !== expected)
        faults.push(`${step.name}: it was not done, or not once`);
    };
    const isShort = size.kills === 1;
    for (const [what, steps, commits] of [
      ['book', booking, booked],
      ['cancel', cancelling, cancelled],
    ] as const) {
      for (const step of isShort ? steps.slice(-1) : [...steps, ...commits]) {
        report(`killed ${step.name}`);
        for (let run = 0; run < size.kills; run++)
          await one(step, (order) => killAt(stage, step, order), what);
      }
      for (const step of isShort ? commits.slice(-1) : commits) {
        report(`cut ${step.name}`);
        for (let run = 0; run < size.cuts; run++) await one(step, (order) => cutAt(stage, step, order), what);
      }
    }
    report(`${size.guests} parties at once`);
    const last = addDays(stage.firstNight, EVENINGS - 1);
    const answers = await Promise.all(
      Array.from({ length: size.guests }, () => bookTable(stage, last, randomUUID())),
    );
    const seated = answers.filter((answer) => answer?.Success).length;
    if (seated !== Math.floor(COVERS / PARTY)) faults.push(`${seated} parties had the last covers`);
    faults.push(...(await missingMails(stage)));
    const guest = await requestBooking(stage.urls, { arrival: stage.firstNight, nights: 1 });
    return { runs, requested: [guest], faults };
  },
};

const urlOf = ({ servers: [server] }: Stage): string => server?.url ?? '';

async function bookTable(
  stage: Stage,
  VisitDate: LocalDate,
  key: string,
): Promise<TableCreateResponse | undefined> {
  const changes = { VisitDate, PartySize: PARTY, Identifier: 'proved', Email: 'table@example.com' };
  const guest = guestAt(urlOf(stage));
  return (await tryPatiently(() => guest.bookTable(changes, key)))?.body;
}

async function cancelTable(stage: Stage, reference: string): Promise<void> {
  const Code = await stage.withDatabase(async ({ kysely }) => {
    const { table_booking_id: tableBookingId } = await kysely
      .selectFrom('table_booking')
      .select('table_booking_id')
      .where('reference_number', '=', reference)
      .executeTakeFirstOrThrow();
    const table = await readTable(kysely, { propertyId: PROPERTY, tableBookingId });
    if (table === undefined) throw new Error('the table is gone');
    return tableLinkCode([SERVER_SECRET], table);
  });
  const body = { PropertyId: PROPERTY, ReferenceNumber: reference, Code };
  const guest = guestAt(urlOf(stage));
  await tryPatiently(() => guest.post('/api/RestaurantBooking/Cancel', body));
}

/** By the booked tables; the reconciliation reports differing counters. */
async function standingCovers(stage: Stage, date: LocalDate): Promise<number> {
  return stage.withDatabase(async ({ kysely }) => {
    const { rows } = await sql<{ covers: number }>`
      SELECT coalesce(sum(party), 0)::int AS covers FROM table_booking
      WHERE visit_date = ${date} AND cancelled_at IS NULL`.execute(kysely);
    return rows[0]?.covers ?? 0;
  });
}

/** Two mails for each table, and two more for each cancelled one: enqueued, and sent. */
async function missingMails(stage: Stage): Promise<string[]> {
  const missing = () =>
    stage.withDatabase(async ({ kysely }) => {
      const { rows } = await sql<{ missing: number }>`
        SELECT 2 * (count(*) + count(cancelled_at))::int - (SELECT count(*)::int FROM outbox
          WHERE kind = ANY(${[...tableMails]}) AND sent_at IS NOT NULL) AS missing FROM table_booking`.execute(
        kysely,
      );
      return rows[0]?.missing ?? 0;
    });
  for (let look = 0; look < MAIL_LOOKS && (await missing()) > 0; look++) await delay(PAUSE_MS);
  const count = await missing();
  return count === 0 ? [] : [`${count} mails of tables are missing`];
}
