import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import {
  BREAKFAST,
  buildExtra,
  buildHotelFile,
  buildRatePlan,
  buildSeason,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  sauna,
  SAUNA,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { bookedOn, laterMessages, scheduledCharges } from '@portico/testing/world/books';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

/** Flexible lets no guest change anything, and asks for two nights to arrive on 10 March. */
const hotel = buildHotelFile({
  ratePlans: [
    buildRatePlan({
      allowEdit: false,
      seasons: [
        ...buildRatePlan().seasons,
        buildSeason({ from: '2027-03-10', to: '2027-03-10', minStay: 2 }),
        buildSeason({ from: '2027-03-20', to: '2027-03-20', open: false }),
      ],
    }),
    buildRatePlan(saver),
  ],
  extras: [buildExtra({ allowEditOnBookingEngine: false }), sauna],
  settings: { receptionRefundLimit: 50 },
});

type Staff = Awaited<ReturnType<typeof openStaff>>;
type Takes = DeskTakes<'Booking/Change'>;
type Room = Omit<Takes['rooms'][number], 'room'>;

let world: World;
let number: string;
let staff: Staff;
/** Two nights from 3 March in a Double at Flexible for one adult, 200.00, paid at the hotel. */
beforeEach(async () => {
  world = await openWorld({ hotel });
  staff = await openStaff(world);
  number = String((await world.book(buildFlexibleBooking())).body.ReferenceNumber);
});
afterEach(() => world.close());

/** A change of room 1, by whoever saw the booking as it is now. */
async function changeOf(room: Room, more: Partial<Takes> = {}): Promise<Takes> {
  const { version } = await staff.ask('Booking/Read', { number });
  return {
    ...{ number, version, rooms: [{ room: 1, ...room }], added: [], reason: null },
    ...{ areStayRulesWaived: false, isGivenBack: true, isGuestTold: true },
    ...more,
  };
}
/** Previews and makes it, which has to come to the same; its answer. */
async function change(room: Room, more: Partial<Takes> = {}) {
  const takes = await changeOf(room, more);
  const seen = await staff.ask('Booking/PreviewChange', takes);
  const done = await staff.ask('Booking/Change', takes);
  expect(done).toEqual(seen);
  return done;
}
const refusalOf = async (room: Room, more: Partial<Takes> = {}) =>
  staff.refusal('Booking/Change', await changeOf(room, more));
const drift = async () => (await reconcile(world.deps)).drift;
const read = () => staff.ask('Booking/Read', { number });
/** Another booking of the same room and dates at Saver, 160.00, paid by card. */
async function bookPaid() {
  number = String((await world.book(buildBooking())).body.ReferenceNumber);
}

test('a night more is to be paid at the hotel; guest, story and audit trail say so', async () => {
  const done = await change({ departure: '2027-03-06' }, { reason: 'She asked by telephone' });
  expect(done).toMatchObject({ version: 2, totalMinor: 300_00, paidMinor: 0, stillMinor: 300_00 });
  const { folio, entries, rooms } = await read();
  expect(rooms).toMatchObject([{ arrival: '2027-03-03', departure: '2027-03-06', grossMinor: 300_00 }]);
  expect(folio.due).toEqual([{ where: 'hotel', date: null, minor: 300_00 }]);
  expect(entries).toMatchObject([
    {
      ...{ call: 'Booking/Change', madeBy: 'Nell', outcome: 'done', reason: 'She asked by telephone' },
      what: [
        { what: 'room 1, dates', was: '2027-03-03 to 2027-03-05', now: '2027-03-03 to 2027-03-06' },
        { what: 'room 1, price', was: '£200.00', now: '£300.00' },
      ],
    },
  ]);
  expect(await laterMessages(world)).toEqual(['guest-changed', 'hotel-changed']);
  expect([(await bookedOn(world, '2027-03-05')).sold, await drift()]).toEqual([1, []]);
});

test('staff change what the rate lets no guest change, and are shown why', async () => {
  const { rooms } = await staff.ask('Booking/ReadRooms', { number });
  expect(rooms).toMatchObject([{ whyNotByGuest: 'terms', adults: 1, fellows: [] }]);
  expect(await change({ adults: 2, roomTypeId: FAMILY, ratePlanId: SAVER })).toMatchObject({
    totalMinor: 260_00,
    rooms: [{ room: 1, minor: 260_00 }],
  });
  expect([(await bookedOn(world, '2027-03-03')).sold, await drift()]).toEqual([0, []]);
});

test('a preview changes nothing, and a change without a mail writes to the hotel alone', async () => {
  const takes = await changeOf({ departure: '2027-03-06' }, { isGuestTold: false });
  await staff.ask('Booking/PreviewChange', takes);
  expect([(await read()).version, await laterMessages(world)]).toEqual([1, []]);
  await staff.ask('Booking/Change', takes);
  expect(await laterMessages(world)).toEqual(['hotel-changed']);
});

test('guests are named in the booking, and nowhere in the audit trail', async () => {
  await change({ adults: 2, leadGuest: { firstName: 'Zoë', lastName: 'Oakshott' } });
  const unnamed = [{ firstName: '', lastName: '', isChild: false }];
  expect(await refusalOf({ fellows: unnamed })).toBe('desk.nothing-changes');
  const fellows = [{ firstName: ' Ruth', lastName: 'Pell ', isChild: false }];
  await change({ fellows });
  expect((await read()).rooms[0]?.guests).toEqual(['Zoë Oakshott', 'Ruth Pell']);
  const { rooms } = await staff.ask('Booking/ReadRooms', { number });
  expect(rooms[0]?.fellows).toEqual([{ firstName: 'Ruth', lastName: 'Pell', isChild: false }]);
  const entries = await world.db.database.kysely.selectFrom('audit_entry').select('what').execute();
  expect(JSON.stringify(entries)).not.toMatch(/Oakshott|Pell|Lovelace/);
  expect(JSON.stringify(entries)).toContain('lead guest');
  expect(await refusalOf({ leadGuest: { firstName: 'Zoë', lastName: '' } })).toBe('request.invalid');
});

test('who booked and what was asked for are changed; a new address counts at once, and both are mailed', async () => {
  const booker = { lastName: 'Byron', phone: '07700 900456', email: 'ada@byron.example' };
  await world.mails();
  await change({}, { rooms: [], booker, requests: ' A quiet room ' });
  const { booker: now, specialRequests, entries } = await read();
  expect(now).toMatchObject({ firstName: 'Ada', ...booker, phone: '+44 7700 900456' });
  expect([specialRequests, JSON.stringify(entries)]).toEqual([
    'A quiet room',
    expect.not.stringMatching(/Byron|byron|quiet|900456/),
  ]);
  const mailed = (await world.mails()).map(({ to }) => to.address);
  expect(mailed).toEqual(expect.arrayContaining(['ada@example.com', 'ada@byron.example']));
  const nobody = { rooms: [], booker: { phone: '', email: '' } };
  expect(await refusalOf({}, nobody)).toBe('request.invalid');
});

test('ages of children are asked before there are any: of all of them, or of none', async () => {
  await world.close();
  world = await openWorld({ hotel: buildHotelFile({ ratePlans: [buildRatePlan({ asksChildAges: true })] }) });
  staff = await openStaff(world);
  number = String((await world.book(buildFlexibleBooking())).body.ReferenceNumber);
  const asked = async () => (await staff.ask('Booking/ReadRooms', { number })).rooms[0];
  expect(await asked()).toMatchObject({ children: 0, asksChildAges: true });
  await change({ roomTypeId: FAMILY, children: 2 });
  expect(await refusalOf({ childAges: [4] })).toBe('request.invalid');
  await change({ childAges: [4, 0] });
  expect(await asked()).toMatchObject({ children: 2, childAges: [4, 0] });
});

test('extras that guests may not edit are added and taken off by staff', async () => {
  const { rooms } = await staff.ask('Booking/ReadRooms', { number });
  expect(rooms[0]?.extras[0]).toMatchObject({ extraId: BREAKFAST, quantity: 0, eachMinor: 24_00 });
  const breakfast = (quantity: number) => ({ extras: [{ extraId: BREAKFAST, quantity }] });
  expect((await change(breakfast(1))).totalMinor).toBe(224_00);
  expect((await read()).folio.charges).toHaveLength(2);
  expect((await change(breakfast(0))).totalMinor).toBe(200_00);
  expect(await drift()).toEqual([]);
});

test('a room is added for the booker, or for a guest who is named', async () => {
  const added = {
    ...{ arrival: '2027-03-04', departure: '2027-03-05', roomTypeId: DOUBLE, ratePlanId: SAVER },
    ...{ adults: 2, children: 0, infants: 0, leadGuest: null },
  };
  const takes = { ...(await changeOf({})), rooms: [], added: [added] };
  expect(await staff.ask('Booking/Change', takes)).toMatchObject({ totalMinor: 290_00, stillMinor: 290_00 });
  const leadGuest = { firstName: 'Ruth', lastName: 'Pell' };
  await staff.ask('Booking/Change', {
    ...takes,
    version: 2,
    added: [{ ...added, roomTypeId: FAMILY, leadGuest }],
  });
  const { rooms } = await read();
  expect(rooms.map(({ room, guests }) => [room, guests])).toEqual([
    [1, ['Ada Lovelace']],
    [2, ['Ada Lovelace']],
    [3, ['Ruth Pell']],
  ]);
  expect([(await bookedOn(world, '2027-03-04')).sold, await drift()]).toEqual([2, []]);
});

test('stay rules hold unless they are waived for a reason; a closed night stays closed', async () => {
  const oneNight = { arrival: '2027-03-10', departure: '2027-03-11' };
  expect(await refusalOf(oneNight)).toBe('rate.unavailable');
  const waived = { areStayRulesWaived: true };
  expect(await refusalOf(oneNight, waived)).toBe('request.invalid');
  expect(await refusalOf(oneNight, { ...waived, reason: 'A regular guest' })).toBeNull();
  const closed = { arrival: '2027-03-19', departure: '2027-03-21' };
  expect(await refusalOf(closed, { ...waived, reason: 'A regular guest' })).toBe('rate.unavailable');
});

test('what was paid too much goes back to its card with the change', async () => {
  await bookPaid();
  const done = await change({ departure: '2027-03-04' });
  expect(done).toMatchObject({ totalMinor: 80_00, paidMinor: 80_00, stillMinor: 0 });
  expect(done.refunds).toMatchObject([{ minor: 80_00, card: { last4: '4242' } }]);
  await world.runAt('2027-02-20T12:00:02Z');
  expect(world.taken()).toMatchObject([{ amount: 160_00, refunds: [{ amount: 80_00 }] }]);
  expect(await drift()).toEqual([]);
});

test('or it stays to be given back, by the refund that there is', async () => {
  await bookPaid();
  const done = await change({ departure: '2027-03-04' }, { isGivenBack: false });
  expect(done).toMatchObject({ totalMinor: 80_00, paidMinor: 160_00, stillMinor: -80_00, refunds: [] });
  expect(await drift()).toEqual([]);
  const { version, refundable } = await read();
  const refund = { attemptId: refundable[0]?.attemptId ?? '', minor: 80_00, off: null };
  const given = { number, version, ...refund, reason: 'A night less', isGuestTold: true };
  expect(await staff.ask('Booking/Refund', given)).toMatchObject({ totalMinor: 80_00, stillMinor: 0 });
  expect(await drift()).toEqual([]);
});

test('reception changes what it may not give back, and leaves the money to others', async () => {
  await bookPaid();
  staff = await openStaff(world, 'reception', 'Tom');
  expect(await refusalOf({ departure: '2027-03-04' })).toBe('desk.refund-limit');
  expect(await refusalOf({ departure: '2027-03-04' }, { isGivenBack: false })).toBeNull();
});

test('charges that are planned keep their dates and never rise', async () => {
  await world.close();
  world = await openWorld({ hotel: buildLaterHotel() });
  staff = await openStaff(world);
  number = String((await world.book(buildPartPaidBooking())).body.ReferenceNumber);
  const planned = async () =>
    (await scheduledCharges(world)).flatMap(({ status, amount }) => (status === 'planned' ? [amount] : []));
  expect(await planned()).toEqual([96_00, 32_00]);
  await change({ leadGuest: { firstName: 'Ruth', lastName: 'Pell' } });
  expect(await planned()).toEqual([96_00, 32_00]);
  const longer = await change({ departure: '2027-03-06' });
  expect(longer).toMatchObject({ totalMinor: 240_00, paidMinor: 32_00 });
  expect([await planned(), await drift()]).toEqual([[96_00, 32_00], []]);
  await change({ departure: '2027-03-04' });
  expect([await planned(), await drift()]).toEqual([[48_00], []]);
});

test('once a night has passed, the room still leaves later or earlier, and no night before is touched', async () => {
  world.setNow('2027-03-04T23:00:00Z');
  staff = await openStaff(world);
  expect(await refusalOf({ arrival: '2027-03-04' })).toBe('desk.night-passed');
  expect(await refusalOf({ adults: 2 })).toBe('desk.night-passed');
  expect(await refusalOf({ roomTypeId: FAMILY })).toBe('desk.night-passed');
  expect(await refusalOf({ departure: '2027-03-03' })).toBe('desk.night-passed');
  expect((await change({ departure: '2027-03-07' })).totalMinor).toBe(400_00);
  expect((await change({ departure: '2027-03-04' })).totalMinor).toBe(100_00);
  // It left on the 4th by then.
  world.setNow('2027-03-05T09:00:00Z');
  staff = await openStaff(world);
  expect(await refusalOf({ departure: '2027-03-06' })).toBe('desk.stay-over');
  expect(await drift()).toEqual([]);
});

test('a night that is sold out, a change of nothing and an unknown room are refused', async () => {
  await world.sell(DOUBLE, '2027-03-05');
  await world.sell(DOUBLE, '2027-03-05');
  const takes = await changeOf({ departure: '2027-03-06' });
  for (const call of ['Booking/PreviewChange', 'Booking/Change'] as const)
    expect(await staff.refusal(call, takes)).toBe('basket.no-room-left');
  expect(await refusalOf({})).toBe('desk.nothing-changes');
  const unknown = { ...takes, rooms: [{ room: 2 }] };
  expect(await staff.refusal('Booking/Change', unknown)).toBe('desk.room-unknown');
});

test('where an extra is sold out, the nights of the same change are not taken either', async () => {
  const oneSauna = { extras: [{ extraId: SAUNA, quantity: 1 }] };
  await change(oneSauna);
  number = String((await world.book(buildFlexibleBooking())).body.ReferenceNumber);
  expect(await refusalOf({ departure: '2027-03-06', ...oneSauna })).toBe('extra.unavailable');
  expect([(await bookedOn(world, '2027-03-05')).sold, await drift()]).toEqual([0, []]);
});

test('whatever is changed, one change after the other, the folio and the books agree to the penny', async () => {
  await bookPaid();
  const breakfast = (quantity: number) => ({ extras: [{ extraId: BREAKFAST, quantity }] });
  const changes: [Room, Partial<Takes>?][] = [
    [{ departure: '2027-03-08', adults: 2 }],
    [breakfast(1)],
    [{ ratePlanId: FLEXIBLE, ...breakfast(0) }, { isGivenBack: false }],
    [{ arrival: '2027-03-07' }, { isGivenBack: false }],
    [{ roomTypeId: FAMILY, adults: 2, children: 1, childAges: [4] }],
    [{ departure: '2027-03-12' }],
    [{ arrival: '2027-03-11', adults: 1, children: 0 }],
  ];
  for (const [room, more] of changes) {
    const { totalMinor, paidMinor, stillMinor } = await change(room, more);
    const { folio } = await read();
    expect(folio).toMatchObject({ totalMinor, paidMinor, stillMinor });
    expect(folio.charges.reduce((sum, { minor }) => sum + minor, 0)).toBe(totalMinor);
    expect([totalMinor - paidMinor, await drift()]).toEqual([stillMinor, []]);
  }
});

test('of two people at one booking the second is told what the first changed', async () => {
  const takes = await changeOf({ departure: '2027-03-06' });
  const tom = await openStaff(world, 'reception', 'Tom');
  const answers = await Promise.all([staff, tom].map((one) => one.call('Booking/Change', takes)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = await staff.call('Booking/Change', takes);
  expect(late.body.Message).toMatch(
    /^(Nell|Tom) changed this booking meanwhile: room 1, dates, 2027-03-03 to 2027-03-05 to 2027-03-03 to 2027-03-06/,
  );
  expect([(await read()).version, await drift()]).toEqual([2, []]);
});

test('of a guest who books the last room of a night and staff who add that night exactly one gets it', async () => {
  const stay = { DateFrom: '2027-03-05', DateTo: '2027-03-06' } as const;
  const body = buildFlexibleBooking({
    ...stay,
    Rooms: [buildRoom({ ...stay, RatePlanId: FLEXIBLE, TotalCost: 100 })],
  });
  await world.book(body);
  for (let round = 0; round < 4; round += 1) {
    const longer = await changeOf({ departure: '2027-03-06' });
    const [{ status }, booked] = await Promise.all([staff.call('Booking/Change', longer), world.book(body)]);
    expect([status, booked.body.Success]).toEqual(status === 200 ? [200, false] : [409, true]);
    expect((await bookedOn(world, '2027-03-05')).sold).toBe(2);
    if (status === 200) await change({ departure: '2027-03-05' });
    else await staff.ask('Booking/Cancel', cancelling(String(booked.body.ReferenceNumber)));
  }
  expect(await drift()).toEqual([]);
});

const cancelling = (of: string) => ({ number: of, version: null, roomNumber: null, reason: null });
