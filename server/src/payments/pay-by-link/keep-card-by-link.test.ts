import type { ReservationId } from '@portico/domain/ids';
import { approvedCard, declinedCard } from '@portico/testing/booking/booking-body';
import { bookWithoutCard, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { hotelDeclines } from '@portico/testing/world/books';
import { answerBank } from '@portico/testing/booking/questioned-booking';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOW = '2027-02-20T12:00:00Z';

let world: World;
let booking: { number: string; reservationId: ReservationId };
beforeAll(async () => {
  world = await openWorld({ hotel: buildLaterHotel() });
});
afterAll(() => world.close());
beforeEach(async () => {
  const { kysely } = world.db.database;
  world.setNow(NOW);
  // Room inventory does not matter here.
  await kysely.updateTable('room_night').set({ sold: 0, held: 0 }).execute();
  const { body } = await bookWithoutCard(world);
  const number = body.ReferenceNumber ?? '';
  const row = await kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('reference_number', '=', number)
    .executeTakeFirstOrThrow();
  booking = { number, reservationId: row.reservation_id };
});

const newLink = () => world.desk.linkForCard(booking.number, booking.reservationId);

describe('a link that keeps a card for a booking', () => {
  test('shows what it will be charged, saves it without a charge, and later parts go to it', async () => {
    const link = await newLink();
    expect((await world.guest().openPayLink(link)).body).toMatchObject({
      Success: true,
      Type: 'Reservation',
      Action: 'StoreCard',
      InvoiceNumber: booking.number,
      AmountToPay: 0,
      Email: 'ada@example.com',
      HowToPay: 'card',
      Booking: {
        ReservationNumber: booking.number,
        DateFrom: '2027-03-03',
        DateTo: '2027-03-05',
        PropertyRoomNames: ['Double'],
        DueLater: [
          { Date: '2027-03-01', Amount: 120 },
          { Date: '2027-03-02', Amount: 40 },
        ],
        DueAtHotel: 40,
      },
    });
    const taken = world.taken().length;
    const { body } = await world.guest().payByLink(link);
    expect(body).toMatchObject({ Success: true, Message: 'Card saved', Status: 'Confirmed' });
    expect(world.taken()).toHaveLength(taken);
    expect((await world.guest().receipt(body.ConfirmationToken)).body).toMatchObject({
      Action: 'StoreCard',
      Type: 'Reservation',
      AmountToPay: 0,
      LastFour: '4242',
    });
    await world.runAt('2027-03-01T09:00:00Z');
    expect(world.taken()).toHaveLength(taken + 1);
    expect(world.taken().at(-1)).toMatchObject({ amount: 12_000 });
  });

  test('keeps one, and has nothing more to do then', async () => {
    const link = await newLink();
    await world.guest().payByLink(link);
    expect((await world.guest().openPayLink(link)).body).toMatchObject({
      Action: 'None',
      RefusalCode: 'card.not-needed',
    });
    expect((await world.guest().payByLink(link)).body).toMatchObject({
      Success: false,
      RefusalCode: 'card.not-needed',
    });
  });

  test('requests nothing for a booking that is cancelled or has ended', async () => {
    const link = await newLink();
    world.setNow('2027-03-06T12:00:00Z');
    expect((await world.guest().openPayLink(link)).body).toMatchObject({ Action: 'None' });
    world.setNow(NOW);
    const { kysely } = world.db.database;
    await kysely
      .updateTable('reservation')
      .set({ status: 'cancelled' })
      .where('reservation_id', '=', booking.reservationId)
      .execute();
    expect((await world.guest().payByLink(link)).body).toMatchObject({ RefusalCode: 'card.not-needed' });
  });

  test('keeps no card that is declined, and another after it', async () => {
    const before = await hotelDeclines(world);
    const link = await newLink();
    const { body } = await world.guest().payByLink(link, { CardDetails: declinedCard });
    expect(body).toMatchObject({ Success: false, Status: 'Declined', RefusalCode: 'card.declined' });
    expect(await hotelDeclines(world)).toBe(1 + before);
    expect((await world.guest().payByLink(link)).body).toMatchObject({ Status: 'Confirmed' });
  });

  test('waits for the bank, and keeps no second card meanwhile', async () => {
    const link = await newLink();
    const CardDetails = { ...approvedCard, CardNumber: '4000 0027 6000 3184' };
    const processed = await world.guest().payByLink(link, { CardDetails });
    expect(processed.body).toMatchObject({ Success: true, Status: 'ActionRequired' });
    expect((await world.guest().payByLink(await newLink())).body).toMatchObject({
      RefusalCode: 'card.under-way',
    });
    await answerBank(processed.body.ActionUrl ?? '', 'approve');
    world.setNow('2027-02-20T12:00:05Z');
    expect((await world.guest().paymentStatus(processed.body.ConfirmationToken)).body).toMatchObject({
      Status: 'Confirmed',
    });
  });

  test('is no link to pay, and opens no other booking', async () => {
    const link = await newLink();
    const invalid = { status: 404, body: { RefusalCode: 'link.invalid' } };
    expect(await world.guest().openPayLink({ ...link, actionType: 'P' })).toMatchObject(invalid);
    expect(await world.guest().openPayLink({ ...link, invoiceNumber: 'K7QD3XWM4P' })).toMatchObject(invalid);
    const status = await world.guest().status(link.hash);
    expect(status.status).toBe(400);
  });
});
