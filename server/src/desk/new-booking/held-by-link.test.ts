import { declinedCard, buildBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { questionedBooking } from '@portico/testing/booking/questioned-booking';
import {
  buildHotelFile,
  DOUBLE,
  FIRST_NIGHT,
  FLEXIBLE,
  LAST_NIGHT,
  PROPERTY,
} from '@portico/testing/builders/hotel-file';
import { localDate } from '@portico/domain/calendar/local-date';
import { openReception } from '@portico/testing/world/reception';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { endHeldByLink } from '../../payments/invoice/end-held.ts';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';

const hotel = buildHotelFile({ allotments: [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 1 }] });

let world: World;
let reception: Awaited<ReturnType<typeof openReception>>;
beforeEach(async () => {
  world = await openWorld({ hotel, publicUrl: 'https://book.example' });
  reception = await openReception(world);
});
afterEach(() => world.close());

const twoHours = { payment: { way: 'link', holdHours: 2 } };

/** Holds the last room for two hours, and opens its link as the guest would. */
async function hold(changes: object = {}) {
  const { status, body } = await reception.create({ ...twoHours, ...changes });
  expect(status).toBe(200);
  const { pathname, searchParams } = new URL(body.held?.payLink ?? '');
  const [, , , actionType = '', invoiceNumber = '', hash = ''] = pathname.split('/');
  const paymentId = searchParams.get('id') ?? '';
  return { ...body, link: { propertyId: String(PROPERTY), actionType, invoiceNumber, hash, paymentId } };
}

const statusOf = async (number: string) => {
  const { kysely } = world.db.database;
  const [row] = await kysely
    .selectFrom('reservation')
    .select(['status', 'hold_ends_at'])
    .where('reference_number', '=', number)
    .execute();
  return row?.status;
};
const nights = () =>
  world.db.database.kysely
    .selectFrom('room_night')
    .select(['sold', 'held'])
    .where('room_type_id', '=', DOUBLE)
    .where('stay_date', '=', localDate('2027-03-15'))
    .executeTakeFirstOrThrow();
const deps = () => ({ ...world.deps, log: { error: () => undefined } });
const pay = (link: Awaited<ReturnType<typeof hold>>['link'], changes: object = {}) =>
  world.guest().payByLink(link, { AmountToPay: 220, ...changes });

test('the room is held, the guest is mailed the link, and what it asks is the price', async () => {
  const { number, held, mailedTo, link } = await hold();
  expect(held?.until).toBe('2027-02-20T14:00:00.000Z');
  expect(mailedTo).toBe('ada@guest.example');
  expect([await statusOf(number), await nights()]).toEqual(['pending', { sold: 0, held: 1 }]);
  const [mail, ...others] = await world.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('Please pay to book');
  expect(mail?.text).toContain(held?.payLink);
  expect(mail?.text).toContain('£220.00');
  expect(mail?.text).toContain('14:00 on Saturday 20th February 2027');
  expect((await world.guest().openPayLink(link)).body).toMatchObject({
    Action: 'Pay',
    AmountToPay: 220,
    InvoiceNumber: number,
  });
});

test('paid, it is confirmed once, and nothing is left to pay', async () => {
  const { number, link } = await hold();
  await world.mails();
  expect((await pay(link)).body).toMatchObject({ Success: true });
  expect([await statusOf(number), await nights()]).toEqual(['confirmed', { sold: 1, held: 0 }]);
  const { kysely } = world.db.database;
  const mails = await kysely.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute();
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'guest-confirmation',
    'hotel-invoice-paid',
    'hotel-notification',
    'payer-receipt',
  ]);
  world.setNow('2027-02-20T15:00:00Z');
  await endHeldByLink(deps());
  expect(await statusOf(number)).toBe('confirmed');
  expect((await reconcile(world.deps)).drift).toEqual([]);
});

test('a declined card leaves it held, and another one pays', async () => {
  const { number, link } = await hold();
  expect((await pay(link, { CardDetails: declinedCard })).body.Success).toBe(false);
  expect(await statusOf(number)).toBe('pending');
  expect((await pay(link)).body.Success).toBe(true);
  expect(await statusOf(number)).toBe('confirmed');
});

test('not paid in time, it is released, its link asks nothing any more, and the guest is told', async () => {
  const { number, link } = await hold();
  await world.mails();
  await endHeldByLink(deps());
  expect(await statusOf(number)).toBe('pending');
  world.setNow('2027-02-20T14:00:00Z');
  await Promise.all([endHeldByLink(deps()), endHeldByLink(deps())]);
  expect([await statusOf(number), await nights()]).toEqual(['expired', { sold: 0, held: 0 }]);
  expect((await world.guest().openPayLink(link)).body.Action).toBe('None');
  expect((await pay(link)).body.RefusalCode).toBe('invoice.nothing-outstanding');
  expect((await world.mails()).map(({ subject }) => subject.split(':')[0])).toEqual(['Not booked']);
  expect((await reconcile(world.deps)).drift).toEqual([]);
});

test('a hold that ends while it is being paid waits for that payment', async () => {
  const { number, link } = await hold();
  world.setNow('2027-02-20T13:59:00Z');
  const { CardDetails } = questionedBooking();
  expect((await pay(link, { CardDetails })).body.Status).toBe('ActionRequired');
  world.setNow('2027-02-20T14:01:00Z');
  await endHeldByLink(deps());
  expect(await statusOf(number)).toBe('pending');
  world.setNow('2027-02-20T14:30:00Z');
  const { settlers, onDeclined } = world.deps;
  await recoverPayments({ ...deps(), settlers, onDeclined });
  await endHeldByLink(deps());
  expect([await statusOf(number), await nights()]).toEqual(['expired', { sold: 0, held: 0 }]);
});

test('a hold is 1 to 72 hours', async () => {
  for (const holdHours of [0, 1_000, 1.5]) {
    const { status, body } = await reception.create({ payment: { way: 'link', holdHours } });
    expect([status, body.RefusalCode]).toEqual([400, 'request.invalid']);
  }
});

test('a booking without an address gets a link to read out', async () => {
  const booker = { firstName: 'Ada', lastName: 'Lovelace', email: '', phone: '+44 7700 900123' };
  const { held, mailedTo } = await hold({ booker });
  expect([mailedTo, held?.payLink.startsWith('https://book.example/SecurePay/')]).toEqual([null, true]);
  expect(await world.mails()).toEqual([]);
});

test('of a guest and two receptionists who want the last room exactly one gets it', async () => {
  const other = await openReception(world, 'owner');
  const stay = { DateFrom: '2027-03-15', DateTo: '2027-03-17' };
  const body = buildBooking({
    ...stay,
    Rooms: [buildRoom({ ...stay, RatePlanId: FLEXIBLE, TotalCost: 220 })],
    PaymentAmount: 0,
    PaymentType: null,
    CardDetails: null,
  });
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      reception.create(twoHours).then(({ status }) => status === 200),
      other.create().then(({ status }) => status === 200),
      world.book(body).then(({ body: { Success } }) => Success),
    ]);
    const { sold, held } = await nights();
    expect(sold + held).toBe(1);
    if (round === 0) expect(answers.filter(Boolean)).toHaveLength(1);
  }
  expect((await reconcile(world.deps)).drift).toEqual([]);
});
