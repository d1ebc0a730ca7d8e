import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { localDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import {
  buildHotelFile,
  buildRatePlan,
  buildSeason,
  DOUBLE,
  FAMILY,
  FIRST_NIGHT,
  LAST_NIGHT,
  type SeasonInput,
} from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import type { RateNight } from '../availability/nights/night-rate-of.ts';
import { rateNightsOf, roomNightsOf } from './expand-nights.ts';

function hotelWith(...seasons: SeasonInput[]): PropertyFile {
  return buildHotelFile({ ratePlans: [buildRatePlan({ seasons })] });
}

function ratesOf(file: PropertyFile, roomTypeId: RoomTypeId): RateNight[] {
  const [plan] = file.ratePlans;
  if (plan === undefined) throw new Error('the file has no rate plan');
  return rateNightsOf(plan, roomTypeId, file.property.currency);
}

function on(nights: readonly RateNight[], date: string): RateNight | undefined {
  return nights.find((night) => night.date === date);
}

test('a season has a row for each of its nights, the last included, in order of date', () => {
  const nights = ratesOf(hotelWith(buildSeason({ price: { base: 100 } })), DOUBLE);
  expect(nights).toHaveLength(60);
  expect(nights[0]?.date).toBe(FIRST_NIGHT);
  expect(nights[59]?.date).toBe(LAST_NIGHT);
  expect(nights.map(({ date }) => date)).toEqual(nights.map(({ date }) => date).sort());
});

test('amounts become minor units, and what is not named costs nothing', () => {
  const [night] = ratesOf(hotelWith(buildSeason({ price: { base: 127.46, perPersonChild: 0.05 } })), DOUBLE);
  expect(night?.components).toEqual({
    base: 127_46,
    perRoom: 0,
    perAdult: 0,
    perChild: 0,
    perInfant: 0,
    perPersonAdult: 0,
    perPersonChild: 5,
    perPersonInfant: 0,
  });
});

test('a night without rules is open and restricts nothing', () => {
  expect(ratesOf(hotelWith(buildSeason({ price: { base: 100 } })), DOUBLE)[0]).toMatchObject({
    open: true,
    minStay: null,
    maxStay: null,
    closedToArrival: false,
    closedToDeparture: false,
    minAdvance: null,
    maxAdvance: null,
  });
});

test('later entries win field by field', () => {
  const file = hotelWith(
    buildSeason({ price: { base: 100, perChild: 5 }, minStay: 2, maxStay: 7 }),
    buildSeason({ from: '2027-03-10', to: '2027-03-10', price: { base: 150 }, minStay: 3 }),
    buildSeason({ from: '2027-03-10', to: '2027-03-10', open: false, maxStay: null }),
  );
  const night = on(ratesOf(file, DOUBLE), '2027-03-10');
  expect(night).toMatchObject({ open: false, minStay: 3, maxStay: null });
  expect(night?.components).toMatchObject({ base: 150_00, perChild: 5_00 });
  expect(on(ratesOf(file, DOUBLE), '2027-03-11')).toMatchObject({ open: true, minStay: 2, maxStay: 7 });
});

test('weekdays narrow an entry to those nights', () => {
  const file = hotelWith(
    buildSeason({ price: { base: 100 } }),
    buildSeason({ weekdays: ['Fri', 'Sun'], price: { base: 140 } }),
  );
  const dear = ratesOf(file, DOUBLE).filter(({ components }) => components.base === 140_00);
  // The first night, 1 March 2027, is a Monday.
  expect(dear.slice(0, 3).map(({ date }) => date)).toEqual(['2027-03-05', '2027-03-07', '2027-03-12']);
});

test('an entry for one room type leaves the others as they are', () => {
  const file = hotelWith(
    buildSeason({ price: { base: 100 } }),
    buildSeason({ roomTypes: [FAMILY], price: { perRoom: 50 }, closedToArrival: true }),
  );
  expect(ratesOf(file, FAMILY)[0]).toMatchObject({
    closedToArrival: true,
    components: { base: 100_00, perRoom: 50_00 },
  });
  expect(ratesOf(file, DOUBLE)[0]).toMatchObject({ closedToArrival: false, components: { perRoom: 0 } });
});

test('a night without a base price has no row', () => {
  const file = hotelWith(
    buildSeason({ price: { perAdult: 10 } }),
    buildSeason({ from: '2027-03-10', to: '2027-03-11', price: { base: 100 } }),
  );
  expect(ratesOf(file, DOUBLE).map(({ date }) => date)).toEqual(['2027-03-10', '2027-03-11']);
});

test('the later allotment of a night wins, and a night that none names is not for sale', () => {
  const file = buildHotelFile({
    allotments: [
      { from: '2027-03-01', to: '2027-03-03', rooms: 4 },
      { from: '2027-03-02', to: '2027-03-02', roomTypes: [FAMILY], rooms: 0 },
    ],
  });
  expect(roomNightsOf(file, FAMILY)).toEqual([
    { date: localDate('2027-03-01'), allotment: 4 },
    { date: localDate('2027-03-02'), allotment: 0 },
    { date: localDate('2027-03-03'), allotment: 4 },
  ]);
  expect(roomNightsOf(file, DOUBLE)[1]?.allotment).toBe(4);
});
