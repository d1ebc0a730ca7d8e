import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { Limits } from '@portico/server/config/limits';
import type { PaymentPort } from '@portico/server/payments/payment-port';
import type { RatePlanId } from '@portico/domain/ids';
import { approvedCard, browserData, buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildRedirectProvider } from '@portico/testing/booking/redirect-provider';
import { buildIndividualInvoice, buildInvoiceHotel, saverRoom } from '@portico/testing/booking/invoice-hotel';
import {
  buildRatePlan,
  saver,
  DOUBLE,
  FIRST_NIGHT,
  LAST_NIGHT,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { randomUUID } from 'node:crypto';
import type { AnswerAt } from '@portico/testing/world/guest';
import { afterEach, expect, test } from 'vitest';

let world: World;
afterEach(() => world.close());

const FLOODER = '127.0.0.66';
const night = () => bookedOn(world, '2027-03-03');

async function open(rooms: number, limits: Partial<Limits>, payments?: () => PaymentPort) {
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms, roomTypes: [DOUBLE] }];
  world = await openWorld({
    limits,
    ...(payments && { payments }),
    hotel: buildInvoiceHotel({
      allotments,
      settings: { maxNumberOfRoomsOnBooking: 5 },
      ratePlans: [buildRatePlan(saver), guaranteed],
    }),
  });
}

const guaranteed = buildRatePlan({ id: 31 as RatePlanId, code: 'KEEP', needsGuarantee: true });

let guests = 0;
const send = (from: string, booking: CreateRequestBody) => {
  const Email = `guest-${++guests}@example.com`;
  return world.guest(from).book({ ...booking, Booker: { ...booking.Booker, Email } });
};

/** Rooms on the guest's own invoice. */
const byInvoice = (from = FLOODER, rooms = 1) =>
  send(from, buildIndividualInvoice({ Rooms: Array.from({ length: rooms }, () => buildRoom(saverRoom)) }));
const byCard = (from = FLOODER) =>
  send(from, buildBooking({ BrowserData: browserData, CardDetails: approvedCard }));

/** A card stored as a guarantee; nothing is charged. */
const byGuarantee = (from = FLOODER) =>
  send(
    from,
    buildBooking({
      BrowserData: browserData,
      CardDetails: approvedCard,
      PaymentAmount: 0,
      Rooms: [buildRoom({ RatePlanId: guaranteed.id, TotalCost: 200 })],
    }),
  );

const codes = (answers: readonly AnswerAt<'/api/Reservation/Create'>[]) =>
  answers.map(({ body }) => body.RefusalCode ?? body.Status);

test('of any number at once one address books a quarter of a night’s remaining rooms on invoice, and pays for more', async () => {
  await open(24, { unpaidShare: 25 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => byInvoice()));
  expect(codes(answers).filter((code) => code === 'Confirmed')).toHaveLength(6);
  expect(codes(answers).filter((code) => code === 'booking.pay-now')).toHaveLength(14);
  expect(await night()).toEqual({ sold: 6, held: 0 });
  expect(await world.limitsMet()).toEqual({ 'unpaid-share': 14 });
  expect((await byCard()).body).toMatchObject({ Status: 'Confirmed' });
  expect((await byInvoice('127.0.0.3')).body).toMatchObject({ Status: 'Confirmed' });
});

test('a refusal says to pay or to call', async () => {
  await open(4, { unpaidShare: 25 });
  await byInvoice();
  expect((await byInvoice()).body).toMatchObject({
    Success: false,
    RefusalCode: 'booking.pay-now',
    Message:
      'Many rooms of these nights are booked without being paid. Nothing has been booked or charged. Please choose a rate or a way to pay that pays now, or call us.',
  });
});

test('at a hotel of three rooms a family books two and the next guest one', async () => {
  await open(3, { unpaidShare: 25 });
  expect((await byInvoice('127.0.0.3', 2)).body).toMatchObject({ Status: 'Confirmed' });
  expect((await byInvoice('127.0.0.3')).body).toMatchObject({ RefusalCode: 'booking.pay-now' });
  expect((await byInvoice('127.0.0.4')).body).toMatchObject({ Status: 'Confirmed' });
});

test('what was booked a day ago counts no more', async () => {
  await open(4, { unpaidShare: 25 });
  await byInvoice();
  world.setNow('2027-02-21T12:00:01Z');
  expect((await byInvoice()).body).toMatchObject({ Status: 'Confirmed' });
  expect((await byInvoice()).body).toMatchObject({ RefusalCode: 'booking.pay-now' });
});

test('over all addresses half of a night is booked unpaid where that is far more than usual, and cards go on', async () => {
  await open(12, { unpaidShareOfAll: 50, unpaidTimesUsual: 4 });
  const answers: AnswerAt<'/api/Reservation/Create'>[] = [];
  for (let guest = 10; guest < 18; guest++) answers.push(await byInvoice(`127.0.0.${guest}`));
  expect(codes(answers)).toEqual([...Array(6).fill('Confirmed'), 'booking.pay-now', 'booking.pay-now']);
  expect((await byCard('127.0.0.18')).body).toMatchObject({ Status: 'Confirmed' });
});

test('where it is usual that many book unpaid, half of a night is no flood', async () => {
  await open(12, { unpaidShareOfAll: 50, unpaidTimesUsual: 4 });
  const { kysely } = world.db.database;
  await kysely
    .insertInto('booked_unpaid')
    .values({
      property_id: PROPERTY,
      network: '',
      booked_at: new Date('2027-02-10T12:00:00Z'),
      booking_id: randomUUID(),
      taken: 27,
      ends_at: new Date('2027-03-10T12:00:00Z'),
    })
    .execute();
  for (let guest = 10; guest < 18; guest++)
    expect((await byInvoice(`127.0.0.${guest}`)).body).toMatchObject({ Status: 'Confirmed' });
});

test('a guarantee card counts with the invoices of its address', async () => {
  await open(8, { unpaidShare: 25 });
  expect((await byGuarantee()).body).toMatchObject({ Status: 'Confirmed' });
  expect((await byInvoice()).body).toMatchObject({ Status: 'Confirmed' });
  for (const way of [byGuarantee, byInvoice])
    expect((await way()).body).toMatchObject({ RefusalCode: 'booking.pay-now' });
  expect((await byCard()).body).toMatchObject({ Status: 'Confirmed' });
});

test('whom a room is held for at the bank counts it with what is booked unpaid, and is never refused by it', async () => {
  await open(4, { unpaidShare: 25 });
  const questioned = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
  const atTheBank = () => send(FLOODER, buildBooking({ BrowserData: browserData, CardDetails: questioned }));
  expect((await byInvoice()).body).toMatchObject({ Status: 'Confirmed' });
  expect((await atTheBank()).body).toMatchObject({ Status: 'ActionRequired' });
  expect((await byInvoice()).body).toMatchObject({ RefusalCode: 'booking.pay-now' });
});

test('over all addresses no more of a night are booked unpaid when all come at once', async () => {
  await open(12, { unpaidShareOfAll: 50, unpaidTimesUsual: 4 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, guest) => byInvoice(`127.0.0.${guest + 10}`)),
  );
  expect(codes(answers).filter((code) => code === 'Confirmed')).toHaveLength(6);
});

test.each([
  [24, 6],
  [12, 4],
  [3, 2],
])('of %i rooms one address holds %i at the bank, and another guest comes after it', async (rooms, most) => {
  await open(rooms, { unpaidShare: 25, heldRoomsPerAddress: 12 });
  const questioned = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
  const atTheBank = (from: string) =>
    send(from, buildBooking({ BrowserData: browserData, CardDetails: questioned }));
  for (let room = 0; room < most; room++)
    expect((await atTheBank(FLOODER)).body).toMatchObject({ Status: 'ActionRequired' });
  const refused = await atTheBank(FLOODER);
  expect(refused).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  expect(await world.limitsMet()).toEqual({ held: 1 });
  expect((await atTheBank('127.0.0.3')).body).toMatchObject({ Status: 'ActionRequired' });
});

test('a room that is held for a card on the provider’s own page counts with what is not paid', async () => {
  await open(24, { unpaidShare: 25 }, () => buildRedirectProvider({ name: 'stripe', cards: 'on-its-page' }));
  const onThePage = () => send(FLOODER, buildBooking({ CardDetails: null, BrowserData: null }));
  const answers = await Promise.all(Array.from({ length: 12 }, onThePage));
  expect(codes(answers).filter((code) => code === 'ActionRequired')).toHaveLength(6);
  expect(codes(answers).filter((code) => code === 'booking.pay-now')).toHaveLength(6);
  expect((await byInvoice()).body).toMatchObject({ RefusalCode: 'booking.pay-now' });
});
