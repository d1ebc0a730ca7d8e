import { localDate } from '@portico/domain/calendar/local-date';
import type { ExtraId, PromotionId, PropertyId, RoomTypeId } from '@portico/domain/ids';
import { buildHotelFile, DOUBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { rollbackWith } from '../../platform/database/rollback-with.ts';
import { undoneWhereRefused } from '../../platform/database/undone-where-refused.ts';
import type { BookedExtra } from '../../reservation/booked-reservation.ts';
import { moves } from './day-change.ts';
import { extraChanges } from './extra-changes.ts';
import { confirmTaken, exchangeTaken, releaseTaken, takeAll, type Taken } from './take-booking.ts';

const now = new Date('2027-02-20T12:00:00Z');
const BREAKFAST = 31 as ExtraId;
const SAUNA = 32 as ExtraId;
const SPRING = 41 as PromotionId;

let db: TestDatabase;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
});
afterAll(() => db.drop());

beforeEach(async () => {
  for (const statement of [
    sql`UPDATE room_night SET held = 0, sold = 0`,
    sql`DELETE FROM extra_day`,
    sql`DELETE FROM promotion_use`,
    sql`DELETE FROM gift_voucher`,
    sql`INSERT INTO extra_day (property_id, extra_id, stay_date, units)
        VALUES (7, 31, '2027-03-03', 4), (7, 31, '2027-03-04', 3), (7, 32, '2027-03-03', 1)`,
    sql`INSERT INTO promotion_use (property_id, promotion_id, most) VALUES (7, 41, 1)`,
    sql`INSERT INTO gift_voucher (property_id, voucher_code, kind, initial, balance, currency, imported_at)
        VALUES (7, 'gift', 'money', 5000, 5000, 'GBP', ${now})`,
  ])
    await statement.execute(db.database.kysely);
});

const extra = (options: Partial<BookedExtra>): BookedExtra => ({
  extraId: BREAKFAST,
  name: 'Breakfast',
  chargeType: 'per-day',
  isPerPerson: true,
  isLimited: true,
  quantity: 1,
  vatRateMillipercent: null,
  netMinor: 0,
  vatMinor: 0,
  grossMinor: 0,
  ...options,
});

const sauna = extra({ extraId: SAUNA, chargeType: 'per-quantity' });
const stay = { arrival: localDate('2027-03-03'), departure: localDate('2027-03-05') };
const room = (...extras: BookedExtra[]) => ({ roomTypeId: DOUBLE as RoomTypeId, stay, extras });
const booking = (options: Partial<Taken> = {}): Taken => ({
  propertyId: PROPERTY as PropertyId,
  rooms: [room(extra({}), sauna)],
  promotionId: SPRING,
  voucher: { code: 'gift', minor: 3000 },
  ...options,
});
const bare = { rooms: [room()], promotionId: null, voucher: null };

const take = (requested: Taken) =>
  inTransaction(db.database, async (tx) => {
    const taken = await takeAll(tx, requested, now);
    return taken.ok ? taken : rollbackWith(taken);
  });

const cancel = async (tx: Parameters<typeof exchangeTaken>[0], requested: Taken): Promise<void> => {
  await exchangeTaken(tx, requested, { ...requested, rooms: [], promotionId: null }, now);
};

/** Held/sold of the first night, breakfasts by day and saunas; uses; the balance. */
async function standing(): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    SELECT concat_ws(' ',
      (SELECT held || '/' || sold FROM room_night WHERE room_type_id = 11 AND stay_date = '2027-03-03'),
      (SELECT string_agg(held || '/' || sold, ' ' ORDER BY extra_id, stay_date) FROM extra_day),
      (SELECT held || '/' || used FROM promotion_use),
      (SELECT balance FROM gift_voucher)) AS line`.execute(db.database.kysely);
  return rows[0]?.line ?? '';
}

const UNTOUCHED = '0/0 0/0 0/0 0/0 0/0 5000';

describe('what a booking takes', () => {
  test('is held, then sold; what a voucher pays is off its balance from the first', async () => {
    expect(await take(booking())).toEqual({ ok: true, value: null });
    expect(await standing()).toBe('1/0 1/0 1/0 1/0 1/0 2000');
    await inTransaction(db.database, (tx) => confirmTaken(tx, booking(), now));
    expect(await standing()).toBe('0/1 0/1 0/1 0/1 0/1 2000');
  });

  test('is all there again when it has come to nothing', async () => {
    await take(booking());
    await inTransaction(db.database, (tx) => releaseTaken(tx, booking(), now));
    expect(await standing()).toBe(UNTOUCHED);
  });

  test('is nothing at all where one thing is not to be had', async () => {
    const refusals: [Partial<Taken>, object][] = [
      [{ rooms: [room(), room(), room()] }, { code: 'basket.no-room-left' }],
      [
        { rooms: [room(sauna), room(sauna)] },
        { code: 'extra.unavailable', extras: [{ extraId: SAUNA, date: '2027-03-03' }] },
      ],
      [
        { rooms: [room(extra({ quantity: 4 }))] },
        { code: 'extra.unavailable', extras: [{ extraId: BREAKFAST, date: '2027-03-04' }] },
      ],
      [{ rooms: [room(extra({ extraId: 33 as ExtraId }))] }, { code: 'extra.unavailable' }],
      [{ promotionId: 42 as PromotionId }, { code: 'promotion.not-valid' }],
      [{ voucher: { code: 'gift', minor: 5001 } }, { code: 'voucher.not-valid' }],
      [{ voucher: { code: 'unknown', minor: 1 } }, { code: 'voucher.not-valid' }],
    ];
    for (const [options, refusal] of refusals) {
      expect(await take(booking(options))).toMatchObject({ ok: false, refusal });
      expect(await standing()).toBe(UNTOUCHED);
    }
  });

  test('does not include an extra that has no limit', async () => {
    expect(
      await take(booking({ ...bare, rooms: [room(extra({ isLimited: false, quantity: 99 }))] })),
    ).toEqual({ ok: true, value: null });
    expect(await standing()).toBe('1/0 0/0 0/0 0/0 0/0 5000');
  });

  test('of a used up promotion is refused to the next one', async () => {
    await take(booking({ ...bare, promotionId: SPRING }));
    expect(await take(booking({ ...bare, promotionId: SPRING }))).toMatchObject({
      refusal: { code: 'promotion.not-valid' },
    });
  });

  test('that was never held or sold can neither be released, confirmed nor cancelled', async () => {
    const code = booking({ ...bare, promotionId: SPRING });
    const extras = booking({ ...bare, rooms: [room(sauna)] });
    await take(booking(bare));
    for (const [one, ...ends] of [
      [code, confirmTaken, releaseTaken, cancel],
      [extras, confirmTaken, releaseTaken, cancel],
    ] as const)
      for (const move of ends)
        await expect(inTransaction(db.database, (tx) => move(tx, one, now))).rejects.toThrow();
    const voucher = { code: 'gift', minor: 1 };
    const spent = booking({ ...bare, voucher });
    await expect(inTransaction(db.database, (tx) => releaseTaken(tx, spent, now))).rejects.toThrow();
    expect(await standing()).toBe('1/0 0/0 0/0 0/0 0/0 5000');
  });

  test('as one part of a transaction is undone alone where it is refused', async () => {
    await inTransaction(db.database, async (tx) => {
      await takeAll(tx, booking(bare), now);
      const more = booking({ voucher: { code: 'gift', minor: 9000 } });
      expect((await undoneWhereRefused(tx, () => takeAll(tx, more, now))).ok).toBe(false);
      expect((await undoneWhereRefused(tx, () => takeAll(tx, booking(bare), now))).ok).toBe(true);
    });
    expect(await standing()).toBe('2/0 0/0 0/0 0/0 0/0 5000');
  });
});

test('extras are summed by extra and date, in the order they are locked in', () => {
  const later = { ...stay, arrival: localDate('2027-03-04') };
  const rooms = [
    { stay: later, extras: [sauna, extra({ quantity: 1 })] },
    { stay, extras: [extra({ chargeType: 'per-stay', extraId: SAUNA }), extra({})] },
  ];
  expect(extraChanges(rooms, moves.take).map(({ thingId, date, held }) => [thingId, date, held])).toEqual([
    [BREAKFAST, '2027-03-03', 1],
    [BREAKFAST, '2027-03-04', 2],
    [SAUNA, '2027-03-03', 1],
    [SAUNA, '2027-03-04', 1],
  ]);
});
