import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { buildExtrasHotel } from '@portico/testing/booking/extras-hotel';
import { BREAKFAST, FAMILY, SAUNA, SAVER } from '@portico/testing/builders/hotel-file';
import type { Guest } from '@portico/testing/world/guest';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let world: World;
let guest: Guest;
let booking: ManagedReservation;
let ofOthers: ManagedReservation;
beforeAll(async () => {
  const hotel = buildExtrasHotel({ settings: { maxNumberOfRoomsOnBooking: 3 } });
  const roomTypes = hotel.roomTypes.map((type) => ({
    ...type,
    upgradesTo: type.id === FAMILY ? [] : [FAMILY],
  }));
  world = await openWorld({ hotel: { ...hotel, roomTypes } });
  ofOthers = await bookAndFind(world.guest());
});
beforeEach(async () => {
  const { kysely } = world.db.database;
  await kysely.updateTable('room_night').set({ sold: 0, held: 0 }).execute();
  await kysely.updateTable('extra_day').set({ sold: 0, held: 0 }).execute();
  guest = world.guest();
  booking = await bookAndFind(guest);
});
afterAll(() => world.close());

/** Two nights from 3 March in a Double at Flexible for one adult, 200.00, paid at the hotel. */
async function bookAndFind(browser: Guest): Promise<ManagedReservation> {
  const { body } = await browser.book(buildFlexibleBooking());
  const found = await browser.find(String(body.ReferenceNumber));
  return found.body.Reservation as ManagedReservation;
}

type Fields = Record<string, unknown>;

function order(fields: Fields = {}): Fields {
  const { PropertyId, ReservationId, Version } = booking;
  return { PropertyId, ReservationId, Version, ...fields };
}

/** The booked room with these fields overridden. */
function room(fields: Fields = {}): Fields {
  const [booked] = booking.Rooms;
  if (booked === undefined) throw new Error('no room');
  const { ReservationItemId, DateOfArrival, DateOfDeparture, RoomTypeId, RatePlanId } = booked;
  const { NumberOfAdults, NumberOfChildren, NumberOfInfants } = booked;
  return {
    ReservationItemId,
    DateOfArrival,
    DateOfDeparture,
    RoomTypeId,
    RatePlanId,
    NumberOfAdults,
    NumberOfChildren,
    NumberOfInfants,
    ...fields,
  };
}

const newRoom = (fields: Fields = {}) =>
  room({ ReservationItemId: null, LeadGuest: { FirstName: 'Bea', LastName: 'Brook' }, ...fields });

const rooms = (...items: Fields[]) => order({ ReservationItems: items });
const preview = (body: Fields) => guest.post('/api/ManageBooking/Preview', body);
const update = (body: Fields, key?: string) => guest.post('/api/ManageBooking/Update', body, { key });

/** Rooms sold, as `type on day: number`. */
async function sold(): Promise<string[]> {
  const rows = await world.db.database.kysely
    .selectFrom('room_night')
    .select(['room_type_id', 'stay_date', 'sold'])
    .where('sold', '>', 0)
    .orderBy('room_type_id')
    .orderBy('stay_date')
    .execute();
  return rows.map((row) => `${row.room_type_id} on ${Number(row.stay_date.slice(8))}: ${row.sold}`);
}

async function fill(date: string): Promise<void> {
  await world.db.database.kysely
    .updateTable('room_night')
    .set({ sold: 2 })
    .where('stay_date', '=', date as never)
    .execute();
}

const applied = { status: 200, body: { Success: true, Status: 'Applied' } };
const refusedBy = (RefusalCode: string) => ({ status: 200, body: { Success: false, RefusalCode } });

describe('another stay', () => {
  const longer = () => rooms(room({ DateOfArrival: '2027-03-04', DateOfDeparture: '2027-03-07' }));

  test('is shown with what it costs, and nothing is changed by that', async () => {
    const shown = await preview(longer());
    expect(shown).toMatchObject({
      status: 200,
      body: {
        Success: true,
        Quote: {
          Rooms: [{ RoomNumber: 1, Was: 200, Now: 300, PromotionLost: null }],
          TotalWas: 200,
          TotalNow: 300,
          ToPayNow: 0,
          DueAtHotel: 300,
          HowToPay: 'nothing',
        },
      },
    });
    expect(await sold()).toEqual(['11 on 3: 1', '11 on 4: 1']);
  });

  test('takes the nights it newly needs and frees the others', async () => {
    const changed = await update({ ...longer(), SeenTotalCost: 300, SeenPayment: 0 });
    expect(changed).toMatchObject(applied);
    expect(changed.body.Reservation).toMatchObject({
      Version: 2,
      DateFrom: '2027-03-04',
      TotalCost: 300,
      DueAtHotel: 300,
      Rooms: [{ Nights: [{ Date: '2027-03-04' }, { Date: '2027-03-05' }, { Date: '2027-03-06' }] }],
    });
    expect(await sold()).toEqual(['11 on 4: 1', '11 on 5: 1', '11 on 6: 1']);
  });

  test('for which a night is full is refused by its name, and the booking keeps what it had', async () => {
    await fill('2027-03-06');
    for (const answer of [await preview(longer()), await update(longer())]) {
      expect(answer).toMatchObject(refusedBy('basket.no-room-left'));
      expect(answer.body.Message).toContain('No Double is left on Sat 6 Mar 2027.');
    }
    expect(await sold()).toContain('11 on 3: 1');
    expect((await preview(order())).body).toMatchObject({ Quote: { TotalNow: 200 } });
  });

  test('is not made for another sum than the guest saw, and the new sum is returned', async () => {
    const changed = await update({ ...longer(), SeenTotalCost: 299.99 });
    expect(changed).toMatchObject(refusedBy('quote.price-changed'));
    expect(changed.body).toMatchObject({
      Status: 'Refused',
      Quote: { TotalNow: 300 },
      Reservation: { Version: 1 },
    });
    const forged = rooms(room({ DateOfDeparture: '2027-03-07', TotalCost: 1 }));
    expect(await update(forged)).toMatchObject(refusedBy('quote.price-changed'));
  });

  test('is made once for one key, however often it is sent', async () => {
    const body = longer();
    const answers = await Promise.all([update(body, 'one'), update(body, 'one'), update(body, 'one')]);
    for (const answer of answers) expect(answer).toMatchObject(applied);
    expect((await preview({ ...order(), Version: 2 })).body).toMatchObject({ Success: true });
    expect(await update({ ...body, SpecialRequests: 'Another body' }, 'one')).toMatchObject({
      status: 422,
      body: { Message: 'An earlier attempt to change this booking may have gone through.' },
    });
  });
});

test('a guest who edits an outdated version is refused, and shown the current one', async () => {
  expect(await update(order({ SpecialRequests: 'A cot, please' }))).toMatchObject(applied);
  const late = await update(order({ SpecialRequests: 'A high floor' }));
  expect(late).toMatchObject(refusedBy('reservation.changed-meanwhile'));
  expect(late.body.Reservation).toMatchObject({ Version: 2, SpecialRequests: 'A cot, please' });
  expect(await preview(order())).toMatchObject(refusedBy('reservation.changed-meanwhile'));
});

test('of two simultaneous changes of a booking one is made, and the other is refused', async () => {
  const answers = await Promise.all([
    update(rooms(room({ DateOfDeparture: '2027-03-06' }))),
    update(rooms(room({ DateOfDeparture: '2027-03-07' }))),
    update(order({ SpecialRequests: 'A cot, please' })),
  ]);
  const codes = answers.map(({ body }) => body.RefusalCode);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'reservation.changed-meanwhile')).toHaveLength(2);
  expect((await preview({ ...order(), Version: 2 })).body).toMatchObject({ Success: true });
});

test('everyone of a booking has an id, which a change may send back', async () => {
  await update(rooms(room({ NumberOfAdults: 2 })));
  const read = await guest.get('/api/ManageBooking/Reservation', {
    propertyId: '7',
    reservationId: booking.ReservationId,
  });
  const { Booker, Rooms } = read.body;
  const [{ LeadGuest, Guests, Services, ReservationItemId }] = Rooms as [ManagedReservation['Rooms'][number]];
  const ids = [Booker, LeadGuest, ...Guests].map(({ IndividualId }) => IndividualId);
  expect(ids.every((id) => id.length > 30)).toBe(true);
  expect(new Set(ids).size).toBe(3);
  expect(Services).toEqual([]);
  const echoed = {
    ...order(),
    Version: null,
    Booker,
    ReservationItems: [{ ReservationItemId, LeadGuest, Guests }],
  };
  expect(await update(echoed)).toMatchObject({ body: { Success: true, Reservation: { Booker, Rooms } } });
});

test('an order that changes nothing makes no new version', async () => {
  expect(await update(rooms(room()))).toMatchObject({ body: { Success: true, Reservation: { Version: 1 } } });
});

test('a room is added with its lead guest, and taken away again', async () => {
  const added = await update(rooms(newRoom({ RoomTypeId: FAMILY, NumberOfAdults: 2 })));
  expect(added).toMatchObject(applied);
  const after = added.body.Reservation as ManagedReservation;
  expect(after).toMatchObject({
    TotalCost: 520,
    Rooms: [{ RoomNumber: 1 }, { RoomNumber: 2, LeadGuest: { LastName: 'Brook' }, TotalCost: 320 }],
  });
  expect(await sold()).toEqual(['11 on 3: 1', '11 on 4: 1', '12 on 3: 1', '12 on 4: 1']);
  const toCancel = { ReservationItemId: after.Rooms[1]?.ReservationItemId, CancellationReasonId: null };
  const removed = await update(order({ Version: 2, RoomsToCancel: [toCancel] }));
  expect(removed).toMatchObject(applied);
  expect(removed.body.Reservation).toMatchObject({ TotalCost: 200 });
  expect(await sold()).toEqual(['11 on 3: 1', '11 on 4: 1']);
});

describe('a room with only some fields', () => {
  const itemId = () => booking.Rooms[0]!.ReservationItemId;

  test('keeps all else as it is', async () => {
    const shorter = rooms({ ReservationItemId: itemId(), DateOfDeparture: '2027-03-04' });
    expect(await preview(shorter)).toMatchObject({ body: { Quote: { TotalWas: 200, TotalNow: 100 } } });
    expect(await update(shorter)).toMatchObject({
      ...applied,
      body: { Reservation: { Rooms: [{ DateOfArrival: '2027-03-03', DateOfDeparture: '2027-03-04' }] } },
    });
  });

  test('may have another rate plan, or more guests, without its dates', async () => {
    const { body } = await update(rooms({ ReservationItemId: itemId(), RatePlanId: SAVER }));
    expect(body).toMatchObject({
      Success: true,
      Reservation: { Rooms: [{ RatePlanId: SAVER, DateOfDeparture: '2027-03-05', NumberOfAdults: 1 }] },
    });
    const more = { ReservationItemId: itemId(), NumberOfAdults: 2 };
    expect(await update({ ...rooms(more), Version: null })).toMatchObject({
      ...applied,
      body: { Reservation: { Rooms: [{ RatePlanId: SAVER, NumberOfAdults: 2, NumberOfChildren: 0 }] } },
    });
  });

  test('with nothing but its id stays as it is', async () => {
    const { body } = await update(rooms({ ReservationItemId: itemId() }));
    expect(body).toMatchObject({ Success: true, Reservation: { Version: booking.Version } });
  });

  test('is added without an id, and its missing fields are named', async () => {
    const omitted = { ReservationItemId: undefined, NumberOfChildren: undefined, NumberOfInfants: undefined };
    const added = newRoom(omitted);
    expect(await update(rooms({ LeadGuest: added['LeadGuest'], NumberOfAdults: 1 }))).toMatchObject({
      status: 400,
      body: {
        RefusalCode: 'request.invalid',
        ModelState: {
          'ReservationItems[0].DateOfArrival': ['Expected of a new room'],
          'ReservationItems[0].DateOfDeparture': ['Expected of a new room'],
          'ReservationItems[0].RoomTypeId': ['Expected of a new room'],
          'ReservationItems[0].RatePlanId': ['Expected of a new room'],
        },
      },
    });
    expect(await update(rooms(added))).toMatchObject({
      ...applied,
      body: { Reservation: { Rooms: [{ RoomNumber: 1 }, { RoomNumber: 2, NumberOfChildren: 0 }] } },
    });
  });

  test('is one of this booking', async () => {
    const foreign = ofOthers.Rooms[0]!.ReservationItemId;
    expect(await update(rooms({ ReservationItemId: foreign, NumberOfAdults: 2 }))).toMatchObject({
      status: 400,
      body: {
        ModelState: { 'ReservationItems[0].ReservationItemId': ['Expected a room of this booking'] },
      },
    });
  });
});

test('another room type, rate plan and more guests cost what they cost today', async () => {
  const bigger = rooms(room({ RoomTypeId: FAMILY, NumberOfAdults: 2, NumberOfChildren: 1 }));
  const changed = await update(bigger);
  expect(changed.body.Reservation).toMatchObject({
    TotalCost: 330,
    Rooms: [{ RoomTypeName: 'Family', NumberOfAdults: 2, Guests: [{ IsChild: false }, { IsChild: true }] }],
  });
  expect(await sold()).toEqual(['12 on 3: 1', '12 on 4: 1']);
});

test('extras are more and less, with their units', async () => {
  const services = (...list: [number, number][]) =>
    rooms(room({ Services: list.map(([ServiceId, Quantity]) => ({ ServiceId, Quantity })) }));
  const { kysely } = world.db.database;
  const saunas = async () =>
    (await kysely.selectFrom('extra_day').select('sold').where('sold', '>', 0).execute()).length;
  const more = await update(services([BREAKFAST, 1], [SAUNA, 1]));
  expect(more).toMatchObject(applied);
  expect(await saunas()).toBeGreaterThan(0);
  const breakfast = (more.body.Reservation as ManagedReservation).Rooms[0]?.Services[0]?.TotalCost;
  booking = more.body.Reservation as ManagedReservation;
  const less = await update(services([SAUNA, 0]));
  expect(less.body.Reservation).toMatchObject({ Rooms: [{ Services: [{ TotalCost: breakfast }] }] });
  expect(await saunas()).toBe(0);
});

test('an extra goes with its stay to other dates, and where it has no unit there all stays as it was', async () => {
  const { kysely } = world.db.database;
  const saunas = kysely
    .selectFrom('extra_day')
    .select('stay_date')
    .where('sold', '>', 0)
    .orderBy('stay_date');
  const onDays = async () => (await saunas.execute()).map(({ stay_date: date }) => Number(date.slice(8)));
  const booked = await update(rooms(room({ Services: [{ ServiceId: SAUNA, Quantity: 1 }] })));
  booking = booked.body.Reservation as ManagedReservation;
  expect(await onDays()).toEqual([3]);
  const day = (date: number) =>
    rooms(room({ DateOfArrival: `2027-03-0${date}`, DateOfDeparture: '2027-03-07' }));
  await kysely
    .updateTable('extra_day')
    .set({ sold: 1 })
    .where('stay_date', '=', '2027-03-05' as never)
    .execute();
  for (const call of [preview, update]) {
    const answer = await call(day(5));
    expect(answer).toMatchObject(refusedBy('extra.unavailable'));
    expect(answer.body.Message).toContain('Sauna is no longer free on Fri 5 Mar 2027');
  }
  expect(await sold()).toEqual(['11 on 3: 1', '11 on 4: 1']);
  expect(await update(day(4))).toMatchObject(applied);
  expect(await onDays()).toEqual([4, 5]);
});

describe('bad input loses nothing:', () => {
  const far = { DateOfArrival: '2031-03-04', DateOfDeparture: '2031-03-05' };
  test.each<[string, () => Fields, object]>([
    [
      'a room of another booking',
      () => rooms(room({ ReservationItemId: ofOthers.Rooms[0]?.ReservationItemId })),
      fault('[0].ReservationItemId'),
    ],
    ['a room named twice', () => rooms(room(), room()), fault('[1].ReservationItemId')],
    [
      'dates the wrong way round',
      () => rooms(room({ DateOfDeparture: '2027-03-02' })),
      fault('[0].DateOfDeparture'),
    ],
    [
      'dates beyond the horizon',
      () => rooms(room(far)),
      { status: 400, body: { RefusalCode: 'stay.too-far' } },
    ],
    [
      'an arrival in the past',
      () => rooms(room({ DateOfArrival: '2027-02-19' })),
      { status: 400, body: { RefusalCode: 'stay.in-the-past' } },
    ],
    ['no one in a room', () => rooms(room({ NumberOfAdults: 0 })), fault('[0].NumberOfAdults')],
    ['no adult in the booking', () => rooms(room({ NumberOfAdults: 0, NumberOfChildren: 1 })), fault('')],
    [
      'more people than the room takes',
      () => rooms(room({ NumberOfAdults: 3 })),
      refusedBy('rate.unavailable'),
    ],
    [
      'a room type the hotel does not have',
      () => rooms(room({ RoomTypeId: 999 })),
      refusedBy('rate.unavailable'),
    ],
    [
      'a rate plan the hotel does not have',
      () => rooms(room({ RatePlanId: 999 })),
      refusedBy('rate.unavailable'),
    ],
    [
      'an extra the hotel does not have',
      () => rooms(room({ Services: [{ ServiceId: 999, Quantity: 1 }] })),
      refusedBy('extra.unavailable'),
    ],
    ['a new room without a lead guest', () => rooms(newRoom({ LeadGuest: null })), fault('[0].LeadGuest')],
    [
      'a lead guest without a name',
      () => rooms(room({ LeadGuest: { FirstName: '', LastName: '' } })),
      fault('[0].LeadGuest.FirstName'),
    ],
    [
      'more rooms than one booking may have',
      () => rooms(newRoom(), newRoom(), newRoom({ RoomTypeId: FAMILY })),
      { status: 400, body: { RefusalCode: 'basket.too-many-rooms' } },
    ],
    ['a flag of the hotel’s', () => order({ CanBeEdited: true }), { status: 400 }],
    [
      'a card number in the requests',
      () => order({ SpecialRequests: '4242 4242 4242 4242' }),
      { status: 400 },
    ],
    ['a reservation that is no id', () => order({ ReservationId: "1' OR 1=1" }), { status: 400 }],
    ['no adult’s number', () => rooms(room({ NumberOfAdults: '2' })), { status: 400 }],
  ])('%s', async (_, body, answer) => {
    for (const call of [preview, update]) expect(await call(body())).toMatchObject(answer);
    expect((await preview(order())).body).toMatchObject({ Quote: { TotalNow: 200 } });
    expect(await sold()).toEqual(['11 on 3: 1', '11 on 4: 1']);
  });

  function fault(field: string) {
    const name = field === '' ? 'ReservationItems' : `ReservationItems${field}`;
    return {
      status: 400,
      body: { RefusalCode: 'request.invalid', ModelState: { [name]: [expect.any(String)] } },
    };
  }
});

describe('other dates', () => {
  const search = (fields: Fields = {}) =>
    guest.post('/api/ManageBooking/SearchDateOptions', {
      PropertyId: 7,
      DateFrom: '2027-03-04',
      DateTo: '2027-03-07',
      ReservationItemIds: [booking.Rooms[0]?.ReservationItemId],
      ...fields,
    });

  test('are answered as a row of the stay, the nights of the booking being free for it', async () => {
    await fill('2027-03-04');
    expect(await search()).toMatchObject({
      status: 200,
      body: {
        Success: true,
        ReservationItemRateRows: [
          {
            DateFrom: '2027-03-04',
            DateTo: '2027-03-07',
            IsOccupancyBased: false,
            BaseRate: 300,
            NumberOfAdults: 1,
            Promotion: null,
            TotalDiscountedRoomCost: 300,
          },
        ],
      },
    });
  });

  test('for which a room is not free are refused by room and night', async () => {
    await fill('2027-03-06');
    const answer = await search();
    expect(answer).toMatchObject(refusedBy('basket.no-room-left'));
    expect(answer.body).toMatchObject({
      Message: expect.stringContaining('No Double is left on Sat 6 Mar 2027.'),
      ReservationItemRateRows: [],
    });
  });

  test.each([
    ['the wrong way round', { DateTo: '2027-03-04' }, { ModelState: { DateTo: [expect.any(String)] } }],
    ['too far ahead', { DateFrom: '2031-01-01', DateTo: '2031-01-02' }, { RefusalCode: 'stay.too-far' }],
    ['in the past', { DateFrom: '2027-01-01' }, { RefusalCode: 'stay.in-the-past' }],
    ['no dates', { DateFrom: 'soon' }, { RefusalCode: 'request.invalid' }],
  ])('%s are refused', async (_, fields, body) => {
    expect(await search(fields)).toMatchObject({ status: 400, body });
  });
});

test('a room states whether it may have more extras, and whether the hotel has better rooms', async () => {
  expect(booking.Rooms).toMatchObject([{ ExtrasCanBeAdded: true, HasUpgrades: true }]);
  const family = await update(rooms(room({ RoomTypeId: FAMILY })));
  expect(family.body.Reservation).toMatchObject({ Rooms: [{ HasUpgrades: false }] });
});

test('what a room may be exchanged for is answered as a search is, its own nights being free', async () => {
  await fill('2027-03-03');
  const { ReservationId: reservationId } = booking;
  const options = await guest.get('/api/ManageBooking/UpgradeOptions', { propertyId: '7', reservationId });
  expect(options.body).toMatchObject({
    RoomTypes: [
      { RoomType: { Name: 'Double' }, Rates: [{ RatePlanCode: 'FLEX' }, { RatePlanCode: 'SAVER' }] },
    ],
    NumberOfRoomsPerRoomTypeId: { [FAMILY]: 0 },
  });
});

test('of a limited extra the room’s own units count as available', async () => {
  const services = async () => {
    const reservationItemId = booking.Rooms[0]?.ReservationItemId ?? '';
    const { body } = await guest.get('/api/Service/GetReservationItemServices', {
      propertyId: '7',
      reservationItemId,
    });
    return body;
  };
  await update(rooms(room({ Services: [{ ServiceId: SAUNA, Quantity: 1 }] })));
  const { Services, InventoryPerServiceId } = await services();
  expect(Services.map(({ ServiceId, Quantity }) => [ServiceId, Quantity])).toEqual([
    [BREAKFAST, 0],
    [SAUNA, 1],
  ]);
  expect(InventoryPerServiceId[SAUNA]).toEqual({
    ServiceId: SAUNA,
    StartingInventory: 1,
    ReservationItems: [],
  });
});

test('who has paid nothing pays a plan that is charged at booking at the hotel', async () => {
  const shown = await preview(rooms(room({ RatePlanId: SAVER })));
  expect(shown.body).toMatchObject({ Quote: { TotalNow: 160, ToPayNow: 0, DueAtHotel: 160 } });
});
