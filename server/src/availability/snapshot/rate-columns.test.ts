import { localDate } from '@portico/domain/calendar/local-date';
import { buildRateOfNights } from '@portico/testing/availability/build-rate-of-nights';
import { between, chance, oneOf, seededRandom } from '@portico/testing/penny/random';
import { expect, test } from 'vitest';
import { bytesOf, rateColumns, readComponents, readRate, readRules, writeRate } from './rate-columns.ts';
import { sharedRules } from './shared-rules.ts';
import type { RateOfNights } from './snapshot.store.ts';

const DAYS = 40;
const date = localDate('2027-03-01');

const rate = (places: number[], changes: Partial<RateOfNights> = {}) =>
  buildRateOfNights(places, { per_adult: 10_00, per_child: 5_00, ...changes });

test('random rates are read as the last that was written of each night, and of the others nothing', () => {
  const random = seededRandom(7);
  for (let run = 0; run < 50; run++) {
    const columns = rateColumns(DAYS);
    const shared = sharedRules();
    const written = new Map<number, RateOfNights>();
    for (let count = 0; count < 12; count++) {
      const places = Array.from({ length: between(random, 1, 6) }, () => between(random, 0, DAYS - 1));
      const next = rate(places, {
        base: oneOf(random, [100_00, 100_00, 120_00, 0]),
        per_person_infant: oneOf(random, [0, 0, 3_00]),
        min_stay: chance(random, 50) ? 2 : null,
        open: chance(random, 80),
      });
      writeRate(columns, next, shared);
      for (const place of places) written.set(place, next);
    }
    const rules = readRules(columns, 0, DAYS);
    for (let place = 0; place < DAYS; place++) {
      const expected = written.get(place);
      const read = readRate(columns, place, date);
      expect(rules[place]?.minStay).toBe(expected === undefined ? undefined : expected.min_stay);
      if (expected === undefined) expect(read).toBeUndefined();
      else {
        expect(read).toMatchObject({ date, open: expected.open, minStay: expected.min_stay });
        expect(readComponents(columns, place)).toMatchObject({
          base: expected.base,
          perAdult: 10_00,
          perPersonInfant: expected.per_person_infant,
        });
      }
    }
  }
});

test('a figure that is alike on all nights takes no room, and one that is not does', () => {
  const columns = rateColumns(DAYS);
  const shared = sharedRules();
  writeRate(columns, rate([0, 1, 2]), shared);
  const alike = bytesOf(columns);
  writeRate(columns, rate([3, 4], { min_stay: 3 }), shared);
  expect(bytesOf(columns)).toBe(alike);
  writeRate(columns, rate([5], { base: 90_00 }), shared);
  expect(bytesOf(columns)).toBe(alike + 4 * DAYS);
  expect(columns.known).toHaveLength(3);
});

test('an amount that 32 bits do not hold is refused', () => {
  expect(() => writeRate(rateColumns(DAYS), rate([0], { per_room: 2 ** 31 }), sharedRules())).toThrow(
    RangeError,
  );
});
