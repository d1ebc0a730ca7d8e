import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { DeskAnswer, DeskCallName, DeskTaken } from '@portico/contract/desk/desk-calls';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import { grossOf, sumOf as allOf } from '@portico/domain/reports/stay-sums';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { booking, cancelling, changing, type Deed } from '@portico/testing/changes/random-guest';
import { randomHotel } from '@portico/testing/changes/random-hotel';
import { noteNoShow, staffAct } from '@portico/testing/changes/random-staff';
import { between, chance, pick, seededRandom, type Random } from '@portico/testing/penny/random';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { runOperation } from '../run-operation.ts';

/** The same guests in each run. */
const SEED = 20_270_220;
const DEEDS = 120;
/** Some guests should have come by then. */
const EVENING = '2027-03-04T20:00';
const all = { from: localDate('2027-02-01'), to: localDate('2027-04-30') };

let world: World;
let bookings: BookedReservation[] = [];
beforeAll(async () => {
  const file = randomHotel(PROPERTY);
  world = await openWorld({
    hotel: {
      ...file,
      property: {
        ...file.property,
        cityTax: { name: 'City tax', adult: 1.5, child: 0, infant: 0, mostNights: 2, paidAtHotel: true },
      },
    },
    limits: {},
  });
  await live(seededRandom(SEED));
  bookings = await readBookings();
});
afterAll(() => world.close());

/** Guests book, change and cancel, one after another, on several days; staff act in between, and note who did not come. */
async function live(random: Random): Promise<void> {
  const numbers: string[] = [];
  let staff = await openStaff(world);
  for (let deed = 0; deed < DEEDS; deed += 1) {
    const day = addDays(localDate('2027-02-18'), Math.floor(deed / 20));
    await world.runAt(`${day}T12:00:00Z`);
    if (deed % 20 === 0) staff = await openStaff(world);
    const { body } = await (await drawn(random, pick(random, numbers)))();
    const { Status, ReferenceNumber } = body as Record<string, unknown>;
    if (Status === 'Confirmed') numbers.push(String(ReferenceNumber));
    const number = pick(random, numbers);
    if (number !== undefined && chance(random, 40)) await staffAct(random, staff, number);
  }
  await world.runAt(`${EVENING}:00Z`);
  staff = await openStaff(world);
  for (const number of numbers.filter((_, index) => index % 2 === 0)) await noteNoShow(staff, number);
  await world.runAt(`${EVENING}:30Z`);
}

async function drawn(random: Random, number: string | undefined): Promise<Deed> {
  const guest = world.guest();
  if (number === undefined || chance(random, 45)) return booking(random, guest, PROPERTY);
  const query = { propertyId: String(PROPERTY), reservationNumber: number, guestName: 'Lovelace' };
  const found = await guest.post('/api/ManageBooking/Search', undefined, { query });
  const read = found.body.Reservation as ManagedReservation;
  const isEnd = chance(random, 30);
  return isEnd ? cancelling(guest, read) : changing(seededRandom(between(random, 1, 1_000_000)), guest, read);
}

async function readBookings(): Promise<BookedReservation[]> {
  const { kysely } = world.deps.database;
  const ids = await kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('status', 'in', ['confirmed', 'cancelled'])
    .execute();
  const read: BookedReservation[] = [];
  for (const { reservation_id: reservationId } of ids) {
    const found = await readReservation(kysely, PROPERTY, { reservationId });
    if (found !== undefined) read.push(found);
  }
  return read;
}

async function report<Name extends DeskCallName>(
  name: Name,
  takes: DeskTaken<Name>,
): Promise<DeskAnswer<Name>> {
  const hotel = await world.deps.hotels.find(PROPERTY);
  if (hotel === undefined) throw new Error('no hotel');
  const operator = { kind: 'command', name: 'test', from: 'test' } as const;
  const links = undefined;
  const outcome = await runOperation({ ...world.deps, links }, name, { hotel, operator }, takes);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const sumOf = <T>(list: readonly T[], figure: (one: T) => number) =>
  list.reduce((sum, one) => sum + figure(one), 0);
const standing = () => bookings.flatMap(({ rooms }) => rooms).filter(({ cancelled }) => cancelled === null);
const stays = (period = all) => report('Reports/Stays', { ...period, roomTypeId: null });

test('there are bookings, changes, cancelled rooms with fees, extras, codes and no-shows to report', async () => {
  const { sums, codes, arrivals } = await stays();
  expect(sums.let).toBeGreaterThan(10);
  for (const figure of [sums.extras, sums.fees]) expect(figure.grossMinor).toBeGreaterThan(0);
  expect(sums.cityTaxMinor).toBeGreaterThan(0);
  expect(codes.map(({ kind, code }) => code ?? kind)).toEqual(['SPRING10', 'none']);
  expect(arrivals.noShows.rooms).toBeGreaterThan(0);
  expect(arrivals.cancelled.rooms).toBeGreaterThan(2);
  const { payments, refunds } = (await report('Reports/Payments', all)).ways[0] ?? {};
  expect(payments).toBeGreaterThan(5);
  expect(refunds).toBeGreaterThan(2);
  expect((await reconcile(world.deps)).drift).toEqual([]);
});

test('revenue is what the bookings cost, to the penny', async () => {
  const { sums, figures } = await stays();
  const { room, extras, fees } = sums;
  expect(grossOf(sums)).toBe(sumOf(bookings, ({ grossMinor }) => grossMinor));
  expect(room.netMinor + extras.netMinor + fees.netMinor).toBe(sumOf(bookings, ({ netMinor }) => netMinor));
  expect(room.vatMinor + extras.vatMinor + fees.vatMinor).toBe(sumOf(bookings, ({ vatMinor }) => vatMinor));
  expect(room.netMinor).toBe(sumOf(standing(), ({ netMinor }) => netMinor));
  expect(sums.cityTaxMinor).toBe(sumOf(standing(), ({ cityTaxMinor }) => cityTaxMinor));
  expect(sums.givenAwayMinor).toBe(
    sumOf(standing(), ({ originalGrossMinor, grossMinor }) => originalGrossMinor - grossMinor),
  );
  expect(sums.let).toBe(sumOf(standing(), ({ stay }) => nightsOf(stay)));
  expect(figures.averageRateMinor).toBe(Math.round(room.netMinor / sums.let));
});

test('rooms let are the nights that are sold, on each day', async () => {
  const sold = await world.deps.database.kysely
    .selectFrom('room_night')
    .select(({ fn }) => ['stay_date as date', fn.sum<number>('sold').as('sold')])
    .groupBy('stay_date')
    .execute();
  const soldOn = new Map(sold.map((night) => [String(night.date), Number(night.sold)]));
  for (const { date, let: rooms } of (await stays()).days)
    expect([date, rooms]).toEqual([date, soldOn.get(date) ?? 0]);
});

test('days, room types, extras and codes add up to the period', async () => {
  const { sums, days, roomTypes, extras, codes } = await stays();
  for (const parts of [days, roomTypes]) expect(allOf(parts)).toEqual(sums);
  expect(sumOf(extras, ({ grossMinor }) => grossMinor)).toBe(sums.extras.grossMinor);
  expect(sumOf(extras, ({ vatMinor }) => vatMinor)).toBe(sums.extras.vatMinor);
  expect(sumOf(codes, ({ room }) => room.netMinor)).toBe(sums.room.netMinor);
  expect(sumOf(codes, ({ nights }) => nights)).toBe(sums.let);
  const byType = await Promise.all(
    roomTypes.map(({ roomTypeId }) => report('Reports/Stays', { ...all, roomTypeId })),
  );
  expect(allOf(byType.map((one) => one.sums))).toEqual(sums);
});

test('a period and the one after it add up to both', async () => {
  const { sums } = await stays();
  for (let day = 0; day < 12; day += 1) {
    const to = addDays(localDate('2027-03-01'), day);
    const first = await stays({ from: all.from, to });
    const second = await stays({ from: addDays(to, 1), to: all.to });
    expect(allOf([first.sums, second.sums])).toEqual(sums);
  }
});

test('VAT and city tax for the bookkeeper are those of the bookings', async () => {
  const { vat, cityTax, grossMinor, rooms, invoices } = await report('Reports/Taxes', all);
  expect(invoices).toBe(0);
  expect(rooms).toBe(sumOf(bookings, (one) => one.rooms.length));
  expect(sumOf(vat, ({ netMinor }) => netMinor)).toBe(sumOf(bookings, ({ netMinor }) => netMinor));
  expect(sumOf(vat, ({ vatMinor }) => vatMinor)).toBe(sumOf(bookings, ({ vatMinor }) => vatMinor));
  expect(sumOf(cityTax, ({ minor }) => minor)).toBe(sumOf(standing(), ({ cityTaxMinor }) => cityTaxMinor));
  expect(grossMinor).toBe(sumOf(bookings, (one) => one.grossMinor));
});

test('payments and refunds are those of the ledger, and of the provider', async () => {
  const { sums } = await reconcile(world.deps);
  const { ways, days } = await report('Reports/Payments', all);
  expect(sums).toEqual(
    ways
      .filter(({ isAtHotel }) => !isAtHotel)
      .map(({ currency, paidMinor, refundedMinor }) => ({
        currency,
        paidHereMinor: paidMinor,
        paidThereMinor: paidMinor,
        refundedHereMinor: refundedMinor,
        refundedThereMinor: refundedMinor,
      })),
  );
  expect(days.length).toBeGreaterThan(2);
  for (const of of ['payments', 'paidMinor', 'refunds', 'refundedMinor'] as const)
    expect(sumOf(days, (day) => day[of])).toBe(sumOf(ways, (way) => way[of]));
});

test('money at the hotel is what staff wrote down in the folios', async () => {
  const { ways } = await report('Reports/Payments', all);
  const staff = await openStaff(world);
  const read = await Promise.all(
    bookings.map(({ referenceNumber: number }) => staff.ask('Booking/Read', { number })),
  );
  const moved = read.flatMap(({ folio }) => folio.moved);
  const sumIn = (way: string, kind: string) =>
    sumOf(
      moved.filter((one) => one.way === way && one.kind === kind),
      ({ minor }) => minor,
    );
  const atHotel = ways.filter(({ isAtHotel }) => isAtHotel);
  expect(atHotel.map(({ way }) => way)).toEqual(['cash', 'terminal', 'transfer']);
  for (const { way, paidMinor, refundedMinor } of atHotel)
    expect([way, paidMinor, refundedMinor]).toEqual([way, sumIn(way, 'paid'), sumIn(way, 'given-back')]);
  expect(sumOf(atHotel, ({ refundedMinor }) => refundedMinor)).toBeGreaterThan(0);
});

test('each payment is listed once, page by page, with the reference of the provider', async () => {
  const { days } = await report('Reports/Payments', all);
  const listed: DeskAnswer<'Reports/ListPayments'>['payments'][number][] = [];
  let after: DeskTaken<'Reports/ListPayments'>['after'] = null;
  do {
    const page: DeskAnswer<'Reports/ListPayments'> = await report('Reports/ListPayments', {
      ...all,
      after,
      limit: 7,
    });
    listed.push(...page.payments);
    after = page.next;
  } while (after !== null);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  const times = listed.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const sumOfKind = (kind: string) =>
    sumOf(
      listed.filter((one) => one.kind === kind),
      ({ minor }) => minor,
    );
  expect(sumOfKind('paid')).toBe(sumOf(days, ({ paidMinor }) => paidMinor));
  expect(sumOfKind('given-back')).toBe(sumOf(days, ({ refundedMinor }) => refundedMinor));
  for (const { isAtHotel, reference, number } of listed) {
    if (isAtHotel) expect(reference).toBeNull();
    else expect(world.taken()).toContainEqual(expect.objectContaining({ id: reference }));
    expect(bookings.map(({ referenceNumber }) => referenceNumber)).toContain(number);
  }
});

test('nights on the books are the nights let, and what was picked up leads to them from none', async () => {
  const { sums } = await stays();
  const ahead = (days: number) => report('Reports/PickUp', { days, months: 2, roomTypeId: null });
  const { months, since } = await ahead(30);
  expect(since).toBe('2027-02-03');
  expect(months.map(({ month }) => month)).toEqual(['2027-03', '2027-04']);
  expect(sumOf(months, ({ nights }) => nights)).toBe(sums.let);
  expect(sumOf(months, ({ picked }) => picked)).toBe(sums.let);
  const week = await ahead(9);
  expect(sumOf(week.months, ({ picked, pickedBefore }) => picked + pickedBefore)).toBe(sums.let);
  // Guests who did not come were on the books.
  expect(sumOf(week.months, ({ picked }) => picked)).toBeLessThan(0);
  expect(sumOf(week.months, ({ pickedBefore }) => pickedBefore)).toBeGreaterThan(sums.let);
});
