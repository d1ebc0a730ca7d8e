import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { expect, test } from 'vitest';
import { demoHouses } from './demo-stays.ts';
import { fellLodges } from './fell/room-types.ts';
import { lagosRooms } from './lagos/room-types.ts';
import { quayRooms } from './quay/room-types.ts';

const roomsOf = [quayRooms, fellLodges, lagosRooms];

test.each(['2026-11-27', '2027-02-20', '2028-02-29'].map(localDate))(
  'on %s every stay was booked by then, before it arrives, and a quarter of the rooms is free each night',
  (today) => {
    for (const [at, { stays, from }] of demoHouses(today).entries()) {
      expect(stays.filter(({ bookedOn, arrival }) => bookedOn > today || bookedOn > arrival)).toEqual([]);
      const rooms = [...(roomsOf[at]?.values() ?? [])].reduce((sum, count) => sum + count, 0);
      for (let day = 0; day < 84; day += 1) {
        const night = addDays(from, day);
        const taken = stays.filter(({ arrival, departure }) => arrival <= night && night < departure);
        expect(taken.length).toBeLessThanOrEqual(rooms * 0.75);
      }
    }
  },
);

test('at The Quay House guests arrive today, are in the house, leave today and are still to come', () => {
  const today = localDate('2026-11-27');
  const stays = demoHouses(today)[0]?.stays.filter(({ course }) => course !== 'cancelled') ?? [];
  expect(stays.filter(({ arrival }) => arrival === today).length).toBeGreaterThan(3);
  expect(stays.filter(({ departure }) => departure === today).length).toBeGreaterThan(1);
  expect(
    stays.filter(({ arrival, departure }) => arrival < today && departure > today).length,
  ).toBeGreaterThan(3);
  expect(stays.filter(({ arrival }) => arrival > today).length).toBeGreaterThan(20);
});
