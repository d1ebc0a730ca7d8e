import { ARRIVAL, buildBooking } from '@portico/testing/booking/booking-body';
import { bookedOn } from '@portico/testing/world/books';
import { openWorld, type World } from '@portico/testing/world/world';
import { DOUBLE, PROPERTY, SAVER } from '@portico/testing/builders/hotel-file';
import { payOnPage } from '@portico/testing/stripe/at-the-page';
import { openStripeStandIn } from '@portico/testing/stripe/stripe-stand-in';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recoverPayments } from '../settle/recover-payments.ts';
import { stripeProvider } from '../providers/stripe/stripe-provider.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

let theirs: Awaited<ReturnType<typeof openStripeStandIn>>;
let world: World;
let isKeyGood: boolean;
beforeEach(async () => {
  theirs = await openStripeStandIn();
  isKeyGood = false;
  const stranger = stripeProvider({ ...theirs.options, secretKey: 'sk_test_that_was_revoked' });
  world = await openWorld({
    payments: () => ({
      ...theirs.provider,
      startRedirect: async (attempt, order) =>
        (isKeyGood ? theirs.provider : stranger).startRedirect(attempt, order),
    }),
    publicUrl: 'https://quay.example',
  });
});
afterEach(async () => {
  expect((await reconcile(world.deps)).drift).toEqual([]);
  await world.close();
  await theirs.close();
});

const booking = buildBooking({ CardDetails: null });
const notBegun = {
  Success: false,
  RefusalCode: 'payment.not-configured',
  Message: 'We cannot take payments here just now. Nothing has been charged; please contact us.',
};
const declines = async () =>
  world.db.database.kysely
    .selectFrom('rate_limit')
    .select('counted')
    .where('kind', 'like', '%declines%')
    .execute();

test('a booking that the provider refuses to begin is not reported as declined by a bank', async () => {
  const { body } = await world.book(booking, 'one');
  expect(body).toMatchObject({ ...notBegun, Status: 'Expired', ActionUrl: null });
  expect((await world.book(booking, 'one')).body).toMatchObject(notBegun);
  const status = await world.guest().status(body.ConfirmationToken);
  expect(status.body).toMatchObject(notBegun);
  expect(await bookedOn(world, ARRIVAL)).toEqual({ sold: 0, held: 0 });
  expect(await declines()).toEqual([]);
  expect(await world.db.database.kysely.selectFrom('outbox').select('kind').execute()).toEqual([]);
});

test('nor of a change, which leaves the booking as it was', async () => {
  isKeyGood = true;
  const made = await world.book(booking);
  await payOnPage(String(made.body.ActionUrl));
  theirs.time.now = new Date('2027-02-20T12:01:00Z');
  world.setNow('2027-02-20T12:01:00Z');
  await recoverPayments(world.deps);
  isKeyGood = false;
  const { kysely } = world.db.database;
  const { reservation_id: reservationId } = await kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .executeTakeFirstOrThrow();
  const item = await kysely.selectFrom('reservation_item').select('item_id').executeTakeFirstOrThrow();
  const change = {
    PropertyId: PROPERTY,
    ReservationId: reservationId,
    LanguageCode: 'en',
    ReservationItems: [
      {
        ReservationItemId: item.item_id,
        DateOfArrival: '2027-03-03',
        DateOfDeparture: '2027-03-07',
        RoomTypeId: DOUBLE,
        RatePlanId: SAVER,
        NumberOfAdults: 1,
        NumberOfChildren: 0,
        NumberOfInfants: 0,
      },
    ],
  };
  const ask = async () => (await world.guestOf({ reservationId }).change(change, 'longer')).body;
  expect(await ask()).toMatchObject({ ...notBegun, Status: 'Expired', Reservation: { Version: 1 } });
  expect(await ask()).toMatchObject(notBegun);
  expect(await bookedOn(world, '2027-03-06')).toEqual({ sold: 0, held: 0 });
  expect(await declines()).toEqual([]);
});

test('nor of an invoice that is paid by link', async () => {
  const link = await world.desk.linkToPay(await world.desk.invoice());
  const refused = { Success: false, RefusalCode: 'invoice.cannot-be-paid', Status: 'Expired' };
  expect((await world.guest().payByLink(link, { CardDetails: null }, 'one')).body).toMatchObject(refused);
  expect((await world.guest().payByLink(link, { CardDetails: null }, 'one')).body).toMatchObject(refused);
  expect(await declines()).toEqual([]);
});
