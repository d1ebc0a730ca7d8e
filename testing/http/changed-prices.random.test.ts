import type { ManagePreviewResponse } from '@portico/contract/calls/manage-preview';
import type { ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireGuest, toWireGuestCounts } from '@portico/contract/wire/guest';
import { invoiceBalance } from '@portico/domain/payment/on-invoice';
import { openGrants } from '@portico/server/access/grants';
import { applyChange } from '@portico/server/booking/change/apply-change';
import type { ChangePlan } from '@portico/server/booking/change/change-plan';
import { unavailableByNow } from '@portico/server/booking/change/unavailable-by-now';
import { planChange } from '@portico/server/booking/change/plan-change';
import type { RequestedChange, RoomToQuote } from '@portico/server/booking/change/requested-change';
import type { Hotel } from '@portico/server/hotel/hotel';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { readLedger } from '@portico/server/payments/attempts/read-ledger.store';
import type { BookedReservation } from '@portico/server/reservation/booked-reservation';
import { lockReservation, readReservation } from '@portico/server/reservation/read-reservation.store';
import { inTransaction } from '@portico/server/platform/database/in-transaction';
import { writeTogether } from '@portico/server/platform/database/write-together';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertHotel } from '../database/insert-hotel.ts';
import { openWorld, type World } from '../world/world.ts';
import { changeByHand, type HandChange } from '../penny/changed-by-hand.ts';
import { notePaid, randomBooking } from '../penny/direct-booking.ts';
import { hotelOfToday, randomChange } from '../penny/random-change.ts';
import { randomPropertyFile } from '../penny/random-property-file.ts';
import { seededRandom, type Random } from '../penny/random.ts';
import { secrets } from '../portico/secrets.ts';
import { STARTED_AT } from '../portico/shifted-clock.ts';
import { runsOf } from '../random-runs.ts';

/** The same hotels, bookings and changes in each run. */
const SEED = 20_271_122;
const HOTELS = 6;
const CHANGES = runsOf(1_000);
const OF_ONE_BOOKING = 4;
const now = new Date(STARTED_AT);

/** A change that was made: as planned, as computed by hand, and as stored. */
interface Changed {
  readonly label: string;
  readonly requested: RequestedChange;
  readonly plan: ChangePlan;
  readonly hand: HandChange;
  readonly stored: BookedReservation | undefined;
  /** Null when it did not go over HTTP. */
  readonly shown: WireChangeQuote | null;
}

/** In a whole run all go over HTTP; otherwise every fifth: Preview, then Update. */
const OVER_HTTP_EVERY = CHANGES === 1_000 ? 1 : 5;

let world: World;
let db: World['db'];
let grants: ReturnType<typeof openGrants>;
let overHttp = 0;
const changed: Changed[] = [];
const refusals = new Map<string, number>();

beforeAll(async () => {
  world = await openWorld();
  ({ db } = world);
  grants = openGrants({ database: db.database, clock: { now: () => now }, secrets, isSecure: false });
  const bookings = CHANGES / OF_ONE_BOOKING;
  for (let place = 0; place < HOTELS; place += 1) {
    const id = 2_001 + place;
    const random = seededRandom(SEED + id);
    const count = Math.ceil((bookings - place) / HOTELS);
    const file = randomPropertyFile(random, id, count);
    await insertHotel(db.database, file, now);
    const hotels = hotelDirectory(db.database);
    const hotel = await hotels.find(id);
    if (hotel === undefined) throw new Error('a hotel that was imported is not there');
    const booked: BookedReservation[] = [];
    for (let index = 0; index < count; index += 1)
      booked.push(await randomBooking({ database: db.database, hotel, file, random }, index));
    const today = hotelOfToday(random, file);
    await insertHotel(db.database, today, now);
    for (const booking of booked) await changeOften(random, today, booking);
  }
});

afterAll(() => world?.close());

async function changeOften(random: Random, file: PropertyFile, booking: BookedReservation): Promise<void> {
  const hotel = await hotelDirectory(db.database).find(booking.propertyId);
  if (hotel === undefined) throw new Error('a hotel that was imported is not there');
  const last = changed.length + OF_ONE_BOOKING;
  while (changed.length < last && changed.length < CHANGES) {
    const label = `change ${changed.length + 1} of seed ${SEED}, hotel ${booking.propertyId}`;
    const { kysely } = db.database;
    const by = { reservationId: booking.reservationId };
    const before = await readReservation(kysely, booking.propertyId, by);
    if (before === undefined) throw new Error('a booking that was made is not there');
    const requested = randomChange(random, file, before);
    const ledger = await readLedger(kysely, booking.propertyId, booking.reservationId);
    const first = await planChange(kysely, hotel, before, requested, { now, ledger });
    const refusal = first.ok ? await unavailableByNow(kysely, first.value) : first.refusal;
    if (!first.ok || refusal !== undefined) {
      const code = refusal?.code ?? '';
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      continue;
    }
    const plan = first.value;
    const hand = changeByHand(file, before, requested, plan.money.paidMinor);
    const isOverHttp = changed.length % OVER_HTTP_EVERY === 0;
    const shown = isOverHttp ? await preview(requested, before, label) : null;
    await inTransaction(db.database, (tx) => notePaid(tx, before, plan.money.takeMinor));
    if (isOverHttp) await update(requested, before, label);
    else await apply(hotel, requested, before);
    const stored = await readReservation(kysely, booking.propertyId, by);
    changed.push({ label, requested, plan, hand, stored, shown });
  }
}

async function apply(hotel: Hotel, requested: RequestedChange, booking: BookedReservation): Promise<void> {
  await inTransaction(db.database, async (tx) => {
    const before = await lockReservation(tx, booking.propertyId, booking.reservationId);
    const ledger = await readLedger(tx, booking.propertyId, booking.reservationId);
    const paid = before && (await planChange(tx, hotel, before, requested, { now, ledger }));
    if (!paid?.ok) throw new Error('what is paid for is refused');
    expect(paid.value.money.takeMinor).toBe(0);
    const done = await applyChange(tx, paid.value, { madeBy: 'link', reason: null, recentChanges: 0, now });
    if (!done.ok) throw new Error(`a hotel with rooms enough: ${done.refusal.code}`);
    await writeTogether(tx, done.value.writes);
  });
}

/** The quote that the call shows the guest. */
async function preview(
  requested: RequestedChange,
  booking: BookedReservation,
  label: string,
): Promise<WireChangeQuote> {
  const body = await call<ManagePreviewResponse>('/api/ManageBooking/Preview', requested, booking, {});
  expect(body, label).toMatchObject({ Success: true, RefusalCode: null });
  if (body.Quote === null) throw new Error(`${label} has no quote`);
  overHttp += 1;
  return body.Quote;
}

/** The amount taken for it counts as paid. */
async function update(requested: RequestedChange, booking: BookedReservation, label: string): Promise<void> {
  const seen = { Version: booking.version, SeenPayment: 0 };
  const body = await call<ManageUpdateResponse>('/api/ManageBooking/Update', requested, booking, seen);
  expect(body, label).toMatchObject({ Success: true, Status: 'Applied' });
}

async function call<Answer>(
  url: string,
  { rooms, roomsToCancel }: RequestedChange,
  { propertyId, reservationId }: BookedReservation,
  fields: object,
): Promise<Answer> {
  const grant = { propertyId, reservationId, linkVersion: 1, by: 'link' } as const;
  const cookies = grants.give({}, grant).map(({ name, value }) => `${name}=${value}`);
  const payload = {
    PropertyId: propertyId,
    ReservationId: reservationId,
    LanguageCode: 'en',
    ReservationItems: rooms.map(toWireRoom),
    RoomsToCancel: roomsToCancel.map(({ itemId }) => ({ ReservationItemId: itemId })),
    ...fields,
  };
  const headers = { cookie: cookies.join('; ') };
  return (await world.app.inject({ method: 'POST', url, headers, payload })).json<Answer>();
}

const toWireRoom = (room: RoomToQuote) => ({
  ReservationItemId: room.itemId,
  DateOfArrival: room.stay.arrival,
  DateOfDeparture: room.stay.departure,
  RoomTypeId: room.roomTypeId,
  RatePlanId: room.ratePlanId,
  ...toWireGuestCounts(room.guests),
  ...(room.leadGuest !== undefined && { LeadGuest: toWireGuest(room.leadGuest) }),
  ...(room.bedOptionId !== undefined && { RoomConfigurationDropdownOptionId: room.bedOptionId }),
  Services: room.extras.map(({ extraId, quantity }) => ({ ServiceId: extraId, Quantity: quantity })),
});

const standing = ({ rooms }: Pick<BookedReservation, 'rooms'>) =>
  rooms.filter(({ cancelled }) => cancelled === null);

test('the changes have something of everything, and most of what is wished for is sold', () => {
  const count = (is: (change: Changed) => boolean) => changed.filter(is).length;
  const isPriced = ({ plan }: Changed) =>
    plan.what.some(({ what }) => what.endsWith('price') || what.endsWith('dates'));
  const least = CHANGES / 50;
  const counts = {
    longer: count(({ plan }) =>
      standing(plan.after).some((room) => {
        const was = plan.before.rooms.find(({ itemId }) => itemId === room.itemId);
        return (
          was !== undefined && room.nights.length > was.nights.length && room.ratePlanId === was.ratePlanId
        );
      }),
    ),
    added: count(({ plan }) => plan.after.rooms.length > plan.before.rooms.length),
    cancelled: count(({ requested }) => requested.roomsToCancel.length > 0),
    promotions: count(({ plan }) => plan.before.promotionId !== null),
    extras: count(({ plan }) => plan.what.some(({ what }) => what.endsWith('extras'))),
    taking: count(({ plan }) => plan.money.takeMinor > 0),
    refunding: count(({ plan }) => plan.money.refundMinor > 0),
    vouchers: count(({ plan }) => (plan.before.voucher?.minor ?? 0) > 0),
    invoices: count(({ plan }) => plan.after.due.onInvoiceMinor > 0),
    later: count(({ plan }) => plan.after.due.later.length > 0),
    priced: count(isPriced),
    taxed: count(({ plan }) => standing(plan.after).some(({ cityTaxMinor }) => cityTaxMinor > 0)),
    vatParts: count(({ plan }) => standing(plan.after).some(({ vatParts }) => vatParts.length > 0)),
  };
  expect(changed).toHaveLength(CHANGES);
  for (const [what, many] of Object.entries(counts)) expect(many, what).toBeGreaterThan(least);
  const hasLost = ({ plan: { before, after, lostPromotions } }: Changed) =>
    lostPromotions.some(({ itemId }) => {
      const was = before.rooms.find((room) => room.itemId === itemId);
      const room = after.rooms.find((other) => other.itemId === itemId);
      return room?.nights.some(({ date, grossMinor, originalGrossMinor }) =>
        was?.nights.some(
          (night) =>
            night.date === date &&
            night.grossMinor < grossMinor &&
            night.originalGrossMinor === originalGrossMinor,
        ),
      );
    });
  expect(count(hasLost), 'a promotion lost on nights that stay').toBeGreaterThan(0);
  const refused = [...refusals.values()].reduce((sum, many) => sum + many, 0);
  expect(refused).toBeLessThan(2 * CHANGES);
  const known = ['rate.unavailable', 'extra.unavailable', 'basket.too-many-rooms', 'request.invalid'];
  expect([...refusals.keys()].filter((code) => !known.includes(code))).toEqual([]);
});

test('the price after each change is what it comes to when it is reckoned by hand', () => {
  for (const { label, plan, hand } of changed) {
    const { after, money } = plan;
    if (plan.what.length === 0) continue;
    expect(
      {
        rooms: standing(after).map((room) => ({
          gross: room.grossMinor,
          extras: room.extras.map(({ grossMinor }) => grossMinor),
        })),
        total: after.grossMinor,
        vat: after.vatMinor,
        voucher: after.voucher?.minor ?? 0,
        lost: plan.lostPromotions.length,
      },
      label,
    ).toEqual({
      rooms: hand.rooms,
      total: hand.total,
      vat: hand.vat,
      voucher: hand.voucher,
      lost: hand.lost,
    });
    expect(money.paidMinor, label).toBeGreaterThanOrEqual(0);
  }
});

test('what is due, taken and given back is what it comes to when it is reckoned by hand', () => {
  for (const { label, plan, hand } of changed) {
    const { before, after, money } = plan;
    if (after.due === before.due) continue;
    expect(
      {
        dueNow: after.due.nowMinor,
        later: after.due.later,
        atHotel: after.due.atHotelMinor,
        onInvoice: after.due.onInvoiceMinor,
        take: money.takeMinor,
        refund: money.refundMinor,
      },
      label,
    ).toEqual({
      dueNow: hand.dueNow,
      later: hand.later,
      atHotel: hand.atHotel,
      onInvoice: hand.onInvoice,
      take: hand.take,
      refund: hand.refund,
    });
  }
});

test('what a guest is shown of a change over HTTP is what it comes to when it is reckoned by hand', () => {
  for (const { label, plan, hand, shown } of changed) {
    if (shown === null || plan.what.length === 0) continue;
    const amount = (minor: number) => toWireAmount(minor, plan.after.currency);
    expect(shown.TotalNow, label).toBe(amount(hand.total));
    if (plan.after.due === plan.before.due) continue;
    expect(
      { take: shown.ToPayNow, refund: shown.Refund - shown.RefundToVoucher, atHotel: shown.DueAtHotel },
      label,
    ).toEqual({
      take: amount(hand.take),
      refund: expect.closeTo(amount(hand.refund), 6),
      atHotel: amount(hand.atHotel),
    });
  }
  expect(overHttp).toBe(CHANGES / OVER_HTTP_EVERY);
});

test('each booking is stored as it was planned, its nights adding up to its rooms and its parts to the whole', () => {
  for (const { label, plan, stored, shown } of changed) {
    if (stored === undefined) throw new Error(`${label} is not kept`);
    expect(stored.grossMinor, label).toBe(plan.after.grossMinor);
    // Over HTTP an empty change is no change.
    const isNone = shown !== null && plan.what.length === 0;
    expect(stored.version, label).toBe(plan.before.version + (isNone ? 0 : 1));
    for (const room of stored.rooms) {
      expect(
        room.nights.reduce((sum, night) => sum + night.grossMinor, 0),
        label,
      ).toBe(room.grossMinor);
      expect(room.netMinor + room.vatMinor + room.cityTaxMinor, label).toBe(room.grossMinor);
    }
    const { due, voucher } = stored;
    const later = due.later.reduce((sum, { minor }) => sum + minor, 0);
    const parts = due.nowMinor + later + due.atHotelMinor + due.onInvoiceMinor + (voucher?.minor ?? 0);
    expect(parts, label).toBe(stored.grossMinor);
    expect(invoiceBalance(due.onInvoiceMinor, 0), label).toBe(due.onInvoiceMinor);
  }
});

test('no voucher has more than it began with, and none less than nothing', async () => {
  const rows = await db.database.kysely.selectFrom('gift_voucher').selectAll().execute();
  for (const { balance, initial } of rows) {
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance).toBeLessThanOrEqual(initial);
  }
});
