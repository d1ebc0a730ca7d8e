import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { oneAdult } from '@portico/testing/booking/booking-body';
import {
  buildHotelFile,
  DOUBLE,
  FAMILY,
  FLEXIBLE,
  PROPERTY,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { openStaff } from '@portico/testing/world/staff';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockHotel } from '../../property-file/hotel.store.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel: buildHotelFile() });
});
afterEach(() => world.close());

const staff = (name: string, role: StaffRole = 'reception') => openStaff(world, role, name);

type Change = DeskTakes<'Rates/Save'>['changes'][number];
const nights = (from: string, to: string, more: Partial<Change> = {}): Change => ({
  roomTypeIds: [DOUBLE],
  from,
  to,
  weekdays: null,
  ...more,
});
const raise = (minor: number) => ({
  ratePlanIds: [FLEXIBLE, SAVER],
  price: { kind: 'raise', minor } as const,
});
const save = (...changes: Change[]) => ({ changes, seen: null });

/** What a guest is shown of a night in the Double at Flexible: the price and how many are left; null: none. */
async function shown(date: string) {
  await world.deps.snapshots.refresh();
  const dates = { DateFrom: date, DateTo: addDays(localDate(date), 1) };
  const { RoomTypes, NumberOfRoomsPerRoomTypeId } = await world.search({ ...dates, Rooms: [oneAdult] });
  const type = RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === DOUBLE);
  const rate = type?.Rates.find(({ RatePlanId }) => RatePlanId === FLEXIBLE);
  return { price: rate?.BaseRate ?? null, left: NumberOfRoomsPerRoomTypeId[DOUBLE] ?? 0 };
}

test('a window shows each room type with its rates, in the order of the hotel, and null where there is nothing', async () => {
  const { ask } = await staff('nell', 'read-only');
  await world.sell(DOUBLE, '2027-04-29');
  const { roomTypes, isVatExclusive } = await ask('Rates/Read', { from: '2027-04-29', nights: 2 });
  expect(isVatExclusive).toBe(false);
  expect(roomTypes.map(({ name, rates }) => [name, rates.map((rate) => rate.name)])).toEqual([
    ['Double', ['Flexible', 'Saver']],
    ['Family', ['Flexible', 'Saver']],
  ]);
  expect(roomTypes[0]?.nights).toEqual([{ rooms: 2, taken: 1, closed: false }, null]);
  // The supplement of the room type is in its price.
  expect(roomTypes[1]?.rates[0]).toMatchObject({
    adults: 1,
    nights: [{ priceMinor: 15_000, open: true }, null],
  });
});

test('one save sets prices, rules and rooms together, and a guest’s next search sees it', async () => {
  const { ask } = await staff('nell');
  const changes = [
    nights('2027-03-05', '2027-03-06', { rates: { ...raise(1_250), rules: { minStay: 1 } } }),
    nights('2027-03-05', '2027-03-05', { rooms: { kind: 'set', rooms: 5 } }),
  ];
  const preview = await ask('Rates/PreviewSave', save(...changes));
  expect(preview.saved).toBeNull();
  expect(preview.guests[0]).toMatchObject({
    ratePlanId: FLEXIBLE,
    arrival: '2027-03-05',
    departure: '2027-03-07',
    was: { minor: 20_000, nightMinor: 10_000 },
    now: { minor: 22_500, nightMinor: 11_250 },
  });
  expect(await shown('2027-03-05')).toEqual({ price: 100, left: 2 });
  await ask('Rates/Save', { changes, seen: preview.seen });
  expect(await shown('2027-03-05')).toEqual({ price: 112.5, left: 5 });
  expect(await shown('2027-03-06')).toEqual({ price: 112.5, left: 2 });
});

test('while prices are being changed by somebody else a preview is answered, and a save is refused', async () => {
  const { ask, call } = await staff('nell');
  const takes = save(nights('2027-03-05', '2027-03-05', { rates: raise(1_250) }));
  await world.db.database.kysely.transaction().execute(async (other) => {
    expect(await lockHotel(other, PROPERTY)).toBe(true);
    expect((await ask('Rates/PreviewSave', takes)).rates[0]?.nights).toHaveLength(1);
    expect((await call('Rates/Save', takes)).body.RefusalCode).toBe('desk.rates-busy');
  });
});

test('a save of another day of the week, of a share, and of a price that holds a supplement', async () => {
  const { ask } = await staff('nell');
  const family = { roomTypeIds: [FAMILY], weekdays: [5] };
  await ask(
    'Rates/Save',
    save(
      nights('2027-03-01', '2027-03-14', {
        ...family,
        rates: { ratePlanIds: [FLEXIBLE], price: { kind: 'set', minor: 16_001 } },
      }),
      nights('2027-03-12', '2027-03-12', {
        ...family,
        rates: { ratePlanIds: [FLEXIBLE], price: { kind: 'share', basisPoints: 11_000 } },
      }),
    ),
  );
  const { roomTypes } = await ask('Rates/Read', { from: '2027-03-04', nights: 9 });
  const prices = roomTypes[1]?.rates[0]?.nights.map((night) => night?.priceMinor);
  expect(prices).toEqual([15_000, 16_001, ...Array.from({ length: 6 }, () => 15_000), 17_601]);
});

test('what cannot be is refused by its cells, in words, and nothing of the save is written', async () => {
  const { call, ask } = await staff('nell');
  await world.sell(DOUBLE, '2027-03-05', 2);
  const friday = (more: Partial<Change>) => nights('2027-03-05', '2027-03-05', more);
  const good = nights('2027-03-04', '2027-03-06', { rates: raise(1_000) });
  const refusedAs = async (change: Change) => {
    const { status, body } = await call('Rates/Save', save(good, change));
    return { status, code: body.RefusalCode, cells: Object.keys(body.ModelState ?? {}), words: body.Message };
  };
  expect(await refusedAs(friday({ rooms: { kind: 'set', rooms: 1 } }))).toEqual({
    status: 409,
    code: 'desk.rooms-below-taken',
    cells: [`${DOUBLE} 2027-03-05`],
    words: 'Double, Fri 5 Mar 2027: 2 sold or held, so 1 cannot be for sale.',
  });
  expect(await refusedAs(nights('2027-05-01', '2027-05-02', { rates: raise(1) }))).toEqual({
    status: 422,
    code: 'desk.rates-unpriced',
    cells: [FLEXIBLE, SAVER].flatMap((plan) => [
      `${DOUBLE}/${plan} 2027-05-01`,
      `${DOUBLE}/${plan} 2027-05-02`,
    ]),
    words: 'Double, Sat 1 May 2027 and 1 more night: no price yet. Set one.',
  });
  const price = (ratePlanId: typeof SAVER, minor: number) => ({
    ratePlanIds: [ratePlanId],
    price: { kind: 'set', minor } as const,
  });
  const family = { roomTypeIds: [FAMILY], rates: price(FLEXIBLE, 4_000) };
  expect(await refusedAs(friday(family))).toMatchObject({
    code: 'desk.rates-negative',
    cells: [`${FAMILY}/${FLEXIBLE} 2027-03-05`],
  });
  const reversed = { ratePlanIds: [SAVER], rules: { minStay: 5, maxStay: 2 } };
  expect(await refusedAs(friday({ rates: reversed }))).toMatchObject({
    code: 'desk.rates-reversed',
    cells: [`${DOUBLE}/${SAVER} 2027-03-05`],
  });
  const dear = { rates: price(SAVER, 999_999_900) };
  expect(await refusedAs(friday(dear))).toMatchObject({ status: 422, code: 'desk.rates-too-high' });
  for (const [from, to] of [
    ['2027-02-19', '2027-03-01'],
    ['2027-03-02', '2027-03-01'],
    ['2027-03-02', '2031-02-21'],
  ] as const)
    expect(await refusedAs(nights(from, to, { rates: raise(1) }))).toMatchObject({
      code: 'desk.rates-nights',
    });
  const unknown = { roomTypeIds: [(DOUBLE + 80) as typeof DOUBLE], rates: raise(1) };
  expect(await refusedAs(friday(unknown))).toMatchObject({ status: 404, code: 'desk.rates-unknown' });
  const { roomTypes } = await ask('Rates/Read', { from: '2027-03-04', nights: 3 });
  expect(roomTypes[0]?.rates[0]?.nights.map((night) => night?.priceMinor)).toEqual([10_000, 10_000, 10_000]);
});

test('who saves what another has changed since the preview is told who it was and what, and looks again', async () => {
  const [nell, ada] = [await staff('nell'), await staff('ada', 'owner')];
  const changes = [nights('2027-03-05', '2027-03-05', { rates: raise(1_000) })];
  const { seen } = await nell.ask('Rates/PreviewSave', save(...changes));
  // Another night of the same rate hurts nobody.
  await ada.ask('Rates/Save', save(nights('2027-03-06', '2027-03-06', { rates: raise(500) })));
  expect((await nell.ask('Rates/PreviewSave', save(...changes))).seen).toBe(seen);
  await ada.ask('Rates/Save', save(nights('2027-03-05', '2027-03-05', { rates: raise(500) })));
  const refusal = await nell.call('Rates/Save', { changes, seen });
  expect([refusal.status, refusal.body.RefusalCode]).toEqual([409, 'desk.rates-changed']);
  expect(refusal.body.Message).toBe(
    'ada has changed these nights meanwhile: Double, Flexible, 2027-03-05: £100.00 → £105.00. Nothing was saved. Look at them again, then save.',
  );
  expect(await shown('2027-03-05')).toMatchObject({ price: 105 });
});

test('nobody is named whose save was before the preview, or of whose save nothing stands', async () => {
  const [nell, ada] = [await staff('nell'), await staff('ada', 'owner')];
  await ada.ask('Rates/Save', save(nights('2027-03-05', '2027-03-05', { rates: raise(500) })));
  world.setNow('2027-02-20T12:01:00Z');
  const changes = [nights('2027-03-05', '2027-03-06', { rates: raise(1_000) })];
  const { seen } = await nell.ask('Rates/PreviewSave', save(...changes));
  const refusedWith = async () => {
    const { status, body } = await nell.call('Rates/Save', { changes, seen });
    return [status, body.Message];
  };
  const nobody = [
    409,
    'These nights were changed meanwhile. Nothing was saved. Look at them again, then save.',
  ];
  // As an import does.
  const setByFile = (date: string) =>
    world.db.database.kysely
      .updateTable('rate_night')
      .set({ base: 7_000 })
      .where('stay_date', '=', localDate(date))
      .execute();
  await setByFile('2027-03-06');
  expect(await refusedWith()).toEqual(nobody);
  await ada.ask('Rates/Save', save(nights('2027-03-05', '2027-03-05', { rates: raise(500) })));
  expect(await refusedWith()).toEqual([
    409,
    'ada has changed these nights meanwhile: Double, Flexible, 2027-03-05: £105.00 → £110.00. Nothing was saved. Look at them again, then save.',
  ]);
  await setByFile('2027-03-05');
  expect(await refusedWith()).toEqual(nobody);
});

test('undo brings back exactly what stood before, nights that had nothing among it, and only once', async () => {
  const { ask, call } = await staff('nell');
  const window = { from: '2027-04-28', nights: 5 };
  const before = await ask('Rates/Read', window);
  const set = { ratePlanIds: [FLEXIBLE, SAVER], price: { kind: 'set', minor: 9_000 } as const };
  const { saved } = await ask(
    'Rates/Save',
    save(
      nights('2027-04-29', '2027-05-01', {
        roomTypeIds: [DOUBLE, FAMILY],
        rates: { ...set, rules: { open: false } },
      }),
      nights('2027-04-29', '2027-05-01', { rooms: { kind: 'open', rooms: 7 } }),
    ),
  );
  expect(await ask('Rates/Read', window)).not.toEqual(before);
  const saveId = saved?.saveId ?? '';
  expect(await ask('Rates/Undo', { saveId })).toEqual({ nights: 3 });
  expect(await ask('Rates/Read', window)).toEqual(before);
  const again = await call('Rates/Undo', { saveId });
  expect([again.status, again.body.RefusalCode]).toEqual([409, 'desk.undo-done']);
});

test('undo is refused after ten minutes, where a night was changed since, and where an added room is sold', async () => {
  const { ask, call } = await staff('nell');
  const saveId = async (...changes: Change[]) =>
    (await ask('Rates/Save', save(...changes))).saved?.saveId ?? '';
  const undo = async (id: string) => (await call('Rates/Undo', { saveId: id })).body.RefusalCode;
  const first = await saveId(nights('2027-03-05', '2027-03-06', { rates: raise(1_000) }));
  await saveId(nights('2027-03-06', '2027-03-07', { rates: raise(1_000) }));
  expect(await undo(first)).toBe('desk.rates-changed');
  expect(await shown('2027-03-05')).toMatchObject({ price: 110 });

  const rooms = await saveId(nights('2027-03-10', '2027-03-10', { rooms: { kind: 'set', rooms: 3 } }));
  await world.sell(DOUBLE, '2027-03-10', 3);
  expect(await undo(rooms)).toBe('desk.rooms-below-taken');

  const late = await saveId(nights('2027-03-12', '2027-03-12', { rates: raise(1_000) }));
  await world.runAt('2027-02-20T12:10:01Z');
  expect(await undo(late)).toBe('desk.undo-late');
  expect(await undo('0190b5a8-0000-7000-8000-000000000000')).toBe('desk.undo-unknown');
});

test('the history of a night says who, when and what stood before, and the audit trail names no guest', async () => {
  const [nell, ada] = [await staff('nell'), await staff('ada', 'owner')];
  const { saved } = await nell.ask(
    'Rates/Save',
    save(nights('2027-03-05', '2027-03-05', { rates: raise(1_000) })),
  );
  await ada.ask('Rates/Undo', { saveId: saved?.saveId ?? '' });
  await ada.ask('Rates/Save', save(nights('2027-03-01', '2027-03-09', { rooms: { kind: 'close' } })));
  const { saves } = await nell.ask('Rates/History', { roomTypeId: DOUBLE, date: '2027-03-05' });
  expect(saves).toMatchObject([
    { by: 'ada', rooms: { was: { rooms: 2, closed: false }, now: { rooms: 2, closed: true } }, rates: [] },
    { by: 'ada', isUndo: true, rates: [{ was: { priceMinor: 11_000 }, now: { priceMinor: 10_000 } }, {}] },
    {
      by: 'nell',
      wasUndone: true,
      rates: [{ was: { priceMinor: 10_000 }, now: { priceMinor: 11_000 } }, {}],
    },
  ]);
  expect((await nell.ask('Rates/History', { roomTypeId: FAMILY, date: '2027-03-05' })).saves).toEqual([]);
  const entries = await world.deps.database.kysely
    .selectFrom('audit_entry')
    .select(['call', 'what'])
    .execute();
  expect(entries[0]).toEqual({
    call: 'Rates/Save',
    what: [
      { what: 'Double, Flexible, 2027-03-05', was: '£100.00', now: '£110.00' },
      { what: 'Double, Saver, 2027-03-05', was: '£80.00', now: '£90.00' },
    ],
  });
});

test('a closed rate, a shortest stay and a full night are told as guests will read them', async () => {
  const { ask } = await staff('nell');
  const preview = async (...changes: Change[]) =>
    (await ask('Rates/PreviewSave', save(...changes))).guests[0]?.now;
  const flexible = (rules: NonNullable<NonNullable<Change['rates']>['rules']>) =>
    nights('2027-03-05', '2027-03-05', { rates: { ratePlanIds: [FLEXIBLE], rules } });
  expect(await preview(flexible({ open: false }))).toEqual({
    why: 'Double cannot be booked at this rate on Fri 5 Mar 2027.',
  });
  expect(await preview(flexible({ minStay: 3 }))).toEqual({ minor: 30_000, nightMinor: 10_000 });
  expect(await preview(flexible({ closedToArrival: true }))).toEqual({
    why: 'At this rate no stay in it can begin on Fri 5 Mar 2027.',
  });
  const closed = nights('2027-03-05', '2027-03-05', { rooms: { kind: 'close' } });
  expect(await preview(flexible({ minStay: 1 }), closed)).toEqual({
    why: 'Nothing is left on Fri 5 Mar 2027.',
  });
});
