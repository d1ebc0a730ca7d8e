import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import {
  BREAKFAST,
  buildExtra,
  buildHotelFile,
  FAMILY,
  FLEXIBLE,
} from '@portico/testing/builders/hotel-file';
import { bookedOn } from '@portico/testing/world/books';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

type Takes = DeskTakes<'Booking/Change'>;

let world: World;
let number: string;
/** Two nights from 3 March in a Double at Flexible for one adult, 200.00, paid at the hotel; checked in that evening. */
beforeEach(async () => {
  world = await openWorld({ hotel: buildHotelFile({ extras: [buildExtra()] }) });
  number = String((await world.book(buildFlexibleBooking())).body.ReferenceNumber);
  world.setNow('2027-03-03T20:00:00Z');
  await (await openStaff(world)).ask('Booking/CheckIn', { number, isUndone: false });
});
afterEach(() => world.close());

async function changeOf(more: Partial<Takes>): Promise<Takes> {
  const { version } = await (await openStaff(world)).ask('Booking/Read', { number });
  return {
    ...{ number, version, rooms: [], added: [], reason: null },
    ...{ areStayRulesWaived: false, isGivenBack: true, isGuestTold: true },
    ...more,
  };
}
const drift = async () => (await reconcile(world.deps)).drift;
/** Doubles let on that night. */
const sold = async (night: string) => (await bookedOn(world, night)).sold;

test('a guest who has checked in moves to another type on the evening of arrival', async () => {
  const staff = await openStaff(world);
  const takes = await changeOf({ rooms: [{ room: 1, roomTypeId: FAMILY }] });
  expect(await staff.ask('Booking/Change', takes)).toMatchObject({ totalMinor: 300_00, stillMinor: 300_00 });
  const { rooms, state } = await staff.ask('Booking/Read', { number });
  expect([rooms.map(({ roomType }) => roomType), state]).toEqual([['Family'], 'in-house']);
  expect([await sold('2027-03-03'), await sold('2027-03-04')]).toEqual([0, 0]);
  expect(await drift()).toEqual([]);
});

test('once a night has passed, a room of another type begins in the same booking, as the refusal says', async () => {
  world.setNow('2027-03-04T09:00:00Z');
  const staff = await openStaff(world);
  const typeAlone = await staff.call(
    'Booking/Change',
    await changeOf({ rooms: [{ room: 1, roomTypeId: FAMILY }] }),
  );
  expect(typeAlone.body.Message).toContain(
    'For something else from tonight, let it leave today and add a room.',
  );
  const takes = await changeOf({
    rooms: [{ room: 1, departure: '2027-03-04' }],
    added: [
      {
        ...{ arrival: '2027-03-04', departure: '2027-03-05', roomTypeId: FAMILY, ratePlanId: FLEXIBLE },
        ...{ adults: 1, children: 0, infants: 0, leadGuest: { firstName: 'Ada', lastName: 'Lovelace' } },
      },
    ],
  });
  const seen = await staff.ask('Booking/PreviewChange', takes);
  expect(await staff.ask('Booking/Change', takes)).toEqual(seen);
  expect(seen).toMatchObject({ totalMinor: 250_00, stillMinor: 250_00 });
  const { rooms, state, arrival, departure } = await staff.ask('Booking/Read', { number });
  expect(rooms).toMatchObject([
    { roomType: 'Double', arrival: '2027-03-03', departure: '2027-03-04', grossMinor: 100_00 },
    { roomType: 'Family', arrival: '2027-03-04', departure: '2027-03-05', guests: ['Ada Lovelace'] },
  ]);
  expect({ state, arrival, departure }).toEqual({
    state: 'in-house',
    arrival: '2027-03-03',
    departure: '2027-03-05',
  });
  expect([await sold('2027-03-03'), await sold('2027-03-04')]).toEqual([1, 0]);

  const breakfast = await changeOf({ rooms: [{ room: 2, extras: [{ extraId: BREAKFAST, quantity: 1 }] }] });
  expect((await staff.ask('Booking/Change', breakfast)).totalMinor).toBe(262_00);
  expect(await drift()).toEqual([]);
});
