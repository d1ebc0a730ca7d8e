import type { PropertyId } from '@portico/domain/ids';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildCompanyInvoice, buildInvoiceHotel, FREIGHT } from '@portico/testing/booking/invoice-hotel';
import { FLEXIBLE, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';
import { readReservation } from '../../reservation/read-reservation.store.ts';

let world: World;
afterEach(() => world.close());

/** Two nights from 3 March at Saver, 160.00, with a function to change its room. */
async function bookInvoiced() {
  const { body } = await world.book(
    buildCompanyInvoice({ AccountId: FREIGHT, PONumber: 'PO-100200', Comment: 'On account' }),
  );
  const confirmationToken = String(body.ConfirmationToken);
  const booked = await readReservation(world.db.database.kysely, PROPERTY as PropertyId, {
    confirmationToken,
  });
  const [room] = booked?.rooms ?? [];
  if (booked === undefined || room === undefined) throw new Error('not booked');
  const send = (path: string, fields: object) =>
    world.guestOf(booked).post(path, {
      PropertyId: PROPERTY,
      ReservationId: booked.reservationId,
      ReservationItems: [
        {
          ReservationItemId: room.itemId,
          DateOfArrival: room.stay.arrival,
          DateOfDeparture: room.stay.departure,
          RoomTypeId: room.roomTypeId,
          RatePlanId: SAVER,
          NumberOfAdults: 1,
          NumberOfChildren: 0,
          NumberOfInfants: 0,
          ...fields,
        },
      ],
    });
  return {
    preview: (fields: object) => send('/api/ManageBooking/Preview', fields),
    update: (fields: object) => send('/api/ManageBooking/Update', fields),
  };
}
const until = (DateOfDeparture: string) => ({ DateOfDeparture });

test('what a company pays for goes on its invoice, at rates that may be invoiced', async () => {
  world = await openWorld({ hotel: buildInvoiceHotel() });
  const { preview, update } = await bookInvoiced();
  const mixed = await preview({ RatePlanId: FLEXIBLE });
  expect(mixed.body).toMatchObject({ Success: false, RefusalCode: 'payment.rates-do-not-mix' });
  expect((await preview(until('2027-03-06'))).body).toMatchObject({
    Quote: { TotalNow: 240, ToPayNow: 0, DueAtHotel: 0, DueOnInvoice: 240, HowToPay: 'nothing' },
  });
  const changed = await update(until('2027-03-06'));
  expect(changed.body).toMatchObject({ Success: true, Reservation: { TotalCost: 240, DueOnInvoice: 240 } });
  const back = await update({});
  expect(back.body).toMatchObject({ Success: true, Reservation: { TotalCost: 160, DueOnInvoice: 160 } });
});

test('what an unpaid booking grows by counts as if it were booked', async () => {
  world = await openWorld({ hotel: buildInvoiceHotel(), limits: { unpaidNightsPerAddress: 3 } });
  const { update } = await bookInvoiced();
  expect((await update(until('2027-03-06'))).body).toMatchObject({ Success: true });
  const more = await update(until('2027-03-07'));
  expect(more).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
  expect(await world.limitsMet()).toEqual({ 'unpaid-rooms-per-address': 1 });
  expect((await update(until('2027-03-04'))).body).toMatchObject({ Success: true });
});
