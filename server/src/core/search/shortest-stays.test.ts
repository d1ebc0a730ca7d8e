import { buildRateOfNights } from '@portico/testing/availability/build-rate-of-nights';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { buildHotelFile, DOUBLE, FAMILY, FLEXIBLE } from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import { hotelOf } from '../hotel/hotel.ts';
import { shortestStays } from './shortest-stays.ts';
import { horizonFrom } from './snapshot/horizon.ts';
import { Snapshot } from './snapshot/snapshot.ts';
import { staysFrom } from './stays-from.ts';

const today = localDate('2027-03-01');
const hotel = hotelOf('quay', { ...buildHotelFile(), extras: [] }, new Date('2027-01-01'));
const [double, family] = [DOUBLE, FAMILY] as RoomTypeId[];
const ids = { ratePlanId: FLEXIBLE as RatePlanId, roomTypeId: double! };

/** Twenty nights with two rooms of each type, from two nights on. */
function snapshotOfTwenty(): Snapshot {
  const snapshot = new Snapshot(horizonFrom(today));
  const places = Array.from({ length: 20 }, (_, place) => place);
  for (const room_type_id of [double!, family!]) {
    snapshot.writeAvailable([{ room_type_id, available: 2, places }]);
    writePrices(snapshot, room_type_id, 2);
  }
  return snapshot;
}

const writePrices = (snapshot: Snapshot, room_type_id: RoomTypeId, min_stay: number) =>
  snapshot.writeRates([
    buildRateOfNights(
      Array.from({ length: 20 }, (_, place) => place),
      { rate_plan_id: ids.ratePlanId, room_type_id, min_stay, min_advance: 3 },
    ),
  ]);

const changes: readonly [what: string, isKept: boolean, change: (snapshot: Snapshot) => unknown][] = [
  ['nothing', true, () => undefined],
  ['the sale of a room that is not the last', true, (of) => sell(of, double!, 1)],
  ['the sale of the last room', false, (of) => sell(of, double!, 0)],
  ['the sale of the last room of another type', true, (of) => sell(of, family!, 0)],
  ['other rules', false, (of) => writePrices(of, double!, 3)],
];

const sell = (snapshot: Snapshot, room_type_id: RoomTypeId, available: number) =>
  snapshot.writeAvailable([{ room_type_id, available, places: [7] }]);

test.each(changes)('after %s the shortest stays are kept: %s', (_, isKept, change) => {
  const snapshot = snapshotOfTwenty();
  const scope = { hotel, snapshot, today };
  const before = shortestStays(scope, ids);
  change(snapshot);
  const after = shortestStays(scope, ids);
  expect(after === before).toBe(isKept);
  const { shortest } = staysFrom(scope, ids, 0);
  expect([...after!.subarray(0, 20)]).toEqual([...shortest.subarray(0, 20)]);
});

test('a release of the last room and another day change them, and each day is at its place', () => {
  const snapshot = snapshotOfTwenty();
  sell(snapshot, double!, 0);
  const full = shortestStays({ hotel, snapshot, today }, ids)!;
  expect([full[5], full[6], full[7], full[8]]).toEqual([2, 0, 0, 2]);
  sell(snapshot, double!, 1);
  const free = shortestStays({ hotel, snapshot, today }, ids)!;
  expect([free[5], free[6], free[7], free[8]]).toEqual([2, 2, 2, 2]);
  const tomorrow = shortestStays({ hotel, snapshot, today: addDays(today, 1) }, ids)!;
  expect([free[3], tomorrow[3], tomorrow[4]]).toEqual([2, 0, 2]);
});
