import { addDays } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import {
  approvedCard,
  ARRIVAL,
  browserData,
  DEPARTURE,
  oneAdult,
} from '@portico/testing/booking/booking-body';
import { bookWithoutCard, buildLaterHotel, buildPartPaidBooking } from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { DOUBLE, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';
import { readReservation } from '../reservation/read-reservation.store.ts';

let world: World;
afterEach(() => world.close());

/** The lines of the one mail with a subject that begins so. */
async function linesOf(subject: string): Promise<string[]> {
  const mails = (await world.mails()).filter((mail) => mail.subject.startsWith(subject));
  const [only, ...others] = mails;
  if (only === undefined || others.length > 0) throw new Error(`one mail was expected: ${subject}`);
  const lines = only.text.split('\n');
  return lines.filter((line) => /^(Paid|Kept|To be|To pay|Due)/.test(line) && line.includes(': '));
}

test('the mail states what will be charged when, and to which card', async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
  await world.book(buildPartPaidBooking());
  expect(await linesOf('Booked')).toEqual([
    'Paid on Sat 20 Feb 2027, Visa ending 4242: £32.00',
    'To be charged on Mon 1 Mar 2027, Visa ending 4242: £96.00',
    'To be charged on Tue 2 Mar 2027, Visa ending 4242: £32.00',
    'To pay at the hotel: £0.00',
  ]);
});

test('of two cards the mail names the one saved last, which will be charged', async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
  const { body } = await world.book(buildPartPaidBooking());
  const booked = await readReservation(world.db.database.kysely, PROPERTY as PropertyId, {
    confirmationToken: String(body.ConfirmationToken),
  });
  if (booked === undefined) throw new Error('not booked');
  const answer = await world.guestOf(booked).change({
    LanguageCode: 'en',
    ReservationItems: [
      {
        ReservationItemId: booked.rooms[0]?.itemId,
        DateOfArrival: ARRIVAL,
        DateOfDeparture: addDays(DEPARTURE, 1),
        RoomTypeId: DOUBLE,
        RatePlanId: SAVER,
        ...oneAdult,
      },
    ],
    CardDetails: { ...approvedCard, CardNumber: '4111 1111 1111 1111' },
    BrowserData: browserData,
  });
  expect(answer.body).toMatchObject({ Status: 'Applied' });
  expect(await linesOf(`Changed: ${booked.referenceNumber}, The Quay`)).toEqual([
    'Paid on Sat 20 Feb 2027, Visa ending 4242: £32.00',
    'Paid on Sat 20 Feb 2027, Visa ending 1111: £16.00',
    'To be charged on Mon 1 Mar 2027, Visa ending 1111: £144.00',
    'To be charged on Tue 2 Mar 2027, Visa ending 1111: £48.00',
    'To pay at the hotel: £0.00',
  ]);
});

test('without a card the mail states what is to be paid when', async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
  await bookWithoutCard(world);
  expect(await linesOf('Booked')).toEqual([
    'To pay by card on Mon 1 Mar 2027: £120.00',
    'To pay by card on Tue 2 Mar 2027: £40.00',
    'To pay at the hotel: £40.00',
  ]);
});

test('a later receipt states that an earlier part is still due', async () => {
  let charges = 0;
  world = await openWorld({
    hotel: buildLaterHotel(),
    payments: (acquirer) => ({
      ...acquirer,
      chargeStored: async (...order) =>
        ++charges === 1 ? { kind: 'declined' } : acquirer.chargeStored(...order),
    }),
  });
  await world.book(buildPartPaidBooking());
  await world.runAt('2027-03-01T09:00:00Z');
  await world.runAt('2027-03-02T09:00:00Z');
  // The mail was sent before; compose it again.
  await world.db.database.kysely
    .updateTable('outbox')
    .set({ sent_at: null })
    .where('kind', '=', 'guest-payment-taken')
    .execute();
  expect(await linesOf('Receipt')).toEqual([
    'Paid on Sat 20 Feb 2027, Visa ending 4242: £32.00',
    'Paid on Tue 2 Mar 2027, Visa ending 4242: £32.00',
    'Due since Mon 1 Mar 2027: £96.00',
    'To pay at the hotel: £0.00',
  ]);
});
