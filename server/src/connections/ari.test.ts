import { oneAdult } from '@portico/testing/booking/booking-body';
import { twoAdults } from '@portico/testing/availability/search-body';
import {
  buildHotelFile,
  buildRatePlan,
  buildRoomType,
  DOUBLE,
  FLEXIBLE,
} from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openConnection } from '@portico/testing/world/connection';
import { openWorld, type World } from '@portico/testing/world/world';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { afterEach, beforeEach, expect, test } from 'vitest';

let world: World;
beforeEach(async () => {
  const ratePlans = [buildRatePlan({ baseNumberOfAdults: 2 })];
  world = await openWorld({ hotel: buildHotelFile({ roomTypes: [buildRoomType()], ratePlans }) });
});
afterEach(() => world.close());

const FROM = '2027-03-05';
const ofRate = { RoomTypeCode: String(DOUBLE), RatePlanCode: String(FLEXIBLE), From: FROM, To: FROM };
const ofRoom = { RoomTypeCode: String(DOUBLE), From: FROM, To: FROM };

/** What guests are shown of a night in the Double: the price and how many are left; null: none. */
async function shown(date = FROM, guests = twoAdults, nights = 1) {
  await world.deps.snapshots.refresh();
  const dates = { DateFrom: date, DateTo: addDays(localDate(date), nights) };
  const { RoomTypes, NumberOfRoomsPerRoomTypeId } = await world.search({ ...dates, Rooms: [guests] });
  const rate = RoomTypes[0]?.Rates.find(({ RatePlanId }) => RatePlanId === FLEXIBLE);
  const price = rate && rate.BaseRate + rate.PerPersonCostPerAdult * guests.NumberOfAdults;
  return { price: price ?? null, left: NumberOfRoomsPerRoomTypeId[DOUBLE] ?? 0 };
}

test('rooms, prices and rules of a night become what another system says, and guests see them', async () => {
  const { ari } = await openConnection(world);
  const { status, body } = await ari([
    {
      ...ofRate,
      ItemId: 'a',
      Prices: [
        { Adults: 1, Amount: 90 },
        { Adults: 2, Amount: 120 },
      ],
    },
    { ...ofRoom, ItemId: 'b', RoomsLeft: 1 },
  ]);
  expect([status, body.Success]).toEqual([200, true]);
  expect(body.Items).toEqual([
    { ItemId: 'a', Outcome: 'done', Faults: [] },
    { ItemId: 'b', Outcome: 'done', Faults: [] },
  ]);
  expect(await shown()).toEqual({ price: 120, left: 1 });
  expect(await shown(FROM, oneAdult)).toMatchObject({ price: 90 });
  await ari([{ ...ofRate, ClosedToArrival: true }]);
  expect(await shown()).toMatchObject({ price: null });
});

test('the desk’s own codes, weekdays, and the history of the night that names the connection', async () => {
  const { ari, owner, id } = await openConnection(world);
  await owner.ask('Connections/SetCodes', {
    id,
    roomTypes: { [DOUBLE]: 'DBL' },
    ratePlans: { [FLEXIBLE]: 'BAR' },
  });
  const night = { RoomTypeCode: 'DBL', RatePlanCode: 'BAR', Prices: [{ Adults: 2, Amount: 150 }] };
  await ari([{ ...night, From: '2027-03-01', To: '2027-03-14', Weekdays: [5] }]);
  expect([await shown(), await shown('2027-03-06')]).toMatchObject([{ price: 150 }, { price: 100 }]);
  const history = await owner.ask('Rates/History', { roomTypeId: DOUBLE, date: FROM });
  expect(history.saves).toMatchObject([{ by: 'Channels' }]);
  const old = await ari([{ ...ofRate, Prices: [{ Adults: 2, Amount: 1 }] }]);
  expect(old.body.Items[0]?.Faults.map(({ Code }) => Code)).toEqual([
    'room-type-unknown',
    'rate-plan-unknown',
  ]);
});

test('days ahead are counted from booking to arrival, and null takes the rule away', async () => {
  const { ari } = await openConnection(world);
  await ari([{ ...ofRate, MinAdvanceDays: 14 }]);
  expect(await shown()).toMatchObject({ price: null });
  await ari([{ ...ofRate, MinAdvanceDays: 13, MaxAdvanceDays: 13 }]);
  expect(await shown()).toMatchObject({ price: 100 });
  await ari([{ ...ofRate, MinAdvanceDays: null, MaxAdvanceDays: 12 }]);
  expect(await shown()).toMatchObject({ price: null });
});

test('a length of every stay with a night holds for stays that arrive before it', async () => {
  const { ari } = await openConnection(world);
  const night = { ...ofRate, From: '2027-03-06', To: '2027-03-06' };
  const twoNights = async () => (await shown(FROM, twoAdults, 2)).price;
  const before = await twoNights();
  await ari([{ ...night, MinStayThrough: 3 }]);
  expect([await twoNights(), (await shown()).price]).toEqual([null, 100]);
  await ari([{ ...night, MinStayThrough: 2, MaxStayThrough: 2 }]);
  expect(await twoNights()).toBe(before);
  await ari([{ ...night, MinStayThrough: null, MaxStayThrough: 1 }]);
  expect(await twoNights()).toBeNull();
  const reversed = await ari([{ ...night, MinStayThrough: 2 }]);
  expect(reversed.body.Items[0]?.Faults.map(({ Code }) => Code)).toEqual(['limits-reversed']);
});

test('an older message does not undo a newer one, field by field', async () => {
  const { ari } = await openConnection(world);
  const price = (Amount: number) => [{ ...ofRate, Prices: [{ Adults: 2, Amount }] }];
  await ari(price(150), { Sequence: 7 });
  const older = await ari(price(90), { Sequence: 5 });
  expect(older.body).toMatchObject({ Success: true, Items: [{ Outcome: 'older' }] });
  const rule = await ari([{ ...ofRate, MinStayOnArrival: 2 }], { Sequence: 6 });
  expect(rule.body).toMatchObject({ Success: true, Items: [{ Outcome: 'done' }] });
  await ari([{ ...ofRate, MinStayOnArrival: null }], { Sequence: 8 });
  expect(await shown()).toMatchObject({ price: 150 });
  const same = await ari(price(150), { Sequence: 7 });
  expect(same.body).toMatchObject({ Items: [{ Outcome: 'unchanged' }] });
});

test('a message is done as a whole; line by line what has no fault is done', async () => {
  const { ari } = await openConnection(world);
  const items = [
    { ...ofRate, Prices: [{ Adults: 2, Amount: 150 }] },
    { ...ofRoom, RoomTypeCode: 'SUITE', RoomsLeft: 1 },
  ];
  const whole = await ari(items);
  expect(whole.body).toMatchObject({
    Success: false,
    Message: '1 item refused. Nothing was done.',
    Items: [{ Outcome: 'not-done' }, { Outcome: 'refused', Faults: [{ Code: 'room-type-unknown' }] }],
  });
  expect(await shown()).toMatchObject({ price: 100 });
  const lines = await ari(items, { IsLineByLine: true });
  expect(lines.body).toMatchObject({ Success: false, Items: [{ Outcome: 'done' }, { Outcome: 'refused' }] });
  expect(await shown()).toMatchObject({ price: 150 });
});

test('rooms never fall below what is taken, and a number of rooms left adds to it', async () => {
  const { ari } = await openConnection(world);
  await world.sell(DOUBLE, FROM, 2);
  const below = await ari([{ ...ofRoom, RoomsForSale: 1 }]);
  expect(below.body).toMatchObject({ Success: false, Items: [{ Faults: [{ Code: 'below-taken' }] }] });
  await ari([{ ...ofRoom, RoomsLeft: 3 }]);
  expect(await shown()).toMatchObject({ left: 3 });
  await ari([{ ...ofRoom, RoomsLeft: 0 }]);
  expect(await shown()).toMatchObject({ left: 0 });
});

test('a night that is closed before it has rooms is not sold until it is opened', async () => {
  const { ari } = await openConnection(world);
  const late = { RoomTypeCode: String(DOUBLE), From: '2027-06-01', To: '2027-06-01' };
  const priced = { ...late, RatePlanCode: String(FLEXIBLE), Prices: [{ Adults: 2, Amount: 120 }] };
  await ari([{ ...late, Open: false }, priced]);
  await ari([{ ...late, RoomsLeft: 3 }]);
  expect((await shown('2027-06-01')).left).toBe(0);
  await ari([{ ...late, Open: true }]);
  expect(await shown('2027-06-01')).toEqual({ price: 120, left: 3 });
});

test('the same key gets the same answer and does nothing twice; another message under it is refused', async () => {
  const { ari } = await openConnection(world);
  const price = (Amount: number) => [{ ...ofRate, Prices: [{ Adults: 2, Amount }] }];
  const first = await ari(price(150), { key: 'one' });
  await ari(price(160), { key: 'two' });
  const again = await ari(price(150), { key: 'one' });
  expect(again.body).toEqual(first.body);
  expect(await shown()).toMatchObject({ price: 160 });
  const other = await ari(price(170), { key: 'one' });
  expect([other.status, other.body.RefusalCode]).toEqual([422, 'idempotency.reused']);
});

test('of a message that did nothing the key is free again', async () => {
  const { ari } = await openConnection(world);
  await world.sell(DOUBLE, FROM, 2);
  const items = [{ ...ofRoom, RoomsForSale: 1 }];
  await ari(items, { key: 'one' });
  const after = await ari([{ ...ofRoom, RoomsForSale: 2 }], { key: 'one' });
  expect(after.body.Success).toBe(true);
});

test.each([
  ['no code of a rate for a price', { ...ofRoom, Prices: [{ Adults: 2, Amount: 1 }] }, 'rate-plan-needed'],
  ['nothing to set', ofRate, 'nothing-set'],
  [
    'a price twice',
    {
      ...ofRate,
      Prices: [
        { Adults: 2, Amount: 1 },
        { Adults: 2, Amount: 2 },
      ],
    },
    'prices-twice',
  ],
  ['a further adult without a price', { ...ofRate, ExtraAdult: 10 }, 'prices-twice'],
  [
    'a price that falls',
    {
      ...ofRate,
      Prices: [
        { Adults: 1, Amount: 2 },
        { Adults: 2, Amount: 1 },
      ],
    },
    'prices-out-of-line',
  ],
  ['nights that are over', { ...ofRate, From: '2027-01-01', To: '2027-02-01', Open: true }, 'nights-unknown'],
  ['the last night first', { ...ofRate, From: '2027-03-06', To: '2027-03-05', Open: true }, 'nights-unknown'],
  ['nights too far ahead', { ...ofRate, To: '2032-03-05', Open: true }, 'nights-unknown'],
  [
    'a rule of a night without a price',
    { ...ofRate, From: '2027-06-01', To: '2027-06-01', Open: false },
    'no-price',
  ],
  ['limits that contradict', { ...ofRate, MinStayOnArrival: 3, MaxStayOnArrival: 2 }, 'limits-reversed'],
  ['days ahead that contradict', { ...ofRate, MinAdvanceDays: 3, MaxAdvanceDays: 2 }, 'limits-reversed'],
  ['a price beyond all', { ...ofRate, Prices: [{ Adults: 2, Amount: 9_999_999 }] }, 'price-too-high'],
])('refused: %s', async (_what, item, code) => {
  const { ari } = await openConnection(world);
  const { status, body } = await ari([item]);
  expect([status, body.Items[0]?.Outcome, body.Items[0]?.Faults.map(({ Code }) => Code)]).toEqual([
    200,
    'refused',
    [code],
  ]);
});

test('refused as a whole: too many nights, another currency, a body that is none', async () => {
  const { ari, basic } = await openConnection(world);
  const long = { ...ofRate, To: '2029-03-04', Open: true };
  const many = await ari(Array.from({ length: 20 }, () => long));
  expect([many.status, many.body.ModelState]).toEqual([
    400,
    { Items: ['Expected at most 10000 nights in all'] },
  ]);
  const euros = await ari([{ ...ofRate, Open: true }], { Currency: 'EUR' });
  expect([euros.status, euros.body.ModelState]).toEqual([
    400,
    { Currency: ['Expected the currency of the hotel'] },
  ]);
  const none = await world.guest().post('/api/Ari', '{', { headers: { authorization: basic() } });
  expect(none.status).toBe(400);
});

test('who has no credentials, wrong ones, revoked ones or not the right, sets nothing', async () => {
  const connection = await openConnection(world);
  const { owner, id, basic } = connection;
  const send = async (headers: Record<string, string>) => {
    const body = { Items: [{ ...ofRoom, RoomsLeft: 9 }] };
    const answer = await world.guest().post('/api/Ari', body, { headers });
    return [answer.status, answer.body.RefusalCode];
  };
  expect(await send({})).toEqual([401, 'connection.unknown']);
  expect(await send({ authorization: basic('pc_wrong') })).toEqual([401, 'connection.unknown']);
  expect(await send({ authorization: 'Bearer x' })).toEqual([401, 'connection.unknown']);
  const { secret } = await owner.ask('Connections/Rotate', { id });
  expect((await send({ authorization: basic() }))[0]).toBe(200);
  expect((await send({ authorization: basic(secret) }))[0]).toBe(200);
  world.setNow('2027-02-21T12:00:01Z');
  expect(await send({ authorization: basic() })).toEqual([401, 'connection.unknown']);
  await (await openStaff(world)).ask('Connections/Revoke', { id });
  expect(await send({ authorization: basic(secret) })).toEqual([401, 'connection.unknown']);
});

test('support reads what was sent and answered', async () => {
  const { ari, owner, id } = await openConnection(world);
  await ari([{ ...ofRoom, RoomsLeft: 1 }]);
  await ari([{ ...ofRoom, RoomTypeCode: 'SUITE', RoomsLeft: 1 }]);
  const { messages, hasMore } = await owner.ask('Connections/ListMessages', { id, before: null });
  expect([messages.map(({ outcome }) => outcome), hasMore]).toEqual([['refused', 'done'], false]);
  expect(messages[0]?.why).toEqual(['No room type of this hotel has this code.']);
  const { body, answer } = await owner.ask('Connections/ReadMessage', {
    id,
    messageId: messages[0]?.messageId ?? '',
  });
  expect([body, answer]).toEqual([
    expect.stringContaining('"SUITE"'),
    expect.stringContaining('"room-type-unknown"'),
  ]);
});
