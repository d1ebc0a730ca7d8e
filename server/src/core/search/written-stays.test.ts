import { buildRateOfNights } from '@portico/testing/availability/build-rate-of-nights';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { inOneTurn } from '@portico/testing/availability/in-one-turn';
import { buildHotelFile, DOUBLE } from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import { hotelOf } from '../hotel/hotel.ts';
import { searchScope } from './search-scope.ts';
import { horizonFrom } from './snapshot/horizon.ts';
import { Snapshot } from './snapshot/snapshot.ts';
import { writtenStays, type WrittenStays } from './written-stays.ts';

const today = localDate('2027-03-01');
const hotel = hotelOf('quay', { ...buildHotelFile(), extras: [] }, new Date('2027-01-01'));
const double = DOUBLE as RoomTypeId;
const places = Array.from({ length: 20 }, (_, place) => place);
const nothing = { ratePlanCode: null, roomTypeId: null, locationId: null };
const stay = { arrival: today, departure: addDays(today, 2) };

function writePrices(snapshot: Snapshot, base: number): void {
  snapshot.writeRates([buildRateOfNights(places, { room_type_id: double, base })]);
}

function snapshotOfTwenty(): Snapshot {
  const snapshot = new Snapshot(horizonFrom(today));
  snapshot.writeAvailable([{ room_type_id: double, available: 2, places }]);
  writePrices(snapshot, 100_00);
  return snapshot;
}

interface Asked {
  readonly hotel?: typeof hotel;
  readonly today?: typeof today;
  readonly ratePlanCode?: string;
}

/** What a search of the stay is told of a Double. */
function ask(staysOf: WrittenStays, snapshot: Snapshot, { ratePlanCode, ...of }: Asked = {}) {
  const scope = searchScope(
    of.hotel ?? hotel,
    snapshot,
    { ...nothing, ratePlanCode: ratePlanCode ?? null },
    null,
    of.today ?? today,
  );
  const [offers] = inOneTurn(staysOf(scope, stay));
  return { rates: offers!.rates[0], left: offers!.available, cost: offers!.offered[0]?.rate.components.base };
}

test('a stay is written once more for its second search, and for no other party after that', () => {
  const staysOf = writtenStays(1_000_000);
  const snapshot = snapshotOfTwenty();
  const [first, second, third] = [1, 2, 3].map(() => ask(staysOf, snapshot));
  expect(second!.rates).not.toBe(first!.rates);
  expect(third!.rates).toBe(second!.rates);
  expect(third).toEqual(second);
});

test('a sale leaves what was written, and the rooms left are those of now', () => {
  const staysOf = writtenStays(1_000_000);
  const snapshot = snapshotOfTwenty();
  ask(staysOf, snapshot);
  const before = ask(staysOf, snapshot);
  snapshot.writeAvailable([{ room_type_id: double, available: 0, places: [1] }]);
  const after = ask(staysOf, snapshot);
  expect(after.rates).toBe(before.rates);
  expect([before.left, after.left]).toEqual([2, 0]);
});

test.each<[string, (snapshot: Snapshot) => Asked, number | undefined]>([
  ['another price', (snapshot) => (writePrices(snapshot, 90_00), {}), 180_00],
  ['another day', () => ({ today: addDays(today, -1) }), 200_00],
  ['another reading of the hotel', () => ({ hotel: { ...hotel } }), 200_00],
  ['the code of a plan', () => ({ ratePlanCode: 'nobody' }), undefined],
])('%s is written anew', (_, change, cost) => {
  const staysOf = writtenStays(1_000_000);
  const snapshot = snapshotOfTwenty();
  ask(staysOf, snapshot);
  const before = ask(staysOf, snapshot);
  const after = ask(staysOf, snapshot, change(snapshot));
  expect(after.rates).not.toBe(before.rates);
  expect([before.cost, after.cost]).toEqual([200_00, cost]);
});

test('a search for a room type that the hotel has not takes no rooms from a search for all', () => {
  const staysOf = writtenStays(1_000_000);
  const snapshot = snapshotOfTwenty();
  const roomTypeId = 999 as RoomTypeId;
  const scope = searchScope(hotel, snapshot, { ...nothing, roomTypeId }, null, today);
  expect(inOneTurn(staysOf(scope, stay))).toEqual([]);
  expect(inOneTurn(staysOf(scope, stay))).toEqual([]);
  expect(ask(staysOf, snapshot).left).toBe(2);
});

test('memory for one stay gives up the one that was not searched for', () => {
  const staysOf = writtenStays(1);
  const [one, other] = [snapshotOfTwenty(), snapshotOfTwenty()];
  ask(staysOf, one);
  const before = ask(staysOf, one);
  ask(staysOf, other);
  ask(staysOf, other);
  expect(ask(staysOf, one).rates).not.toBe(before.rates);
});
