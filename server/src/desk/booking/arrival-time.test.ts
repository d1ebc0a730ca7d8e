import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({ allotments: [{ from: '2027-03-01', to: '2027-04-29', rooms: 5 }] }),
  });
});
afterAll(() => world.close());

/** Somebody books two nights from 3 March. */
async function book(LastName: string): Promise<string> {
  const body = buildFlexibleBooking();
  const { body: made } = await world.book({ ...body, Booker: { ...body.Booker, LastName } });
  return made.ReferenceNumber ?? '';
}

test('staff note when guests expect to arrive, the day’s arrivals go by it, and the story tells it', async () => {
  const staff = await openStaff(world, 'reception');
  const [unsaid, late, early] = [await book('Adler'), await book('Brandt'), await book('Corvi')];
  await staff.ask('Booking/SetArrivalTime', { number: late, version: 1, time: '21:40' });
  expect(await staff.ask('Booking/SetArrivalTime', { number: early, version: 1, time: '09:05' })).toEqual({
    ...{ number: early, version: 2 },
  });
  const { arriving } = await staff.ask('Today/Read', { date: '2027-03-03' });
  expect(arriving.lines.map(({ number, arrivalTime }) => [number, arrivalTime])).toEqual([
    [early, '09:05'],
    [late, '21:40'],
    [unsaid, null],
  ]);
  const read = await staff.ask('Booking/Read', { number: early });
  expect(read).toMatchObject({
    arrivalTime: '09:05',
    entries: [{ madeBy: 'Nell', what: [{ what: 'expected arrival', was: '', now: '09:05' }] }],
  });
});

test('of two people the second is told what the first noted, and the first time stands', async () => {
  const number = await book('Dietz');
  const mara = await openStaff(world, 'reception', 'Mara');
  const tom = await openStaff(world, 'owner', 'Tom');
  await mara.ask('Booking/SetArrivalTime', { number, version: 1, time: '16:00' });
  const second = await tom.call('Booking/SetArrivalTime', { number, version: 1, time: '18:00' });
  expect(second).toMatchObject({ status: 409, body: { RefusalCode: 'desk.changed-meanwhile' } });
  expect(second.body.Message).toContain(
    'Mara changed this booking meanwhile: expected arrival, none to 16:00',
  );
  expect((await tom.ask('Booking/Read', { number })).arrivalTime).toBe('16:00');
});

test('a time that is none, and one of a cancelled booking, are refused', async () => {
  const number = await book('Egger');
  const staff = await openStaff(world, 'owner');
  const note = (time: string) => staff.refusal('Booking/SetArrivalTime', { number, version: null, time });
  expect(await note('25:00')).toBe('request.invalid');
  await staff.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null });
  expect(await note('16:00')).toBe('desk.nothing-stands');
});
