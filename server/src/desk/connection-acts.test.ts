import { connectionMayCall } from '@portico/contract/desk/connection-may-call';
import { deskCalls, type DeskCallName } from '@portico/contract/desk/desk-calls';
import { everyBooking } from '@portico/contract/desk/every-booking';
import { keysOf } from '@portico/domain/record';
import { bookWithoutCard, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { afterOpenTransactions } from '@portico/testing/database/after-open-transactions';
import { openConnection } from '@portico/testing/world/connection';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
let pms: Awaited<ReturnType<typeof openConnection>>;
let number: string;
beforeEach(async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
  pms = await openConnection(world, ['act', 'reservations']);
  number = String((await bookWithoutCard(world)).body.ReferenceNumber);
});
afterEach(() => world.close());

const confirm = (otherNumber: string | null, key?: string) =>
  pms.act('Booking/SetOtherNumber', { number, connectionId: null, otherNumber }, { ...(key && { key }) });

test('a system confirms a booking with its own number, which the desk shows and finds', async () => {
  expect((await confirm('HD-4711/2')).body).toEqual({ number, otherNumber: 'HD-4711/2' });
  const { ask } = pms.owner;
  const booking = await ask('Booking/Read', { number });
  expect(booking.otherNumbers).toEqual([{ connection: 'Channels', number: 'HD-4711/2' }]);
  expect(booking.entries).toMatchObject([{ call: 'Booking/SetOtherNumber', madeBy: 'Channels' }]);
  const search = { ...everyBooking, find: 'hd-4711', after: null, limit: 10 };
  expect((await ask('Bookings/Search', search)).bookings).toMatchObject([{ number }]);
  await afterOpenTransactions(world.deps.database);
  expect((await pms.changed()).body.Reservations).toMatchObject([{ OtherNumber: 'HD-4711/2' }]);
  await confirm(null);
  expect((await ask('Booking/Read', { number })).otherNumbers).toEqual([]);
});

test('a number that was typed wrongly is put right at the desk, for the connection that is named', async () => {
  const { ask, refusal } = pms.owner;
  await ask('Booking/SetOtherNumber', { number, connectionId: pms.id, otherNumber: '4712' });
  expect((await ask('Booking/Read', { number })).otherNumbers).toMatchObject([{ number: '4712' }]);
  const nobody = { number, connectionId: null, otherNumber: '4712' };
  expect(await refusal('Booking/SetOtherNumber', nobody)).toBe('desk.connection-unknown');
});

test('a number that is a card’s is stored nowhere', async () => {
  const { status, body } = await confirm('4242 4242 4242 4242');
  expect([status, body.RefusalCode]).toEqual([400, 'request.invalid']);
  expect((await pms.owner.ask('Booking/Read', { number })).otherNumbers).toEqual([]);
});

test('a system checks guests in and out as the desk does', async () => {
  const early = await pms.act('Booking/CheckIn', { number, isUndone: false });
  expect([early.status, early.body.RefusalCode]).toEqual([409, 'desk.not-yet']);
  world.setNow('2027-03-03T15:00:00Z');
  await pms.act('Booking/CheckIn', { number, isUndone: false });
  await pms.act('Booking/CheckOut', { number, isUndone: false });
  const booking = await (await openStaff(world)).ask('Booking/Read', { number });
  expect(booking).toMatchObject({ checkedInAt: '2027-03-03T15:00:00.000Z', state: 'gone' });
});

test('an act under a key is done once, and another request under it is refused', async () => {
  const cancel = { number, version: null, roomNumber: null, reason: 'By telephone' };
  const first = await pms.act('Booking/Cancel', cancel, { key: 'one' });
  expect(first.status).toBe(200);
  expect((await pms.act('Booking/Cancel', cancel, { key: 'one' })).body).toEqual(first.body);
  const other = await pms.act('Booking/Cancel', { ...cancel, reason: null }, { key: 'one' });
  expect([other.status, other.body.RefusalCode]).toEqual([422, 'desk.key-reused']);
  const entries = await pms.owner.ask('Booking/Read', { number });
  expect(entries.entries).toMatchObject([{ call: 'Booking/Cancel', madeBy: 'Channels', outcome: 'done' }]);
});

test('two systems that send the same key do not get each other’s answers', async () => {
  const second = await openConnection(world, ['act']);
  expect((await confirm('A1', 'one')).status).toBe(200);
  const takes = { number, connectionId: null, otherNumber: 'B2' };
  const answer = await second.act('Booking/SetOtherNumber', takes, { key: 'one' });
  expect(answer.body).toEqual({ number, otherNumber: 'B2' });
});

test('a system may call what is listed, at its own hotel, with the right and its secret', async () => {
  const others = keysOf<DeskCallName>(deskCalls).filter((name) => !connectionMayCall.includes(name));
  for (const name of others)
    expect([name, (await pms.act(name, {})).body.RefusalCode]).toEqual([name, 'desk.role']);
  const elsewhere = await pms.act('Booking/CheckIn', {}, { hotel: 'ELSEWHERE' });
  expect([elsewhere.status, elsewhere.body.RefusalCode]).toEqual([404, 'property.unknown']);
  const reads = await openConnection(world, ['reservations']);
  expect((await reads.act('Booking/CheckIn', {})).body.RefusalCode).toBe('desk.role');
  await pms.owner.ask('Connections/Revoke', { id: pms.id });
  expect((await pms.act('Booking/CheckIn', {})).body.RefusalCode).toBe('desk.logged-out');
});
