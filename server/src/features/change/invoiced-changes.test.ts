import { apiPaths } from '@portico/contract/paths';
import type { PropertyId } from '@portico/domain/ids';
import { openBookingWorld, type BookingWorld } from '@portico/testing/booking/booking-world';
import { buildCompanyInvoice, buildInvoiceHotel, FREIGHT } from '@portico/testing/booking/invoice-hotel';
import { FLEXIBLE, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReservation } from '../../core/reservation/read-reservation.store.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld({ hotel: buildInvoiceHotel() });
});
afterAll(() => world.close());

test('what a company pays for goes on its invoice, at rates that may be invoiced', async () => {
  const { body } = await world.create(
    buildCompanyInvoice({ AccountId: FREIGHT, PONumber: 'PO-100200', Comment: 'On account' }),
  );
  const confirmationToken = String(body.ConfirmationToken);
  const booked = await readReservation(world.db.database.kysely, PROPERTY as PropertyId, {
    confirmationToken,
  });
  const [room] = booked?.rooms ?? [];
  if (booked === undefined || room === undefined) throw new Error('not booked');
  const send = (path: string, fields: object) =>
    world.manage(booked, path, {
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
  const mixed = await send(apiPaths.managePreview(), { RatePlanId: FLEXIBLE });
  expect(mixed.body).toMatchObject({ Success: false, RefusalCode: 'payment.rates-do-not-mix' });
  const longer = { DateOfDeparture: '2027-03-06' };
  const shown = await send(apiPaths.managePreview(), longer);
  expect(shown.body).toMatchObject({
    Quote: { TotalNow: 240, ToPayNow: 0, DueAtHotel: 0, DueOnInvoice: 240, HowToPay: 'nothing' },
  });
  const changed = await send(apiPaths.manageUpdate(), longer);
  expect(changed.body).toMatchObject({ Success: true, Reservation: { TotalCost: 240, DueOnInvoice: 240 } });
  const back = await send(apiPaths.manageUpdate(), {});
  expect(back.body).toMatchObject({ Success: true, Reservation: { TotalCost: 160, DueOnInvoice: 160 } });
});
