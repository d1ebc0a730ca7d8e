import { definitionOf } from '@portico/contract/property-file/definition-of';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { quayFile } from '@portico/demo/quay/quay-file';
import { addMonths, localDate } from '@portico/domain/calendar/local-date';
import type { ReservationId } from '@portico/domain/ids';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { importedRows } from '@portico/testing/database/imported-rows';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../platform/clock/clock.ts';
import { standingRates } from './rate-night.store.ts';
import { importPropertyFile } from './import-property-file.ts';

const now = new Date('2027-01-15T10:00:00Z');
const later = new Date('2027-01-16T10:00:00Z');
const start = localDate('2027-03-01');

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const at = (instant: Date): Clock => ({ now: () => instant });

async function imported(file: PropertyFile, instant = now) {
  const result = await importPropertyFile(db.database, file, { dryRun: false, clock: at(instant) });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

const everything = () => importedRows(db.database);

async function sell(date: string, sold: number, held = 0) {
  await db.database.kysely
    .updateTable('room_night')
    .set({ sold, held })
    .where('room_type_id', '=', DOUBLE)
    .where('stay_date', '=', localDate(date))
    .execute();
}

/** The base price shown on the first night of Flexible in Double, in minor units. */
async function priceShown() {
  const { rates_version } = await db.database.kysely
    .selectFrom('property')
    .select('rates_version')
    .executeTakeFirstOrThrow();
  const key = { propertyId: PROPERTY, ratePlanId: FLEXIBLE, roomTypeId: DOUBLE };
  const [night] = await standingRates(db.database.kysely, key, rates_version, start);
  return night?.components.base;
}

const flexibleAt = (base: number) =>
  buildHotelFile({ ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base } })] })] });

const withRooms = (rooms: number) =>
  buildHotelFile({ allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms }] });

describe('a first import', () => {
  test('writes the hotel, its nights and its prices, and notifies every process', async () => {
    const file = buildHotelFile();
    expect(await imported(file)).toEqual({
      propertyCode: file.property.code,
      isNewHotel: true,
      isDryRun: false,
      hasChanges: true,
      definition: [],
      nights: { added: 120, changed: 0 },
      prices: { added: 240, changed: 0, withdrawn: 0 },
      extras: { added: 0, changed: 0 },
      promotions: { added: 0, changed: 0 },
      vouchers: { added: 0, changed: 0, withdrawn: 0 },
      tables: { added: 0, changed: 0 },
      unchanged: { nights: [], prices: [], vouchers: [], parts: [] },
    });
    const { property, rooms, rates, changes } = await everything();
    expect(property[0]).toMatchObject({
      code: file.property.code.toLowerCase(),
      rates_version: 1,
      imported_at: now,
    });
    expect(property[0]?.definition).toEqual(JSON.parse(JSON.stringify(definitionOf(file))));
    expect(rooms[0]).toMatchObject({ room_type_id: DOUBLE, stay_date: '2027-03-01', allotment: 2, sold: 0 });
    expect(rates).toHaveLength(240);
    expect(changes).toEqual([
      expect.objectContaining({ property_id: PROPERTY, room_type_id: null, stay_date: null }),
    ]);
    expect(await priceShown()).toBe(100_00);
  });

  test('of the Quay House has its 36 months, and the second import changes nothing', async () => {
    const today = localDate('2026-11-21');
    const read = readPropertyFile(quayFile(today));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const at = new Date('2026-11-21T10:00:00Z');
    await imported(read.file, at);
    const before = await everything();
    expect(before.rooms).toHaveLength(1_097 * 6);
    expect(before.rates).toHaveLength(1_097 * 6 * 6);
    expect(before.rates.at(-1)?.stay_date).toBe(addMonths(today, 36));
    expect((await imported(read.file, at)).hasChanges).toBe(false);
    expect(await everything()).toEqual(before);
  });
});

describe('a later import', () => {
  test('of the same file changes nothing', async () => {
    await imported(buildHotelFile());
    const before = await everything();
    expect(await imported(buildHotelFile(), later)).toMatchObject({ hasChanges: false });
    expect(await everything()).toEqual(before);
  });

  test('writes changed prices only, and removes those they replace', async () => {
    await imported(flexibleAt(100));
    const file = buildHotelFile({
      ratePlans: [
        buildRatePlan({
          seasons: [
            buildSeason({ price: { base: 100 } }),
            buildSeason({ from: '2027-03-01', to: '2027-03-02', roomTypes: [DOUBLE], price: { base: 130 } }),
          ],
        }),
      ],
    });
    expect((await imported(file, later)).prices).toEqual({ added: 0, changed: 2, withdrawn: 0 });
    const { rates, changes } = await everything();
    expect(rates).toHaveLength(120);
    expect(rates.filter(({ version }) => version === 2).map((row) => [row.stay_date, row.base])).toEqual([
      ['2027-03-01', 130_00],
      ['2027-03-02', 130_00],
    ]);
    expect(changes).toHaveLength(2);
    expect(await priceShown()).toBe(130_00);
  });

  test('names the words and settings it changes', async () => {
    await imported(buildHotelFile());
    const file = buildHotelFile({
      property: { name: 'Another name' },
      settings: { maxNumberOfRoomsOnBooking: 6 },
    });
    const report = await imported(file, later);
    expect(report.definition).toEqual(['property.name', 'settings.maxNumberOfRoomsOnBooking']);
    expect(report.prices).toEqual({ added: 0, changed: 0, withdrawn: 0 });
    const { property } = await everything();
    expect(property[0]).toMatchObject({ rates_version: 1, imported_at: later });
  });

  test('stores with an offer of a rate plan the nights that the plan requires', async () => {
    const plan = buildRatePlan({ seasons: [buildSeason({ price: { base: 100 }, minStay: 3 })] });
    const offers = [{ id: 1, name: 'Tides', description: 'Longer.', ratePlanCode: plan.code }];
    await imported(buildHotelFile({ ratePlans: [plan], offers }));
    const [hotel] = (await everything()).property;
    expect(hotel?.definition).toMatchObject({ offers: [{ id: 1, minNights: 3 }] });
  });

  test('withdraws what the file no longer names: no rooms for sale, and prices closed', async () => {
    await imported(buildHotelFile());
    const file = buildHotelFile({
      roomTypes: [buildRoomType()],
      ratePlans: [
        buildRatePlan({ seasons: [buildSeason({ price: { base: 100, perAdult: 10, perChild: 5 } })] }),
      ],
    });
    const report = await imported(file, later);
    expect(report.nights).toEqual({ added: 0, changed: 60 });
    expect(report.prices).toEqual({ added: 0, changed: 0, withdrawn: 180 });
    const { rooms, rates } = await everything();
    expect(rooms.filter((row) => row.room_type_id === FAMILY).every((row) => row.allotment === 0)).toBe(true);
    expect(rates.filter((row) => row.open)).toHaveLength(60);
    expect((await imported(file, later)).hasChanges).toBe(false);
  });

  test('leaves nights before today as they are', async () => {
    await imported(buildHotelFile());
    await sell('2027-03-01', 2);
    const onTheSecond = new Date('2027-03-02T09:00:00Z');
    expect(await imported(withRooms(1), onTheSecond)).toMatchObject({ nights: { added: 0, changed: 118 } });
    const { rooms } = await everything();
    expect(rooms.slice(0, 2).map(({ allotment }) => allotment)).toEqual([2, 1]);
  });

  test('lets guests read the old prices until all of the new ones are there', async () => {
    await imported(flexibleAt(100));
    const shown: (number | undefined)[] = [];
    const onBatch = async () => {
      shown.push(await priceShown());
    };
    await importPropertyFile(db.database, flexibleAt(120), { dryRun: false, clock: at(later), onBatch });
    expect(shown).toEqual([100_00, 100_00]);
    expect(await priceShown()).toBe(120_00);
  });

  test('that takes hours notifies searches at its end, as they look back a minute', async () => {
    await imported(flexibleAt(100));
    const atItsEnd = new Date('2027-01-16T13:00:00Z');
    let instant = later;
    await importPropertyFile(db.database, flexibleAt(120), {
      dryRun: false,
      clock: { now: () => instant },
      onBatch: async () => {
        instant = atItsEnd;
      },
    });
    expect((await everything()).changes.at(-1)?.changed_at).toEqual(atItsEnd);
  });

  test('does not hold up sales while it runs', async () => {
    await imported(flexibleAt(100));
    let booked: Promise<void> | undefined;
    const onBatch = () => (booked ??= bookOnce().then(() => sell('2027-03-01', 1)));
    await importPropertyFile(db.database, flexibleAt(120), { dryRun: false, clock: at(later), onBatch });
    expect((await everything()).rooms[0]).toMatchObject({ stay_date: '2027-03-01', sold: 1 });
  });

  test('finishes what a killed one began, and its unfinished prices never count', async () => {
    await imported(flexibleAt(100));
    const killed = () => Promise.reject(new Error('killed'));
    const run = importPropertyFile(db.database, flexibleAt(500), {
      dryRun: false,
      clock: at(later),
      onBatch: killed,
    });
    await expect(run).rejects.toThrow('killed');
    expect(await priceShown()).toBe(100_00);
    expect((await everything()).rates.some(({ version }) => version === 2)).toBe(true);

    await imported(flexibleAt(120), later);
    expect(await priceShown()).toBe(120_00);
    expect((await everything()).rates.some(({ base }) => base === 500_00)).toBe(false);
  });
});

describe('a dry run', () => {
  test('of a new hotel reports what it would write, and writes nothing', async () => {
    const result = await importPropertyFile(db.database, buildHotelFile(), { dryRun: true, clock: at(now) });
    expect(result).toMatchObject({
      ok: true,
      value: { isDryRun: true, isNewHotel: true, nights: { added: 120 }, prices: { added: 240 } },
    });
    expect(await everything()).toEqual({ property: [], rooms: [], rates: [], changes: [] });
  });

  test('of a changed file reports what it would change, and writes nothing', async () => {
    await imported(flexibleAt(100));
    const before = await everything();
    const result = await importPropertyFile(db.database, flexibleAt(120), { dryRun: true, clock: at(later) });
    expect(result).toMatchObject({ ok: true, value: { prices: { changed: 120 } } });
    expect(await everything()).toEqual(before);
  });
});

describe('an import is refused, and nothing has changed,', () => {
  async function expectRefused(file: PropertyFile, refusal: object, onBatch?: () => Promise<void>) {
    const before = await everything();
    const options = { dryRun: false, clock: at(later), ...(onBatch && { onBatch }) };
    expect(await importPropertyFile(db.database, file, options)).toEqual({ ok: false, refusal });
    return before;
  }

  const shortOn = (days: object[]) => ({
    code: 'import.capacity-below-sold',
    roomTypes: [{ name: buildHotelFile().roomTypes[0]?.name, days }],
  });

  test('when a night would have fewer rooms than are sold and held: each night is named', async () => {
    await imported(buildHotelFile());
    await sell('2027-03-05', 2);
    await sell('2027-03-06', 1);
    await sell('2027-03-09', 1, 1);
    const before = await expectRefused(
      withRooms(1),
      shortOn([
        { date: '2027-03-05', taken: 2, allotment: 1 },
        { date: '2027-03-09', taken: 2, allotment: 1 },
      ]),
    );
    expect(await everything()).toEqual(before);
  });

  test('when a night that is sold is no longer in the file', async () => {
    await imported(buildHotelFile());
    await sell('2027-04-29', 1);
    const file = buildHotelFile({ allotments: [{ from: '2027-03-01', to: '2027-04-28', rooms: 2 }] });
    const before = await expectRefused(file, shortOn([{ date: '2027-04-29', taken: 1, allotment: 0 }]));
    expect(await everything()).toEqual(before);
  });

  test('when the last rooms are sold while it writes its prices: those are removed', async () => {
    await imported(buildHotelFile());
    const file = buildHotelFile({
      ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 120 } })] })],
      allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 1 }],
    });
    const refusal = shortOn([{ date: '2027-03-05', taken: 2, allotment: 1 }]);
    const before = await expectRefused(file, refusal, () => sell('2027-03-05', 2));
    await sell('2027-03-05', 0);
    expect(await everything()).toEqual(before);
  });

  test('when its code belongs to another hotel', async () => {
    await imported(buildHotelFile());
    const { code } = buildHotelFile().property;
    const file = buildHotelFile({ property: { id: 8, code: code.toUpperCase() } });
    const refusal = { code: 'import.code-taken', propertyCode: code.toUpperCase(), byPropertyId: PROPERTY };
    expect(await everything()).toEqual(await expectRefused(file, refusal));
  });

  test('when its id belongs to another hotel', async () => {
    await imported(buildHotelFile());
    const { code } = buildHotelFile().property;
    const file = buildHotelFile({ property: { code: 'OTHER' } });
    const refusal = { code: 'import.id-taken', propertyId: PROPERTY, byPropertyCode: code };
    expect(await everything()).toEqual(await expectRefused(file, refusal));
  });

  test('when it changes the currency after the first booking', async () => {
    await imported(buildHotelFile());
    const inEuros = buildHotelFile({ property: { currency: 'EUR' } });
    await bookOnce();
    const refusal = { code: 'import.currency-fixed', from: 'GBP', to: 'EUR' };
    expect(await everything()).toEqual(await expectRefused(inEuros, refusal));
  });

  test('when another import of the hotel runs, which is not disturbed', async () => {
    await imported(flexibleAt(100));
    const { code } = buildHotelFile().property;
    const refusal = { code: 'import.already-running', propertyCode: code };
    const second = async () => {
      const result = await importPropertyFile(db.database, flexibleAt(500), {
        dryRun: false,
        clock: at(later),
      });
      expect(result).toEqual({ ok: false, refusal });
    };
    await importPropertyFile(db.database, flexibleAt(120), {
      dryRun: false,
      clock: at(later),
      onBatch: second,
    });
    expect(await priceShown()).toBe(120_00);
  });
});

test('the currency may still change before the first booking', async () => {
  await imported(buildHotelFile());
  const report = await imported(buildHotelFile({ property: { currency: 'EUR' } }), later);
  expect(report.definition).toEqual(['property.currency']);
});

async function bookOnce() {
  await db.database.kysely
    .insertInto('reservation')
    .values({
      property_id: PROPERTY,
      reservation_id: '0190a000-0000-7000-8000-000000000001' as ReservationId,
      reference_number: 'ACDEFGHJKM',
      confirmation_token: 'token',
      status: 'confirmed',
      arrival: localDate('2027-03-05'),
      departure: localDate('2027-03-06'),
      currency: 'GBP',
      booker: JSON.stringify({}),
      net: 0,
      vat: 0,
      gross: 0,
      due_now: 0,
      due_later: JSON.stringify([]),
      due_at_hotel: 0,
      created_at: now,
    })
    .execute();
}
