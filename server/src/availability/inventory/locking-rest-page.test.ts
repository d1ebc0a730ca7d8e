import { readFileSync } from 'node:fs';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PromotionId, PropertyId, RoomTypeId } from '@portico/domain/ids';
import {
  buildHotelFile,
  DOUBLE,
  FIRST_NIGHT,
  LAST_NIGHT,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { rollbackWith } from '../../platform/database/rollback-with.ts';
import { confirmTaken, exchangeTaken, releaseTaken, sellAll, takeAll, type Taken } from './take-booking.ts';

const now = new Date('2027-02-20T12:00:00Z');
const SAUNA = 32 as ExtraId;
const CODE = 41 as PromotionId;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 10_000 }];
  await insertHotel(db.database, buildHotelFile({ allotments }));
  // What is released or confirmed was held, and what is cancelled was sold; so was its room.
  await db.database.kysely.updateTable('room_night').set({ held: 1_000, sold: 1_000 }).execute();
});
afterAll(() => db.drop());

const page = readFileSync(new URL('../../../../docs/locking.md', import.meta.url), 'utf8');
const examples = tableRows(
  page.slice(page.indexOf('\n## Examples: extras, redemptions, vouchers\n'), page.indexOf('\n## Examples\n')),
);

test('the page has its examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(9);
});

test.each(examples)('%s', async (_name, start, moves, answers, end) => {
  await write(start);
  const results: string[] = [];
  for (const step of moves.split('; ')) results.push(await run(step));
  expect(results.join('; ')).toBe(answers);
  expect(await read(start)).toBe(end);
});

const ends: Record<string, (...of: Parameters<typeof confirmTaken>) => Promise<unknown>> = {
  confirm: confirmTaken,
  release: releaseTaken,
  cancel: (tx, booking, at) => exchangeTaken(tx, booking, { ...booking, rooms: [], promotionId: null }, at),
};

/** `take 1 x sauna: 3-4 and code and 60 of gift`, `exchange 1 x sauna: 3-4 for 1 x sauna: 4-5` */
async function run(step: string): Promise<string> {
  const [verb = '', ...rest] = step.split(' ');
  if (verb === 'exchange') return exchange(rest.join(' '));
  const booking = bookingOf(rest.join(' '));
  return inTransaction(db.database, async (tx) => {
    if (verb === 'take' || verb === 'sell') {
      const taken = await (verb === 'take' ? takeAll : sellAll)(tx, booking, now);
      return taken.ok ? 'taken' : rollbackWith(taken.refusal.code);
    }
    await ends[verb]?.(tx, booking, now);
    return 'done';
  });
}

async function exchange(text: string): Promise<string> {
  const [before = '', after = ''] = text.split(' for ');
  return inTransaction(db.database, async (tx) => {
    const done = await exchangeTaken(tx, bookingOf(before), bookingOf(after), now);
    return done.ok ? 'done' : rollbackWith(done.refusal.code);
  });
}

function bookingOf(text: string): Taken {
  const [, quantity, first = '3', last = '3'] = /(\d+) x sauna: (\d+)-(\d+)/.exec(text) ?? [];
  const [, minor] = /(\d+) of gift/.exec(text) ?? [];
  const sauna = {
    extraId: SAUNA,
    name: 'Sauna',
    chargeType: 'per-day' as const,
    isPerPerson: false,
    isLimited: true,
    quantity: Number(quantity),
    netMinor: 0,
    vatMinor: 0,
    grossMinor: 0,
  };
  return {
    propertyId: PROPERTY as PropertyId,
    rooms: [
      {
        roomTypeId: DOUBLE as RoomTypeId,
        stay: { arrival: dayOf(first), departure: addDays(dayOf(last), 1) },
        extras: quantity === undefined ? [] : [sauna],
      },
    ],
    promotionId: text.includes('code') ? CODE : null,
    voucher: minor === undefined ? null : { code: 'gift', minor: Number(minor) },
  };
}

async function write(text: string): Promise<void> {
  const { kysely } = db.database;
  for (const table of ['extra_day', 'promotion_use', 'gift_voucher'] as const)
    await kysely.deleteFrom(table).execute();
  const property_id = PROPERTY;
  for (const part of text.split(', ')) {
    const [what = '', numbers = ''] = part.split(': ');
    const [most = 0, taken = 0, held = 0] = numbers.split('/').map(Number);
    const day = what.split(' on ')[1];
    if (day !== undefined) {
      const row = { property_id, extra_id: SAUNA, stay_date: dayOf(day), units: most, sold: taken, held };
      await kysely.insertInto('extra_day').values(row).execute();
    } else if (what === 'code') {
      const row = { property_id, promotion_id: CODE, most, used: taken, held };
      await kysely.insertInto('promotion_use').values(row).execute();
    } else {
      const row = {
        property_id,
        voucher_code: 'gift',
        kind: 'money',
        currency: 'GBP',
        imported_at: now,
      } as const;
      await kysely
        .insertInto('gift_voucher')
        .values({ ...row, initial: 100, balance: most })
        .execute();
    }
  }
}

/** The state of the named things. */
async function read(names: string): Promise<string> {
  const { kysely } = db.database;
  const days = await kysely.selectFrom('extra_day').selectAll().orderBy('stay_date').execute();
  const redemptions = await kysely.selectFrom('promotion_use').selectAll().execute();
  const gifts = await kysely.selectFrom('gift_voucher').selectAll().execute();
  const lines = [
    ...days.map((row) => `sauna on ${Number(row.stay_date.slice(8))}: ${row.units}/${row.sold}/${row.held}`),
    ...redemptions.map((row) => `code: ${row.most}/${row.used}/${row.held}`),
    ...gifts.map((row) => `gift: ${row.balance}`),
  ];
  expect(lines).toHaveLength(names.split(', ').length);
  return lines.join(', ');
}

function dayOf(day: string) {
  return localDate(`2027-03-${day.padStart(2, '0')}`);
}

type Example = [string, string, string, string, string];

function tableRows(section: string): Example[] {
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map(
    (line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()) as Example,
  );
}
