import type { PropertyFile } from '@portico/contract/property-file/property-file';
import {
  BREAKFAST,
  buildExtra,
  buildGiftVoucher,
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  buildSeason,
  FIRST_NIGHT,
  LAST_NIGHT,
  sauna,
  SAUNA,
  SPRING,
  type HotelFileOptions,
} from '@portico/testing/builders/hotel-file';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeRefusal } from '../cli/describe-import.ts';
import { describeReport } from './report-lines.ts';
import { extendNights } from './extend-demo.ts';
import { importPropertyFile } from './import-property-file.ts';

const clock = { now: () => new Date('2027-03-02T10:00:00Z') };

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const bring = (file: PropertyFile, dryRun = false) =>
  importPropertyFile(db.database, file, { dryRun, clock });
async function imported(options: HotelFileOptions) {
  const result = await bring(buildHotelFile(options));
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** Extras as `extra on date: units/sold/held`. */
async function extraDays(): Promise<string[]> {
  const rows = await db.database.kysely
    .selectFrom('extra_day')
    .selectAll()
    .orderBy('extra_id')
    .orderBy('stay_date')
    .execute();
  return rows.map((row) => `${row.extra_id} on ${row.stay_date}: ${row.units}/${row.sold}/${row.held}`);
}

async function vouchers(): Promise<string[]> {
  const rows = await db.database.kysely
    .selectFrom('gift_voucher')
    .selectAll()
    .orderBy('voucher_code')
    .execute();
  return rows.map(
    (row) => `${row.voucher_code} ${row.kind} ${row.balance}/${row.initial} until ${row.valid_until}`,
  );
}

const redemptions = () =>
  db.database.kysely.selectFrom('promotion_use').selectAll().orderBy('promotion_id').execute();
const run = (statement: ReturnType<typeof sql>) => statement.execute(db.database.kysely);

/** Two saunas on 3 March and later, one on Sundays. */
const saunas = (units: number, from = '2027-03-03', to = '2027-03-05') => ({
  ...sauna,
  inventory: [
    { from, to, units },
    { from, to, weekdays: ['Thu' as const], units: 1 },
  ],
});

describe('the units of extras', () => {
  test('are a row for each date from today on, later entries winning; without inventory there are none', async () => {
    const report = await imported({ extras: [buildExtra(), saunas(2, FIRST_NIGHT, '2027-03-05')] });
    expect(report.extras).toEqual({ added: 4, changed: 0 });
    expect(await extraDays()).toEqual([
      `${SAUNA} on 2027-03-02: 2/0/0`,
      `${SAUNA} on 2027-03-03: 2/0/0`,
      `${SAUNA} on 2027-03-04: 1/0/0`,
      `${SAUNA} on 2027-03-05: 2/0/0`,
    ]);
    const { definition } = await db.database.kysely
      .selectFrom('property')
      .select('definition')
      .executeTakeFirstOrThrow();
    expect(definition).toMatchObject({
      extras: [
        { id: BREAKFAST, isLimited: false },
        { id: SAUNA, isLimited: true },
      ],
    });
    expect(JSON.stringify(definition)).not.toContain('inventory');
  });

  test('are changed if they differ, sold ones retained, and a removed date has none', async () => {
    await imported({ extras: [saunas(2)] });
    await run(sql`UPDATE extra_day SET sold = 1, held = 1 WHERE stay_date = '2027-03-03'`);
    expect((await imported({ extras: [saunas(2)] })).hasChanges).toBe(false);
    const report = await imported({ extras: [saunas(3, '2027-03-03', '2027-03-04')] });
    expect(report.extras).toEqual({ added: 0, changed: 2 });
    expect(await extraDays()).toEqual([
      `${SAUNA} on 2027-03-03: 3/1/1`,
      `${SAUNA} on 2027-03-04: 1/0/0`,
      `${SAUNA} on 2027-03-05: 0/0/0`,
    ]);
    expect(describeReport(report)).toContain('  Extras, dates: 2 changed.');
  });

  test('that were taken cannot be taken away: each date is named, and nothing has changed', async () => {
    await imported({ extras: [saunas(2)] });
    await run(sql`UPDATE extra_day SET sold = 2 WHERE stay_date <> '2027-03-04'`);
    const before = await extraDays();
    const result = await bring(buildHotelFile({ extras: [saunas(1, '2027-03-03', '2027-03-04')] }));
    expect(result).toEqual({
      ok: false,
      refusal: {
        code: 'import.extras-below-sold',
        extras: [
          {
            name: 'Sauna',
            days: [
              { date: '2027-03-03', taken: 2, allotment: 1 },
              { date: '2027-03-05', taken: 2, allotment: 0 },
            ],
          },
        ],
      },
    });
    if (!result.ok)
      expect(describeRefusal('Quay', result.refusal)).toContain(
        '  Sauna, 2027-03-05: 2 taken, but 0 units in the file.',
      );
    expect(await extraDays()).toEqual(before);
  });

  test('of a removed extra, or one without a limit any more, stay as they were', async () => {
    await imported({ extras: [saunas(2)] });
    await run(sql`UPDATE extra_day SET sold = 1`);
    const before = await extraDays();
    await imported({ extras: [buildExtra({ id: SAUNA })] });
    await imported({ extras: [] });
    expect(await extraDays()).toEqual(before);
  });

  test('of new dates are added to a demo hotel, and none that stands is touched', async () => {
    await imported({ extras: [saunas(2)] });
    const file = buildHotelFile({ extras: [saunas(5, '2027-03-05', '2027-03-06')] });
    expect(await extendNights(db.database, file, clock)).toEqual({
      ok: true,
      value: { nights: 0, prices: 0, extras: 1 },
    });
    expect((await extraDays()).slice(2)).toEqual([
      `${SAUNA} on 2027-03-05: 2/0/0`,
      `${SAUNA} on 2027-03-06: 5/0/0`,
    ]);
  });
});

describe('the redemptions of promotions', () => {
  test('have a row each, and one without limit allows the most that a row can', async () => {
    const report = await imported({
      promotions: [buildPromotion({ most: 3 }), buildPromotion({ id: 42, code: 'FREE' })],
    });
    expect(report.promotions).toEqual({ added: 2, changed: 0 });
    expect(await redemptions()).toMatchObject([
      { promotion_id: SPRING, most: 3, used: 0, held: 0 },
      { promotion_id: 42, most: 2_147_483_647 },
    ]);
  });

  test('may be changed down to those that bookings have, and no further', async () => {
    await imported({ promotions: [buildPromotion({ most: 3 })] });
    await run(sql`UPDATE promotion_use SET used = 1, held = 1`);
    expect(await imported({ promotions: [buildPromotion({ most: 2 })] })).toMatchObject({
      promotions: { added: 0, changed: 1 },
    });
    expect(await bring(buildHotelFile({ promotions: [buildPromotion({ most: 1 })] }))).toMatchObject({
      refusal: {
        code: 'import.promotion-below-used',
        promotions: [{ promotionId: SPRING, taken: 2, most: 1 }],
      },
    });
    await imported({ promotions: [] });
    expect(await redemptions()).toMatchObject([{ most: 2, used: 1, held: 1 }]);
  });
});

describe('gift vouchers', () => {
  test('are added with their balance, in lower case; an unchanged file changes nothing', async () => {
    const giftVouchers = [
      buildGiftVoucher({ validUntil: '2027-12-31' }),
      buildGiftVoucher({ code: 'Spa-Day', kind: 'experience', balance: 0 }),
    ];
    expect((await imported({ giftVouchers })).vouchers).toEqual({ added: 2, changed: 0, withdrawn: 0 });
    expect(await vouchers()).toEqual([
      'gift-100 money 10000/10000 until 2027-12-31',
      'spa-day experience 0/0 until null',
    ]);
    expect((await imported({ giftVouchers })).hasChanges).toBe(false);
  });

  test('partly spent keep that when the hotel changes their value', async () => {
    await imported({ giftVouchers: [buildGiftVoucher()] });
    await run(sql`UPDATE gift_voucher SET balance = 4000`);
    expect((await imported({ giftVouchers: [buildGiftVoucher({ balance: 120 })] })).vouchers.changed).toBe(1);
    expect(await vouchers()).toEqual(['gift-100 money 6000/12000 until null']);
    await imported({ giftVouchers: [buildGiftVoucher({ balance: 60 })] });
    expect(await vouchers()).toEqual(['gift-100 money 0/6000 until null']);
    const result = await bring(buildHotelFile({ giftVouchers: [buildGiftVoucher({ balance: 59.99 })] }));
    expect(result).toEqual({
      ok: false,
      refusal: {
        code: 'import.voucher-below-spent',
        currency: 'GBP',
        vouchers: [{ code: 'gift-100', spentMinor: 6000, initialMinor: 5999 }],
      },
    });
    if (!result.ok)
      expect(describeRefusal('Quay', result.refusal)).toContain(
        '  Voucher gift-100: 60.00 GBP spent, but worth 59.99 GBP in the file.',
      );
    expect(await vouchers()).toEqual(['gift-100 money 0/6000 until null']);
  });

  test('that the file no longer names are valid until yesterday, once, and valid again when they are back', async () => {
    await imported({ giftVouchers: [buildGiftVoucher()] });
    await run(sql`UPDATE gift_voucher SET balance = 4000`);
    expect((await imported({})).vouchers.withdrawn).toBe(1);
    expect(await vouchers()).toEqual(['gift-100 money 4000/10000 until 2027-03-01']);
    expect((await imported({})).hasChanges).toBe(false);
    await imported({ giftVouchers: [buildGiftVoucher()] });
    expect(await vouchers()).toEqual(['gift-100 money 4000/10000 until null']);
  });
});

test.each([
  ['a unit of an extra', 'import.extras-below-sold', sql`UPDATE extra_day SET sold = 1, held = 1`],
  [
    'a redemption of a promotion',
    'import.promotion-below-used',
    sql`UPDATE promotion_use SET used = 1, held = 1`,
  ],
  ['what is on a voucher', 'import.voucher-below-spent', sql`UPDATE gift_voucher SET balance = 0`],
])('an import is undone when guests take %s while it runs', async (_what, code, taking) => {
  const hotel = (units: number, most: number, balance: number, base: number) =>
    buildHotelFile({
      ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base } })] })],
      extras: [{ ...sauna, inventory: [{ from: LAST_NIGHT, to: LAST_NIGHT, units }] }],
      promotions: [buildPromotion({ most })],
      giftVouchers: [buildGiftVoucher({ balance })],
    });
  await bring(hotel(2, 2, 100, 100));
  const everything = async () => [await extraDays(), await redemptions(), await vouchers()];
  let isTaken = false;
  const onBatch = async () => {
    if (!isTaken) await run(taking);
    isTaken = true;
  };
  const lower = hotel(1, 1, 50, 120);
  const result = await importPropertyFile(db.database, lower, { dryRun: false, clock, onBatch });
  expect(result).toMatchObject({ ok: false, refusal: { code } });
  const after = await everything();
  expect(after).toMatchObject([
    [expect.stringContaining(': 2/')],
    [{ most: 2 }],
    [expect.stringContaining('/10000')],
  ]);
  const { rows } = await sql<{ most: number }>`SELECT max(version) AS most FROM rate_night`.execute(
    db.database.kysely,
  );
  expect(rows).toEqual([{ most: 1 }]);
});

test('a dry run reports all three and writes none', async () => {
  const file = buildHotelFile({
    extras: [{ ...sauna, inventory: [{ from: LAST_NIGHT, to: LAST_NIGHT, units: 1 }] }],
    promotions: [buildPromotion()],
    giftVouchers: [buildGiftVoucher()],
  });
  expect(await bring(file, true)).toMatchObject({
    value: { extras: { added: 1 }, promotions: { added: 1 }, vouchers: { added: 1 } },
  });
  expect([await extraDays(), await redemptions(), await vouchers()]).toEqual([[], [], []]);
});
