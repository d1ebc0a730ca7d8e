import { localDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { buildHotelFile, DOUBLE } from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import { hotelOf } from '../hotel/hotel.ts';
import { keptOffersOf } from './kept-offers.ts';
import { searchScope } from './search-scope.ts';
import { horizonFrom } from './snapshot/horizon.ts';
import { Snapshot } from './snapshot/snapshot.ts';

const today = localDate('2027-03-01');
const stay = { arrival: localDate('2027-03-02'), departure: localDate('2027-03-04') };
const anything = { ratePlanCode: null, roomTypeId: null, locationId: null };

test('a stay is priced for its first search and its second, for others not before a room is sold', () => {
  const hotel = hotelOf('quay', { ...buildHotelFile(), extras: [] }, 1);
  const snapshot = new Snapshot(horizonFrom(today));
  const scope = searchScope(hotel, snapshot, anything, null, today);

  const priced = () => [...keptOffersOf(scope, stay)].length > 0;
  expect([priced(), priced(), priced()]).toEqual([true, true, false]);
  snapshot.writeAvailable([{ room_type_id: DOUBLE as RoomTypeId, places: [1], available: 1 }]);
  expect(priced()).toBe(true);
});
