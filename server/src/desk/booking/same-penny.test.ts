import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import {
  approvedCard,
  browserData,
  buildBooking,
  buildFlexibleBooking,
} from '@portico/testing/booking/booking-body';
import { buildIndividualInvoice, buildInvoiceHotel } from '@portico/testing/booking/invoice-hotel';
import { buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import type { LinkQuery } from '@portico/testing/booking/pay-link-body';
import {
  buildHotelFile,
  buildRatePlan,
  DOUBLE,
  FLEXIBLE,
  PROPERTY,
  saver,
  SAVER,
} from '@portico/testing/builders/hotel-file';
import { readBooked } from '@portico/testing/world/books';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World, type WorldOptions } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';
import { bookingEvent } from '../../reservation/booking-event.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import { recoverPayments } from '../../payments/settle/recover-payments.ts';

let world: World;
afterEach(() => world.close());

async function open(body: CreateRequestBody, hotel: PropertyFile, options: WorldOptions = {}) {
  world = await openWorld({ hotel, publicUrl: 'https://book.example', ...options });
  const created = (await world.book(body)).body;
  const number = String(created.ReferenceNumber);
  await world.mails();
  const read = () => readBooked(world, created.ConfirmationToken);
  const receipt = async () => (await world.guest().confirmation(created.ConfirmationToken)).body;
  return { number, read, receipt, staff: await openStaff(world) };
}
const drift = async () => (await reconcile(world.deps)).drift;
const cash = (number: string, minor: number, kind: 'paid' | 'given-back' = 'paid') =>
  ({ number, version: null, kind, way: 'cash', minor }) as const;

/** What a mail says of money at the hotel. */
async function mailed() {
  const [mail] = await world.mails();
  return mail?.text.split('\n').filter((line) => / at the hotel: /.test(line));
}

function queryOf(url: string): LinkQuery {
  const [, , , actionType = '', invoiceNumber = '', hash = ''] = new URL(url).pathname.split('/');
  const paymentId = new URL(url).searchParams.get('id') ?? '';
  return { propertyId: String(PROPERTY), invoiceNumber, hash, actionType, paymentId };
}

test('of 200.00, after 60.00 in cash, every page and mail says 60.00 paid and 140.00 to pay', async () => {
  const { number, read, receipt, staff } = await open(buildFlexibleBooking(), buildHotelFile());
  await staff.ask('Booking/TakePayment', cash(number, 60_00));
  const left = { Paid: 60, PaidAtHotel: 60, DueAtHotel: 140, DueOnInvoice: 0 };
  const lines = ['Paid at the hotel: £60.00', 'To pay at the hotel: £140.00'];

  const { folio } = await staff.ask('Booking/Read', { number });
  expect(folio).toMatchObject({ paidMinor: 60_00, stillMinor: 140_00 });
  expect(await receipt()).toMatchObject(left);
  const guest = world.guest();
  expect((await guest.find(number)).body.Reservation).toMatchObject(left);
  expect((await guest.read()).body).toMatchObject(left);
  const booked = await read();
  expect(bookingEvent('reservation.changed', booked).data).toMatchObject({
    DueAtHotel: 200,
    PaidAtHotel: 60,
  });
  await staff.ask('Booking/SendMail', { number });
  expect(await mailed()).toEqual(lines);

  const card = await staff.ask('Booking/StoreCardLink', { number, isMailed: false });
  expect((await guest.openPayLink(queryOf(card.url))).body.Booking).toMatchObject({ DueAtHotel: 140 });
  const link = await staff.ask('Booking/PayLink', { number, minor: null, isMailed: false });
  expect((await guest.openPayLink(queryOf(link.url))).body).toMatchObject({ AmountToPay: 140 });
  // What a link asks for may be paid at the hotel too.
  expect(await receipt()).toMatchObject(left);
  expect((await staff.ask('Booking/Read', { number })).folio.due).toMatchObject([{ where: 'hotel' }]);
  expect(await drift()).toEqual([]);
  await staff.ask('Booking/SendMail', { number });
  expect(await mailed()).toEqual(lines);
});

test('a cancelling gives nothing of it to a card, and the desk gives it back', async () => {
  const { number, receipt, staff } = await open(buildFlexibleBooking(), buildHotelFile());
  await staff.ask('Booking/TakePayment', cash(number, 60_00));
  await staff.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null });
  expect(await receipt()).toMatchObject({ Paid: 60, DueAtHotel: 0 });
  expect(await mailed()).toEqual(['Paid at the hotel: £60.00', 'To pay at the hotel: £0.00']);
  expect((await staff.ask('Booking/Read', { number })).folio.stillMinor).toBe(-60_00);
  await staff.ask('Booking/TakePayment', cash(number, 60_00, 'given-back'));
  expect(await receipt()).toMatchObject({ Paid: 0, DueAtHotel: 0 });
  expect(await drift()).toEqual([]);
});

test('what was paid at the hotel of an invoice is not on it again after a change', async () => {
  const { number, read, receipt, staff } = await open(buildIndividualInvoice(), buildInvoiceHotel());
  await staff.ask('Booking/TakePayment', cash(number, 60_00));
  expect(await receipt()).toMatchObject({ Paid: 60, DueAtHotel: 0, DueOnInvoice: 100 });
  const booked = await read();
  const room = {
    ...{ ReservationItemId: booked.rooms[0]?.itemId, RoomTypeId: DOUBLE, RatePlanId: SAVER },
    ...{ DateOfArrival: booked.stay.arrival, DateOfDeparture: '2027-03-06' },
    ...{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 },
  };
  const guest = world.guestOf(booked);
  const left = { Paid: 60, DueAtHotel: 0, DueOnInvoice: 180 };
  expect((await guest.preview({ ReservationItems: [room] })).body.Quote).toMatchObject(left);
  expect((await guest.change({ ReservationItems: [room] })).body.Reservation).toMatchObject(left);
  expect((await staff.ask('Booking/PayLink', { number, minor: null, isMailed: false })).minor).toBe(180_00);
  await staff.ask('Booking/TakePayment', cash(number, 20_00, 'given-back'));
  expect(await receipt()).toMatchObject({ Paid: 40, DueAtHotel: 0, DueOnInvoice: 200 });
  expect(await drift()).toEqual([]);
});

test('of a cancelled invoice what was paid beyond its fee goes back, and the invoice asks for nothing', async () => {
  const entries = [{ daysBefore: 60, at: '18:00', charge: { fee: 'Percent' as const, value: 50 } }];
  const noShow = { fee: 'Full' as const };
  const hotel = buildInvoiceHotel({
    ratePlans: [buildRatePlan(), buildRatePlan({ ...saver, cancellation: { entries, noShow } })],
  });
  const { number, receipt, staff } = await open(buildIndividualInvoice(), hotel);
  await staff.ask('Booking/TakePayment', cash(number, 160_00));
  await staff.ask('Booking/Cancel', { number, version: null, roomNumber: null, reason: null });
  await staff.ask('Booking/TakePayment', cash(number, 80_00, 'given-back'));
  expect(await receipt()).toMatchObject({ Paid: 80, DueAtHotel: 0, DueOnInvoice: 0 });
  expect((await staff.ask('Booking/Read', { number })).folio).toMatchObject({ stillMinor: 0, due: [] });
  expect(await drift()).toEqual([]);
});

test('while a change waits for its payment the desk takes no cash for the booking and links to no invoice', async () => {
  const unknown = { kind: 'unknown' } as const;
  let isSilent = false;
  const { number, read, receipt, staff } = await open(buildBooking(), buildHotelFile(), {
    payments: (acquirer) => ({
      ...acquirer,
      charge: async (...order) => {
        const answer = await acquirer.charge(...order);
        return isSilent ? unknown : answer;
      },
      lookUp: async (attempt) => (isSilent ? unknown : acquirer.lookUp(attempt)),
      cancel: async (attempt) => (isSilent ? unknown : acquirer.cancel(attempt)),
    }),
  });
  const booked = await read();
  isSilent = true;
  const room = {
    ...{ ReservationItemId: booked.rooms[0]?.itemId, RoomTypeId: DOUBLE, RatePlanId: SAVER },
    ...{ DateOfArrival: booked.stay.arrival, DateOfDeparture: '2027-03-06' },
    ...{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 },
  };
  const paysBy = { CardDetails: approvedCard, BrowserData: browserData, SeenPayment: 80 };
  const { body } = await world.guestOf(booked).change({ ReservationItems: [room], ...paysBy });
  expect(body).toMatchObject({ Status: 'Pending' });
  const waits = 'change.waits-for-payment';
  expect(await staff.refusal('Booking/TakePayment', cash(number, 80_00))).toBe(waits);
  expect(await staff.refusal('Booking/PayLink', { number, minor: null, isMailed: false })).toBe(waits);
  isSilent = false;
  world.setNow('2027-02-20T12:01:00Z');
  await recoverPayments(world.deps);
  expect(await staff.refusal('Booking/TakePayment', cash(number, 80_00))).toBe('desk.more-than-owed');
  expect(await receipt()).toMatchObject({ Paid: 240, DueAtHotel: 0 });
  expect(await drift()).toEqual([]);
});

test('a deposit by a link stays paid when a guest stays a night longer, and then another', async () => {
  const { number, read, receipt, staff } = await open(buildFlexibleBooking(), buildHotelFile());
  const link = await staff.ask('Booking/PayLink', { number, minor: 60_00, isMailed: false });
  await world.guest().payByLink(queryOf(link.url), { AmountToPay: 60 });
  for (const [departure, toPay] of [
    ['2027-03-06', 240],
    ['2027-03-07', 340],
  ] as const) {
    const booked = await read();
    const room = {
      ...{ ReservationItemId: booked.rooms[0]?.itemId, RoomTypeId: DOUBLE, RatePlanId: FLEXIBLE },
      ...{ DateOfArrival: booked.stay.arrival, DateOfDeparture: departure },
      ...{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 },
    };
    const left = { Paid: 60, DueAtHotel: toPay, DueOnInvoice: 0 };
    const { body } = await world.guestOf(booked).change({ ReservationItems: [room] });
    expect(body.Reservation, body.Message ?? '').toMatchObject(left);
    expect(await receipt()).toMatchObject(left);
  }
  expect((await staff.ask('Booking/Read', { number })).folio).toMatchObject({
    paidMinor: 60_00,
    stillMinor: 340_00,
  });
  expect(await drift()).toEqual([]);
});

test('a link for a deposit still asks for it after a guest has changed the stay, and one for all asks for all', async () => {
  const { number, read, staff } = await open(buildFlexibleBooking(), buildHotelFile());
  const deposit = await staff.ask('Booking/PayLink', { number, minor: 60_00, isMailed: false });
  const booked = await read();
  const room = {
    ...{ ReservationItemId: booked.rooms[0]?.itemId, RoomTypeId: DOUBLE, RatePlanId: FLEXIBLE },
    ...{ DateOfArrival: booked.stay.arrival, DateOfDeparture: '2027-03-06' },
    ...{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 },
  };
  await world.guestOf(booked).change({ ReservationItems: [room] });
  const guest = world.guest();
  expect((await guest.openPayLink(queryOf(deposit.url))).body).toMatchObject({ AmountToPay: 60 });
  const all = await staff.ask('Booking/PayLink', { number, minor: null, isMailed: false });
  expect(all.minor).toBe(300_00);
  expect((await guest.openPayLink(queryOf(all.url))).body).toMatchObject({ AmountToPay: 300 });
  await guest.payByLink(queryOf(deposit.url), { AmountToPay: 60 });
  expect((await guest.openPayLink(queryOf(all.url))).body).toMatchObject({ AmountToPay: 240 });
  await guest.payByLink(queryOf(all.url), { AmountToPay: 240 });
  expect((await staff.ask('Booking/Read', { number })).folio).toMatchObject({ paidMinor: 300_00, due: [] });
  expect(await drift()).toEqual([]);
});

test('a part that no card paid is paid at the hotel, and is no longer due', async () => {
  const { number, receipt, staff } = await open(buildPartPaidBooking(), buildLaterHotel(), {
    payments: (acquirer) => ({ ...acquirer, chargeStored: async () => ({ kind: 'declined' }) }),
  });
  await world.runAt('2027-03-01T09:00:00Z');
  const evening = await openStaff(world);
  await evening.ask('Booking/TakePayment', cash(number, 60_00));
  const later = { Date: '2027-03-02', Amount: 32 };
  expect(await receipt()).toMatchObject({
    ...{ Paid: 92, PaidAtHotel: 60, DueAtHotel: 0 },
    DueLater: [{ Date: '2027-03-01', Amount: 36 }, later],
  });
  await evening.ask('Booking/TakePayment', cash(number, 36_00));
  expect(await receipt()).toMatchObject({ Paid: 128, DueAtHotel: 0, DueLater: [later] });
  expect(await staff.refusal('Booking/TakePayment', cash(number, 1))).not.toBeNull();
  expect(await drift()).toEqual([]);
});

test('a change that costs the same moves no money, though a part is overdue', async () => {
  const { read, receipt } = await open(buildPartPaidBooking(), buildLaterHotel(), {
    payments: (acquirer) => ({ ...acquirer, chargeStored: async () => ({ kind: 'declined' }) }),
  });
  await world.runAt('2027-03-01T09:00:00Z');
  const { Paid, DueNow, DueLater, DueAtHotel } = await receipt();
  const { body } = await world.guestOf(await read()).change({ SpecialRequests: 'A quiet room, please' });
  expect(body, String(body.Message)).toMatchObject({ Success: true, Status: 'Applied' });
  expect(await receipt()).toMatchObject({ Paid, DueNow, DueLater, DueAtHotel });
  expect(world.taken()).toMatchObject([{ amount: 32_00 }]);
  expect(await drift()).toEqual([]);
});
