import { createHmac } from 'node:crypto';
import type { ReservationId } from '@portico/domain/ids';
import { bookWithoutCard, buildLaterHotel } from '@portico/testing/booking/later-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { openPaystackStandIn, PAYSTACK_SECRET } from '@portico/testing/booking/paystack-stand-in';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { payOnPage } from '@portico/testing/stripe/at-the-page';
import type { Session } from '@portico/testing/stripe/objects';
import { openStripeStandIn } from '@portico/testing/stripe/stripe-stand-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoverPayments } from '../settle/recover-payments.ts';
import { reconcile } from '../../operations/reconcile/reconcile.ts';

const PUBLIC_URL = 'https://quay.example';
const noCard = { CardDetails: null };

describe('by Stripe', () => {
  let theirs: Awaited<ReturnType<typeof openStripeStandIn>>;
  let world: World;
  beforeAll(async () => {
    theirs = await openStripeStandIn();
    world = await openWorld({
      hotel: buildLaterHotel(),
      payments: () => theirs.provider,
      publicUrl: PUBLIC_URL,
    });
  });
  afterAll(async () => {
    expect(theirs.stripe.faults).toEqual([]);
    await world.close();
    await theirs.close();
  });
  const setNow = (instant: string) => {
    theirs.time.now = new Date(instant);
    world.setNow(instant);
  };
  const lastPage = () => theirs.stripe.books.all<Session>('checkout.session').at(-1);

  test('an invoice is paid on its page, which leads back to the payment’s own', async () => {
    const link = await world.desk.linkToPay(await world.desk.invoice());
    expect((await world.guest().openPayLink(link)).body).toMatchObject({ HowToPay: 'redirect' });
    const { body } = await world.guest().payByLink(link, noCard);
    expect(body).toMatchObject({ Success: true, Status: 'ActionRequired', ActionUrl: lastPage()?.url });
    expect(lastPage()).toMatchObject({ amount_total: 12_000, mode: 'payment' });
    const { location } = await payOnPage(body.ActionUrl ?? '');
    expect(location).toBe(`${PUBLIC_URL}/SecurePay/Quay/Status/${body.ConfirmationToken}`);
    setNow('2027-02-20T12:01:00Z');
    expect((await world.guest().paymentStatus(body.ConfirmationToken)).body).toMatchObject({
      Status: 'Confirmed',
    });
    expect((await reconcile(world.deps)).drift).toEqual([]);
  });

  test('an unpaid page expires, and can be paid no more', async () => {
    setNow('2027-02-20T13:00:00Z');
    const link = await world.desk.linkToPay(await world.desk.invoice());
    const { body } = await world.guest().payByLink(link, noCard);
    setNow('2027-02-20T13:21:00Z');
    await recoverPayments(world.deps);
    expect((await world.guest().paymentStatus(body.ConfirmationToken)).body).toMatchObject({
      Success: false,
      Status: 'Expired',
    });
    expect((await payOnPage(body.ActionUrl ?? '')).text).toContain('This page has expired');
    expect((await world.guest().payByLink(link, noCard)).body).toMatchObject({ Status: 'ActionRequired' });
  });

  test('a card is saved on its page in set-up mode, and a later part is charged to it', async () => {
    setNow('2027-02-21T12:00:00Z');
    const booked = await bookWithoutCard(world);
    const number = booked.body.ReferenceNumber ?? '';
    const { reservation_id: id } = await world.db.database.kysely
      .selectFrom('reservation')
      .select('reservation_id')
      .where('reference_number', '=', number)
      .executeTakeFirstOrThrow();
    const link = await world.desk.linkForCard(number, id satisfies ReservationId);
    const { body } = await world.guest().payByLink(link, noCard);
    expect(body).toMatchObject({ Success: true, Status: 'ActionRequired' });
    const pages = theirs.stripe.books.all<Session>('checkout.session');
    expect(pages.find(({ url }) => url === body.ActionUrl)).toMatchObject({ mode: 'setup' });
    await payOnPage(body.ActionUrl ?? '');
    setNow('2027-02-21T12:01:00Z');
    expect((await world.guest().paymentStatus(body.ConfirmationToken)).body).toMatchObject({
      Message: 'Card saved',
      Status: 'Confirmed',
    });
    setNow('2027-03-01T09:00:00Z');
    await world.runAt('2027-03-01T09:00:00Z');
    const { status, provider } = await world.db.database.kysely
      .selectFrom('payment_attempt')
      .select(['status', 'provider'])
      .where('reservation_id', '=', id)
      .where('purpose', '=', 'scheduled')
      .orderBy('due_date')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect({ status, provider }).toEqual({ status: 'paid', provider: 'stripe' });
  });
});

describe('by Paystack', () => {
  const property = { currency: 'NGN' as const, paymentTypes: ['PayByPayStack' as const] };
  let now = new Date('2027-02-20T12:00:00Z');
  let standIn: Awaited<ReturnType<typeof openPaystackStandIn>>;
  let world: World;
  beforeAll(async () => {
    standIn = await openPaystackStandIn(() => now);
    world = await openWorld({
      hotel: buildHotelFile({ property }),
      payments: () => standIn.provider,
    });
  });
  afterAll(async () => {
    await world.close();
    await standIn.close();
  });
  const setNow = (instant: string) => {
    now = new Date(instant);
    world.setNow(instant);
  };

  test('an invoice is paid on its page', async () => {
    const link = await world.desk.linkToPay(await world.desk.invoice());
    expect((await world.guest().openPayLink(link)).body).toMatchObject({
      HowToPay: 'redirect',
      Currency: 'NGN',
    });
    const { body } = await world.guest().payByLink(link, noCard);
    expect(body).toMatchObject({ Success: true, Status: 'ActionRequired' });
    const back = await standIn.pay(body.ActionUrl ?? '', 'approve');
    expect(back).toContain(`/SecurePay/Quay/Status/${body.ConfirmationToken}?`);
    setNow('2027-02-20T12:00:05Z');
    expect((await world.guest().paymentStatus(body.ConfirmationToken)).body).toMatchObject({
      Status: 'Confirmed',
    });
    expect((await reconcile(world.deps)).drift).toEqual([]);
  });

  test('who pays after the invoice was paid otherwise has it back', async () => {
    setNow('2027-02-20T13:00:00Z');
    const link = await world.desk.linkToPay(await world.desk.invoice());
    const late = await world.guest().payByLink(link, noCard);
    setNow('2027-02-20T13:21:00Z');
    await recoverPayments(world.deps);
    expect((await world.guest().paymentStatus(late.body.ConfirmationToken)).body).toMatchObject({
      Status: 'Expired',
    });
    const paid = await world.guest().payByLink(link, noCard);
    await standIn.pay(paid.body.ActionUrl ?? '', 'approve');
    setNow('2027-02-20T13:21:05Z');
    expect((await world.guest().paymentStatus(paid.body.ConfirmationToken)).body).toMatchObject({
      Status: 'Confirmed',
    });
    await standIn.pay(late.body.ActionUrl ?? '', 'approve');
    const { attempt_id: attemptId } = await world.db.database.kysely
      .selectFrom('link_payment')
      .select('attempt_id')
      .where('confirmation_token', '=', late.body.ConfirmationToken ?? '')
      .executeTakeFirstOrThrow();
    await deliverSuccess(attemptId);
    expect((await world.guest().paymentStatus(late.body.ConfirmationToken)).body).toMatchObject({
      Success: false,
      Status: 'Refused',
      RefusalCode: 'invoice.given-back',
    });
    expect((await world.guest().receipt(late.body.ConfirmationToken)).body).toMatchObject({
      Success: false,
      AmountToPay: 0,
    });
  });

  /** Sends the provider's signed webhook of success. */
  async function deliverSuccess(attemptId: string) {
    const payload = JSON.stringify({ event: 'charge.success', data: { reference: `7.${attemptId}` } });
    const signature = createHmac('sha512', PAYSTACK_SECRET).update(payload).digest('hex');
    const headers = { 'x-paystack-signature': signature };
    const notice = await world.guest().post('/api/Payment/Notice/paystack', payload, { headers });
    expect(notice.status).toBe(200);
  }
});
