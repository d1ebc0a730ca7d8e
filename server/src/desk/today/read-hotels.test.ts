import type { PropertyId } from '@portico/domain/ids';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { callDeskAs } from '@portico/testing/world/desk-call';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const OTHER = 8 as PropertyId;
const FOREIGN = 9 as PropertyId;

let world: World;
beforeAll(async () => {
  const other = (id: number, code: string, name: string) => buildHotelFile({ property: { id, code, name } });
  world = await openWorld({
    otherHotels: [other(OTHER, 'MILL', 'The Mill'), other(FOREIGN, 'BARN', 'The Barn')],
  });
  await world.book(buildFlexibleBooking());
  await world.book(buildFlexibleBooking({ PropertyId: OTHER }));
  await world.book(buildFlexibleBooking({ PropertyId: FOREIGN }));
  world.setNow('2027-03-03T12:00:00Z');
});
afterAll(() => world.close());

test('a log-in of two hotels is shown the sums of both, and of no other', async () => {
  const { body } = await callDeskAs(world, 'reception', 'Today/ReadHotels', {}, [PROPERTY, OTHER]);
  const day = { date: '2027-03-03', arriving: 1, leaving: 0, let: 1, rooms: 4, needs: 0 };
  expect(body.hotels).toEqual([
    { code: 'MILL', name: 'The Mill', ...day },
    { code: 'Quay', name: 'The Quay', ...day },
  ]);
});
