import type { PreCheckInSaveRequestBody } from '@portico/contract/calls/pre-check-in-save';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { readBooked, saunasOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildExtrasHotel, KING, TWINS } from '@portico/testing/booking/extras-hotel';
import { bookAndLink } from '@portico/testing/booking/book-and-link';
import { BREAKFAST, buildRatePlan, FLEXIBLE, SAUNA } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** Like Flexible, but guests may not change anything. */
const FIXED = 25 as never;

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildExtrasHotel({
      ratePlans: [buildRatePlan(), buildRatePlan({ id: FIXED, code: 'FIXED', allowEdit: false })],
      settings: { preCheckIn: { daysBefore: 3 }, maxNumberOfRoomsOnBooking: 3, askRoomConfiguration: true },
    }),
  });
});
beforeEach(async () => {
  world.setNow('2027-02-20T12:00:00Z');
  const { kysely } = world.db.database;
  for (const table of ['room_night', 'extra_day'] as const)
    await kysely.updateTable(table).set({ sold: 0, held: 0 }).execute();
  await kysely.deleteFrom('outbox').execute();
});
afterAll(() => world.close());

const flexible = (room: object) =>
  buildFlexibleBooking({
    Rooms: [
      buildRoom({
        RatePlanId: FLEXIBLE,
        TotalCost: 200,
        RoomConfigurationDropdownOptionId: KING as never,
        ...room,
      }),
    ],
  });
const forTwo = flexible({ NumberOfAdults: 2, TotalCost: 220 });
const one = flexible({});

type Item = PreCheckInSaveRequestBody['ReservationItems'][number];
const withItem = (body: PreCheckInSaveRequestBody, fields: Partial<Item>): PreCheckInSaveRequestBody => ({
  ...body,
  ReservationItems: body.ReservationItems.map((item) => ({ ...item, ...fields })),
});
const again = (booked: { confirmationToken: string }) => readBooked(world, booked.confirmationToken);
const applied = { status: 200, body: { Success: true, Status: 'Applied', RefusalCode: null } };
const refusedBy = (RefusalCode: string, status = 200) => ({ status, body: { RefusalCode } });

describe('a link', () => {
  test('shows the booking with a place for each guest, named or not', async () => {
    const { booked, guest } = await bookAndLink(world, forTwo);
    expect((await guest.readCheckIn()).body).toMatchObject({
      Success: true,
      IsReservation: true,
      EntityId: booked.reservationId,
      NumberOfAdults: 2,
      Booker: { FirstName: 'Ada', ZipCode: 'SW1Y 4JH' },
      CardRequired: false,
      CompletedAt: null,
      CheckInTime: '15:00',
      ReservationItems: [
        {
          Guests: [
            { FirstName: 'Ada', LastName: 'Lovelace', IsLead: true },
            { FirstName: '', LastName: '', IsLead: false, IsChild: false },
          ],
          RoomConfiguration: { Id: KING },
          OriginalTotalAccommodationCost: 220,
          ChangeableUntil: { Date: expect.any(String), At: expect.any(String) },
          ServiceOptions: { Services: [{ ServiceId: BREAKFAST }, { ServiceId: SAUNA }] },
        },
      ],
    });
  });

  test('of one room shows that room, and nothing of who booked or paid', async () => {
    const { booked } = await bookAndLink(world, {
      ...one,
      Rooms: [...one.Rooms, ...one.Rooms],
      SpecialRequests: undefined,
    } as never);
    const [, second] = booked.rooms;
    const seen = (await world.guestAtCheckIn(booked, second?.itemId).readCheckIn()).body;
    expect(seen).toMatchObject({
      IsReservation: false,
      EntityId: second?.itemId,
      Booker: null,
      CreditCards: [],
      ReservationItems: [{ RoomNumber: 2, ServiceOptions: null }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/ada@example|James/);
  });

  test.each([
    ['has come', '2027-03-03T15:00:00Z', { Title: 'The day has come', Success: true }],
    ['is over', '2027-03-06T12:00:00Z', { Title: 'This stay is over', Success: true }],
    [
      'is long over',
      '2027-04-05T12:00:00Z',
      { Title: 'Invalid link', Message: 'This link is invalid...', Success: false },
    ],
  ])('is refused with a message if the stay %s, and saves nothing', async (_, instant, panel) => {
    const { booked, guest } = await bookAndLink(world, one);
    const order = await guest.buildCheckIn();
    world.setNow(instant);
    expect((await guest.readCheckIn()).body).toMatchObject(panel);
    const code = panel.Success ? refusedBy('change.arrived') : refusedBy('link.invalid', 404);
    expect(await guest.checkIn(order)).toMatchObject(code);
    expect(await guest.previewCheckIn(order)).toMatchObject(code);
    expect((await again(booked)).version).toBe(1);
  });

  test('to a cancelled booking says that there is nothing to check in for', async () => {
    const { booked, guest } = await bookAndLink(world, one);
    const order = await guest.buildCheckIn();
    await world.guestOf(booked).cancel();
    expect((await guest.readCheckIn()).body).toMatchObject({
      Title: 'This booking is cancelled',
      Success: false,
    });
    expect(await guest.checkIn(order)).toMatchObject(refusedBy('change.cancelled'));
  });
});

describe('who checks in', () => {
  test('names everyone, chooses beds and requests what they need, and is done', async () => {
    const { booked, guest } = await bookAndLink(world, forTwo);
    const order = withItem(await guest.buildCheckIn({ SpecialRequests: 'A cot, please' }), {
      RoomConfigurationDropdownOptionId: TWINS as never,
    });
    const saved = await guest.checkIn(order);
    expect(saved).toMatchObject(applied);
    expect(saved.body.Reservation).toMatchObject({ CompletedAt: '2027-02-20T12:00:00.000Z', Version: 2 });
    const after = await again(booked);
    expect(after).toMatchObject({ specialRequests: 'A cot, please', version: 2, grossMinor: 220_00 });
    expect(after.rooms).toMatchObject([
      {
        leadGuest: { firstName: 'Ada' },
        fellows: [{ firstName: 'Bea', isPlaceholder: false }],
        roomConfiguration: { id: TWINS },
      },
    ]);
    const history = await world.db.database.kysely
      .selectFrom('reservation_change')
      .select(['kind', 'made_by', 'status'])
      .where('reservation_id', '=', booked.reservationId)
      .execute();
    expect(history).toEqual([{ kind: 'pre-check-in', made_by: 'link', status: 'applied' }]);
  });

  test('is read about by the hotel in one letter, and has none of their own where it costs nothing', async () => {
    const { guest } = await bookAndLink(world, forTwo);
    await world.mails();
    await guest.checkIn(await guest.buildCheckIn({ SpecialRequests: 'A cot, please' }));
    const mails = await world.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Checked in online: ${guest.checkInLink.referenceNumber}, Lovelace, Wed 3 Mar 2027`,
    ]);
    expect(mails[0]?.text).toMatch(
      /Ada Lovelace[\s\S]*Bea Brookb[\s\S]*King bed[\s\S]*> A cot, please[\s\S]*Wed 3 Mar 2027 to/,
    );
  });

  test('says when they expect to arrive, and takes it back', async () => {
    const { booked, guest } = await bookAndLink(world, one);
    await world.mails();
    expect((await guest.readCheckIn()).body).toMatchObject({ ArrivalTime: null });
    const said = await guest.checkIn(await guest.buildCheckIn({ ArrivalTime: '21:40' }));
    expect(said.body.Reservation).toMatchObject({ ArrivalTime: '21:40' });
    const [mail] = await world.mails();
    expect(mail?.text).toContain('Expected arrival\nAt 21:40.');
    const later = await guest.buildCheckIn();
    expect(await guest.checkIn(later)).toMatchObject(applied);
    expect((await again(booked)).arrivalTime).toBe('21:40');
    expect(await guest.checkIn({ ...later, ArrivalTime: null })).toMatchObject(applied);
    expect((await again(booked)).arrivalTime).toBeNull();
    expect((await guest.checkIn({ ...later, ArrivalTime: '24:00' })).status).toBe(400);
  });

  test('has done so once, however often it is sent, and nothing is written where nothing changes', async () => {
    const { booked, guest } = await bookAndLink(world, forTwo);
    await world.mails();
    const order = await guest.buildCheckIn();
    const answers = [await guest.checkIn(order, 'one'), await guest.checkIn(order, 'one')];
    expect(answers).toMatchObject([applied, applied]);
    expect(await guest.checkIn(await guest.buildCheckIn(), 'two')).toMatchObject(applied);
    expect((await again(booked)).version).toBe(2);
    expect(await world.mails()).toHaveLength(1);
    const Message = 'An earlier attempt to check in may have gone through.';
    expect(await guest.checkIn({ ...order, SpecialRequests: 'Else' }, 'one')).toMatchObject({
      status: 422,
      body: { RefusalCode: 'idempotency.reused', Message },
    });
  });

  test('of an outdated booking is refused, returns the current one, and saves nothing', async () => {
    const { booked, guest } = await bookAndLink(world, one);
    const order = await guest.buildCheckIn({ SpecialRequests: 'Mine' });
    await world.guestOf(booked).change({ SpecialRequests: 'Theirs' });
    expect(await guest.checkIn(order)).toMatchObject({
      status: 200,
      body: {
        Success: false,
        RefusalCode: 'reservation.changed-meanwhile',
        Status: 'Refused',
        Reservation: { Version: 2, SpecialRequests: 'Theirs' },
      },
    });
  });

  test('saves all or nothing: with one guest without a name neither the others nor the extras are stored', async () => {
    const { booked, guest } = await bookAndLink(world, forTwo);
    const order = await guest.buildCheckIn({ SpecialRequests: 'A cot' });
    const [item] = order.ReservationItems;
    const bad = withItem(order, {
      Services: [{ ServiceId: SAUNA, Quantity: 1 }],
      Guests: [...(item?.Guests.slice(0, 1) ?? []), { FirstName: 'Bea', LastName: ' ', Email: 'no address' }],
    });
    const refused = await guest.checkIn(bad);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        RefusalCode: 'request.invalid',
        ModelState: {
          'ReservationItems[0].Guests[1].LastName': [expect.any(String)],
          'ReservationItems[0].Guests[1].Email': [expect.any(String)],
        },
      },
    });
    expect(await again(booked)).toEqual(booked);
    expect((await saunasOn(world, '2027-03-03')).sold).toBe(0);
  });

  test('may do so at a rate that allows no changes, and add to it, but takes nothing back', async () => {
    const { guest } = await bookAndLink(
      world,
      flexible({ RatePlanId: FIXED, NumberOfAdults: 2, TotalCost: 220 }),
    );
    const extra = (Quantity: number) => ({ Services: [{ ServiceId: SAUNA, Quantity }] });
    expect(await guest.checkIn(withItem(await guest.buildCheckIn(), extra(1)))).toMatchObject(applied);
    expect(await guest.checkIn(withItem(await guest.buildCheckIn(), extra(0)))).toMatchObject(
      refusedBy('change.terms'),
    );
    // The page then does not offer it.
    expect((await guest.readCheckIn()).body.ReservationItems).toMatchObject([{ ChangeableUntil: null }]);
    expect(await guest.checkIn(await guest.buildCheckIn({ SpecialRequests: 'A cot' }))).toMatchObject(
      applied,
    );
  });
});

describe('extras', () => {
  test('are taken from the remaining units, priced as quoted before, and due by the booking’s terms', async () => {
    const { booked, guest } = await bookAndLink(world, one);
    const order = withItem(await guest.buildCheckIn(), { Services: [{ ServiceId: SAUNA, Quantity: 1 }] });
    const shown = await guest.previewCheckIn(order);
    expect(shown).toMatchObject({
      body: { Quote: { TotalWas: 200, TotalNow: 225, ToPayNow: 0, DueAtHotel: 225 } },
    });
    expect((await saunasOn(world, '2027-03-03')).sold).toBe(0);
    expect(await guest.checkIn({ ...order, SeenTotalCost: 224, SeenPayment: 0 })).toMatchObject({
      body: { RefusalCode: 'quote.price-changed', Quote: { TotalNow: 225 } },
    });
    expect(await guest.checkIn({ ...order, SeenTotalCost: 225, SeenPayment: 0 })).toMatchObject(applied);
    expect((await saunasOn(world, '2027-03-03')).sold).toBe(1);
    expect((await again(booked)).grossMinor).toBe(225_00);
    const [item] = (await guest.readCheckIn()).body.ReservationItems;
    expect(item?.Services).toMatchObject([{ ServiceId: SAUNA, Quantity: 1, TotalCost: 25 }]);
    // The room's own unit counts as available.
    expect(item?.ServiceOptions?.InventoryPerServiceId[SAUNA]).toMatchObject({
      StartingInventory: 1,
      ReservationItems: [],
    });
  });

  test('that are sold out are refused by name, and no guest is stored', async () => {
    const first = await bookAndLink(world, one);
    const { booked, guest } = await bookAndLink(world, forTwo);
    const sauna = { Services: [{ ServiceId: SAUNA, Quantity: 1 }] };
    const order = withItem(await guest.buildCheckIn(), sauna);
    await first.guest.checkIn(withItem(await first.guest.buildCheckIn(), sauna));
    expect(await guest.checkIn(order)).toMatchObject({
      body: { RefusalCode: 'extra.unavailable', Message: expect.stringContaining('Sauna') },
    });
    expect(await again(booked)).toEqual(booked);
  });

  test('through the link of one room cannot be added, and the booker stays the same', async () => {
    const { booked } = await bookAndLink(world, { ...one, Rooms: [...one.Rooms, ...one.Rooms] });
    const [first, second] = booked.rooms;
    const guest = world.guestAtCheckIn(booked, second?.itemId);
    const order = await guest.buildCheckIn();
    const { Booker } = buildFlexibleBooking();
    for (const bad of [
      { ...order, Booker },
      { ...order, SpecialRequests: 'Champagne' },
      withItem(order, { Services: [{ ServiceId: SAUNA, Quantity: 1 }] }),
      withItem(order, { ReservationItemId: first?.itemId ?? ('' as never) }),
      { ...order, ReservationItems: [] },
    ])
      expect(await guest.checkIn(bad)).toMatchObject(refusedBy('request.invalid', 400));
    expect((await guest.previewCheckIn(order)).body).toMatchObject({ Success: true, Quote: null });
    expect((await guest.checkIn({ ...order, SeenTotalCost: 1 })).body).toMatchObject({
      RefusalCode: 'quote.price-changed',
      Quote: null,
    });
    expect(await guest.checkIn(order)).toMatchObject(applied);
    const after = await again(booked);
    expect(after.rooms.map(({ preCheckedInAt }) => preCheckedInAt !== null)).toEqual([false, true]);
    expect((await world.guestAtCheckIn(booked).readCheckIn()).body.CompletedAt).toBeNull();
  });
});
