import { addDays, daysBetween, localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { buildHotelFile, FIRST_NIGHT, PROPERTY } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { horizonFrom } from './horizon.ts';
import { readNights, readRates } from './snapshot.store.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
});
afterAll(() => db.drop());

test('of a hotel with another price each night few are read at a time, and in the end each', async () => {
  const first = localDate(FIRST_NIGHT);
  const { kysely } = db.database;
  await sql`
    INSERT INTO rate_night SELECT property_id, rate_plan_id, room_type_id, stay_date + 365 + later, version, open, base + later,
      per_room, per_adult, per_child, per_infant, per_person_adult, per_person_child, per_person_infant, min_stay, max_stay,
      closed_to_arrival, closed_to_departure, min_advance, max_advance
    FROM rate_night, generate_series(0, 599) AS later WHERE stay_date = ${first}`.execute(kysely);
  const { rows } = await sql<{ nights: number }>`
    SELECT count(*)::int AS nights FROM rate_night`.execute(kysely);
  const horizon = horizonFrom(addDays(first, -1));
  const sizes: number[] = [];
  let nights = 0;
  await readNights(db.database, async (tx) => {
    for await (const rates of readRates(tx, PROPERTY as PropertyId, horizon)) {
      sizes.push(rates.length);
      nights += rates.reduce((sum, { places }) => sum + places.length, 0);
      for (const { places } of rates)
        expect(places[0]).toBeGreaterThanOrEqual(daysBetween(horizon.first, first));
    }
  });
  expect(nights).toBe(rows[0]?.nights);
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBe(500);
});
