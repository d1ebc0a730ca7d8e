import { approvedCard } from '@portico/testing/booking/booking-body';
import { holdsCode, holdsNumber } from '@portico/testing/booking/find-card';
import { bookWithoutCard, buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { afterOpenTransactions } from '@portico/testing/database/after-open-transactions';
import { FLEXIBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
import { openConnection } from '@portico/testing/world/connection';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

type Connection = Awaited<ReturnType<typeof openConnection>>;

let world: World;
let connection: Connection;
beforeEach(async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
  connection = await openConnection(world, ['reservations']);
});
afterEach(() => world.close());

const book = async () => String((await world.book(buildPartPaidBooking())).body.ReferenceNumber);
const unpaid = async () => String((await bookWithoutCard(world)).body.ReferenceNumber);

/** Reads on from where it was, and answers the bookings. */
function reader({ changed }: Connection) {
  let changedSince: string | undefined;
  return async (limit = '100') => {
    await afterOpenTransactions(world.deps.database);
    const { body } = await changed({ limit, ...(changedSince && { changedSince }) });
    changedSince = body.Next ?? undefined;
    return body.Reservations;
  };
}
const numbersOf = (bookings: readonly { readonly ReservationNumber: string }[]) =>
  bookings.map(({ ReservationNumber }) => ReservationNumber);

test('a system that was away gets each booking once, as it is now, in pages without gap', async () => {
  const read = reader(connection);
  expect(await read()).toEqual([]);
  const numbers = [await book(), await unpaid()];
  await connection.owner.ask('Booking/Cancel', {
    number: numbers[0] ?? '',
    version: null,
    roomNumber: null,
    reason: null,
  });
  const pages = [await read('1'), await read('1'), await read('1')];
  expect(pages.map(numbersOf)).toEqual([[numbers[1]], [numbers[0]], []]);
  expect(pages[1]).toMatchObject([{ Status: 'Cancelled', PropertyId: PROPERTY }]);
});

test('the rooms have the codes of the other system', async () => {
  const { owner, id } = connection;
  await owner.ask('Connections/SetCodes', { id, roomTypes: {}, ratePlans: { [FLEXIBLE]: 'BAR' } });
  await unpaid();
  const [booking] = await reader(connection)();
  expect(booking?.Rooms).toMatchObject([{ RoomTypeCode: '11', RatePlanCode: 'BAR' }]);
});

test('whatever is done to a booking is a change of it: money, arrival, a mistake taken back, no-show', async () => {
  const read = reader(connection);
  const number = await unpaid();
  expect(numbersOf(await read())).toEqual([number]);
  expect(await read()).toEqual([]);
  await connection.owner.ask('Booking/TakePayment', {
    number,
    version: null,
    kind: 'paid',
    way: 'cash',
    minor: 40_00,
  });
  expect(await read()).toMatchObject([{ ReservationNumber: number, Paid: 40, PaidAtHotel: 40 }]);
  world.setNow('2027-03-03T15:00:00Z');
  const { ask } = await openStaff(world);
  await ask('Booking/CheckIn', { number, isUndone: false });
  expect(await read()).toMatchObject([{ CheckedInAt: '2027-03-03T15:00:00.000Z', CheckedOutAt: null }]);
  await ask('Booking/CheckIn', { number, isUndone: true });
  expect(await read()).toMatchObject([{ CheckedInAt: null }]);
  await ask('Booking/NoShow', { number, version: null, roomNumber: null, isCharged: false, reason: null });
  expect(await read()).toMatchObject([{ NoShowAt: '2027-03-03T15:00:00.000Z', Status: 'Cancelled' }]);
});

test('a booking paid by card is told with the money that came, and without a card', async () => {
  const read = reader(connection);
  const number = await book();
  const bookings = await read();
  expect(bookings).toMatchObject([{ ReservationNumber: number, Paid: 32 }]);
  const told = JSON.stringify(bookings);
  const { CardNumber, SecurityCode } = approvedCard;
  expect(holdsNumber(told, CardNumber.replaceAll(' ', ''))).toBe(false);
  expect(holdsCode(told, SecurityCode)).toBe(false);
  expect(told).not.toMatch(/4242|card|visa/i);
});

test('a transaction that commits late, after a newer one was read, is read with the next', async () => {
  const read = reader(connection);
  const [late, early] = [await unpaid(), await unpaid()];
  await read();
  const { kysely } = world.deps.database;
  const touch = (number: string) =>
    sql`UPDATE reservation SET version = version + 1 WHERE property_id = ${PROPERTY} AND reference_number = ${number}`;
  const tx = await kysely.startTransaction().execute();
  await touch(late).execute(tx);
  await touch(early).execute(kysely);
  const { body } = await connection.changed();
  const changedSince = body.Next ?? '';
  await tx.commit().execute();
  await afterOpenTransactions(world.deps.database);
  const after = await connection.changed({ changedSince });
  expect(numbersOf(after.body.Reservations)).toContain(late);
});

test('another hotel’s booking is never told, and no other right or secret reads any', async () => {
  await unpaid();
  await afterOpenTransactions(world.deps.database);
  const read = (username: string, secret: string) => {
    const authorization = `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;
    return world.guest().get('/api/Reservations', {}, { authorization });
  };
  const { id, username, secret } = connection;
  expect((await read(username, secret)).body.Reservations).toHaveLength(1);
  expect((await read(username, 'pc_wrong')).status).toBe(401);
  expect((await read(`8.${id}`, secret)).status).toBe(401);
  await sql`UPDATE connection SET property_id = 8`.execute(world.deps.database.kysely);
  expect((await read(`8.${id}`, secret)).body.Reservations).toEqual([]);
  const ari = await openConnection(world, ['ari']);
  expect((await ari.changed()).body.RefusalCode).toBe('connection.may-not');
});

test('a cursor that this database has not come to is refused, so that the other system begins again', async () => {
  await unpaid();
  const changedSince = `99999999999.${crypto.randomUUID()}`;
  const { status, body } = await connection.changed({ changedSince });
  expect([status, Object.keys(body.ModelState ?? {})]).toEqual([400, ['changedSince']]);
  expect((await connection.changed({ changedSince: 'yesterday' })).status).toBe(400);
  expect((await connection.changed({ limit: '201' })).status).toBe(400);
});
