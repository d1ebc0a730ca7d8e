import {
  BREAKFAST,
  buildHotelFile,
  buildRatePlan,
  buildSeason,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTakes, openReception, room } from '@portico/testing/world/reception';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

/** Flexible needs three nights from Monday 22 March 2027. */
const ratePlans = [
  buildRatePlan({
    allowCompanyInvoice: true,
    seasons: [
      ...buildRatePlan().seasons,
      buildSeason({ from: '2027-03-22', to: '2027-03-22', minStay: 3, closedToArrival: true }),
    ],
  }),
  buildRatePlan({ ...saver, seasons: [buildSeason({ price: { base: 80, perRoom: 0 } })] }),
];
const companies = [
  {
    id: 51,
    name: 'Palm Grove Trading',
    optedIn: true,
    code: 'PALM',
    billingContact: { name: 'Accounts', email: 'bills@palmgrove.example' },
  },
];
const extras = [
  {
    id: BREAKFAST,
    code: 'BRK',
    name: 'Breakfast',
    description: 'In the hall.',
    chargeType: 'PerDay' as const,
    chargePerPerson: true,
    articles: [{ name: 'Breakfast', price: 12 }],
  },
];
const hotel = buildHotelFile({
  ratePlans,
  companies,
  extras,
  settings: { enablePayByCompanyInvoice: true, giftVouchers: { name: 'Quay gift' } },
});

let world: World;
let reception: Awaited<ReturnType<typeof openReception>>;
beforeEach(async () => {
  world = await openWorld({ hotel });
  reception = await openReception(world);
});
afterEach(() => world.close());

const reservations = () => world.db.database.kysely.selectFrom('reservation').selectAll().execute();
const twoNightsFrom22 = { arrival: '2027-03-22', departure: '2027-03-24' };

test('a search finds the rooms and prices that a guest finds', async () => {
  const { body } = await reception.search();
  const guests = await world.search({
    DateFrom: '2027-03-15',
    DateTo: '2027-03-17',
    Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
  });
  const found = body.roomTypes.flatMap(({ roomTypeId, left, rates }) =>
    rates.map(({ ratePlanId, minors }) => [roomTypeId, left, ratePlanId, minors]),
  );
  const asGuests = guests.RoomTypes.flatMap(({ RoomType, Rates }) =>
    Rates.map(({ RatePlanId, BaseRate, CostPerRoom, CostPerAdult, BaseNumberOfAdults }) => [
      RoomType.RoomTypeId,
      guests.NumberOfRoomsPerRoomTypeId[RoomType.RoomTypeId],
      RatePlanId,
      [Math.round((BaseRate + CostPerRoom + CostPerAdult * (2 - BaseNumberOfAdults)) * 100)],
    ]),
  );
  expect(found).toHaveLength(4);
  expect(new Set(found.map(String))).toEqual(new Set(asGuests.map(String)));
});

test('a promotion code that lowers nothing is reported', async () => {
  const { body } = await reception.search({ promoCode: ' NOSUCH ' });
  expect(body.promoFault).not.toBeNull();
  expect((await reception.search()).body.promoFault).toBeNull();
});

test('people who do not fit have no price, room by room', async () => {
  const four = { adults: 3, children: 1, infants: 0 };
  const { body } = await reception.search({ rooms: [{ adults: 1, children: 0, infants: 0 }, four] });
  const flexible = (id: number) =>
    body.roomTypes.find((type) => type.roomTypeId === id)?.rates.find((rate) => rate.ratePlanId === FLEXIBLE);
  expect(flexible(DOUBLE)?.minors).toEqual([20_000, null]);
  expect(flexible(FAMILY)?.minors).toEqual([30_000, 35_000]);
});

test('what it costs is priced as it is booked, with extras', async () => {
  const withBreakfast = { ...room, extras: [{ extraId: BREAKFAST, quantity: 1 }] };
  const { body } = await reception.price({ rooms: [withBreakfast] });
  expect(body).toMatchObject({ totalMinor: 26_800, ways: ['on-arrival', 'invoice'] });
  expect(body.rooms[0]?.offered).toEqual([
    { extraId: BREAKFAST, name: 'Breakfast', eachMinor: 4_800, most: 1 },
  ]);
  const rooms = [{ ...withBreakfast, bedOptionId: null, leadGuest: null }];
  const booked = await reception.create({ rooms, seenMinor: body.totalMinor });
  expect(booked.body).toMatchObject({ totalMinor: 26_800, currency: 'GBP', mailedTo: 'ada@guest.example' });
});

test('a booking paid on arrival is confirmed, mailed and entered as taken by Nell', async () => {
  const { body } = await reception.create({ note: 'Rang from the station', requests: 'A quiet room' });
  const [booked] = await reservations();
  expect(booked).toMatchObject({
    reference_number: body.number,
    status: 'confirmed',
    due_now: 0,
    due_at_hotel: 22_000,
    special_requests: 'A quiet room',
    comment: 'Rang from the station',
  });
  expect((await world.mails()).map(({ to }) => to.address)).toEqual(
    expect.arrayContaining(['ada@guest.example']),
  );
  const entries = await world.db.database.kysely.selectFrom('audit_entry').selectAll().execute();
  expect(entries).toMatchObject([
    {
      made_by: 'Nell',
      call: 'NewBooking/Create',
      outcome: 'done',
      reservation_id: booked?.reservation_id,
      what: [{ what: 'booking', was: '', now: 'confirmed for £220.00, paid on arrival' }],
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Lovelace');
});

test('a rate that guests pay at once is paid on arrival, also after a change', async () => {
  const rooms = [{ ...room, ratePlanId: SAVER, bedOptionId: null, leadGuest: null }];
  expect((await reception.create({ rooms, seenMinor: 16_000 })).status).toBe(200);
  const [booked] = await reservations();
  expect(booked).toMatchObject({ due_now: 0, due_at_hotel: 16_000, payment_type: null });
  const items = await world.db.database.kysely.selectFrom('reservation_item').selectAll().execute();
  expect(items[0]?.payment_policy).toEqual([]);
});

test('a company is invoiced with its PO number, without its code', async () => {
  const payment = { way: 'invoice', accountId: 51, poNumber: 'PO-7' };
  expect((await reception.create({ payment })).status).toBe(200);
  expect((await reservations())[0]).toMatchObject({
    payment_type: 'company-invoice',
    due_on_invoice: 22_000,
    company: { name: 'Palm Grove Trading', poNumber: 'PO-7' },
  });
  const rooms = [{ ...room, ratePlanId: SAVER, bedOptionId: null, leadGuest: null }];
  const refused = await reception.create({ payment, rooms, seenMinor: 16_000 });
  expect(refused.body.RefusalCode).toBe('payment.type-not-offered');
});

test('a telephone number is enough, and is dialled from abroad; nothing is mailed to the guest', async () => {
  const booker = { firstName: 'Ada', lastName: 'Lovelace', email: '', phone: '07700 900123' };
  const { body } = await reception.create({ booker });
  expect(body.mailedTo).toBeNull();
  expect((await reservations())[0]?.booker).toMatchObject({ phone: '+44 7700 900123', email: '' });
  const mails = await world.mails();
  expect(mails.map(({ to }) => to.address)).toEqual([hotel.property.email]);
  const unreachable = await reception.create({ booker: { ...booker, phone: '' } });
  expect(unreachable.body.ModelState).toEqual({
    'booker.phone': ['Ask for a telephone number or an e-mail address'],
  });
});

test('each field refuses a card number', async () => {
  const number = '4111 1111 1111 1111';
  const { booker } = createTakes;
  const bodies = [
    { note: number },
    { requests: number },
    { reason: number },
    { promoCode: number },
    { booker: { ...booker, firstName: number } },
    { booker: { ...booker, phone: number } },
    { payment: { way: 'invoice', accountId: 51, poNumber: number } },
  ];
  for (const body of bodies) {
    const { status, body: answer } = await reception.create(body);
    expect([status, JSON.stringify(answer.ModelState)]).toEqual([
      400,
      expect.stringContaining('card number'),
    ]);
  }
});

test('another price than the guest was told books nothing and says both', async () => {
  const { status, body } = await reception.create({ seenMinor: 100 });
  expect([status, body.RefusalCode]).toEqual([409, 'desk.price-differs']);
  expect(body.Message).toContain('£220.00');
  expect(await reservations()).toEqual([]);
});

test('a room or rate that is not this hotel’s is refused', async () => {
  for (const foreign of [{ roomTypeId: 911 }, { ratePlanId: 921 }]) {
    const rooms = [{ ...room, ...foreign, bedOptionId: null, leadGuest: null }];
    expect((await reception.create({ rooms })).body.RefusalCode).toBe('rate.unavailable');
  }
});

test('stay rules count as for guests, unless they are waived with a reason', async () => {
  const refused = await reception.create(twoNightsFrom22);
  expect(refused.body.RefusalCode).toBe('rate.unavailable');
  const waived = { ...twoNightsFrom22, areStayRulesWaived: true };
  const found = await reception.search(waived);
  expect(found.body.roomTypes[0]?.rates.map(({ ratePlanId }) => ratePlanId)).toContain(FLEXIBLE);
  const without = await reception.create(waived);
  expect(without.body.ModelState).toHaveProperty('reason');
  expect((await reception.create({ ...waived, reason: 'A regular' })).status).toBe(200);
});

test('no room is sold twice, whatever is waived', async () => {
  const reason = 'Overbooked on purpose';
  const create = () => reception.create({ areStayRulesWaived: true, reason });
  expect((await create()).status).toBe(200);
  expect((await create()).status).toBe(200);
  expect((await create()).body.RefusalCode).toBe('basket.no-room-left');
});

test('the same press twice books once', async () => {
  const [first, second] = [await reception.create({}, 'press-1'), await reception.create({}, 'press-1')];
  expect(second.body).toEqual(first.body);
  expect(await reservations()).toHaveLength(1);
});

test('accounts and readers may not book', async () => {
  for (const role of ['accounts', 'read-only'] as const) {
    const other = await openReception(world, role);
    expect((await other.create()).status).toBe(403);
  }
});

test('a gift voucher pays its part, the rest is paid on arrival, and its code is in no audit entry', async () => {
  const voucherCode = 'NELLS-BIRTHDAY';
  const staff = await openStaff(world, 'reception');
  await staff.ask('Vouchers/Issue', { minor: 5_000, validUntil: null, code: voucherCode });
  const { body: price } = await reception.price({ voucherCode });
  expect(price).toMatchObject({ totalMinor: 22_000, voucherMinor: 5_000, voucherFault: null });
  expect(price.ways).not.toContain('link');
  const { body, status } = await reception.create({ voucherCode, seenVoucherMinor: 5_000 });
  expect(status).toBe(200);
  const { folio, entries } = await staff.ask('Booking/Read', { number: body.number });
  expect(folio).toMatchObject({ paidMinor: 5_000, stillMinor: 17_000 });
  expect(folio.due).toEqual([{ where: 'hotel', date: null, minor: 17_000 }]);
  expect(entries.flatMap(({ what }) => what.map(({ now }) => now))).toContain(
    'confirmed for £220.00, paid on arrival, £50.00 by gift voucher',
  );
  expect(JSON.stringify(entries).toUpperCase()).not.toContain(voucherCode);
  const { vouchers } = await staff.ask('Vouchers/List', { code: voucherCode, limit: 1 });
  expect(vouchers).toMatchObject([{ leftMinor: 0 }]);
  expect((await reconcile(world.deps)).drift).toEqual([]);
});

test('a voucher that pays another sum than was told, or nothing, books nothing', async () => {
  const voucherCode = 'NELLS-BIRTHDAY';
  const staff = await openStaff(world, 'reception');
  await staff.ask('Vouchers/Issue', { minor: 5_000, validUntil: null, code: voucherCode });
  const { status, body } = await reception.create({ voucherCode, seenVoucherMinor: 6_000 });
  expect([status, body.RefusalCode, body.Message]).toEqual([
    409,
    'desk.voucher-differs',
    'The gift voucher pays £50.00 now. Nothing was booked. Please tell the guest and press again.',
  ]);
  expect((await reception.create({ voucherCode: 'UNKNOWN-ONE' })).body.RefusalCode).toBe('voucher.not-valid');
  expect((await reception.price({ voucherCode: 'UNKNOWN-ONE' })).body).toMatchObject({
    totalMinor: 22_000,
    voucherMinor: 0,
    voucherFault: 'We do not know this voucher. Please check its code.',
  });
  expect(await reservations()).toEqual([]);
});
