import type { Guest } from '@portico/testing/world/guest';
import { openWorld, type World } from '@portico/testing/world/world';
import { withAccounts } from '@portico/testing/account/registration';
import { approvedCard, browserData, buildBooking } from '@portico/testing/booking/booking-body';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { payOnPage } from '@portico/testing/stripe/at-the-page';
import { openStripeStandIn } from '@portico/testing/stripe/stripe-stand-in';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { recoverPayments } from '../payments/settle/recover-payments.ts';
import { stripeProvider } from '../payments/providers/stripe/stripe-provider.ts';
import { reconcile } from '../operations/reconcile/reconcile.ts';

let theirs: Awaited<ReturnType<typeof openStripeStandIn>>;
let world: World;
let ada: Guest;
beforeEach(async () => {
  theirs = await openStripeStandIn();
  world = await openWorld({
    hotel: withAccounts(),
    payments: () => theirs.provider,
    publicUrl: 'https://quay.example',
  });
  ada = await world.member();
});
afterEach(async () => {
  expect(theirs.stripe.faults).toEqual([]);
  await world.close();
  await theirs.close();
});

const addCard = (browser = ada) =>
  browser.post('/api/Account/Cards/Add', { PropertyId: PROPERTY, CardDetails: null });
const statusOf = (cardRequestId: unknown) =>
  ada.get('/api/Account/Cards/Status', {
    propertyId: String(PROPERTY),
    cardRequestId: String(cardRequestId),
  });
const book = (CardDetails: object | null) =>
  ada.book({ ...buildBooking({ BrowserData: browserData }), CardDetails });
const cards = async () => (await ada.account()).body['CreditCards'] as { CreditCardId: string }[];

async function approve({ body }: Awaited<ReturnType<typeof book>>): Promise<void> {
  await payOnPage(String(body['ActionUrl']));
  theirs.time.now = new Date('2027-02-20T12:02:00Z');
  world.setNow('2027-02-20T12:02:00Z');
  await recoverPayments(world.deps);
}

test('a card is added on Stripe’s page, pays the next booking, and the books agree', async () => {
  const added = await addCard();
  expect(added.body).toMatchObject({ Success: true, Status: 'ActionRequired', CreditCards: [] });
  const { location } = await payOnPage(String(added.body['ActionUrl']));
  expect(location).toBe(
    `https://quay.example/ManageAccount/Quay?card=${String(added.body['CardRequestId'])}`,
  );
  const status = await statusOf(added.body['CardRequestId']);
  expect(status.body).toMatchObject({ Status: 'Added', CreditCards: [{ Name: 'Visa', LastFour: '4242' }] });

  const [card] = await cards();
  const booked = await book({ CreditCardId: card?.CreditCardId });
  expect(booked.body).toMatchObject({ Success: true, Status: 'Confirmed', ActionUrl: null });
  expect((await reconcile(world.deps)).drift).toEqual([]);
});

test('a removed card is detached at Stripe too, and can no longer be charged', async () => {
  const added = await addCard();
  await payOnPage(String(added.body['ActionUrl']));
  await statusOf(added.body['CardRequestId']);
  const [card] = await cards();
  const attached = () => theirs.stripe.books.all('payment_method').map(({ customer }) => customer !== null);
  expect(attached()).toEqual([true]);
  await ada.post('/api/Account/Cards/Remove', { PropertyId: PROPERTY, CreditCardId: card?.CreditCardId });
  expect(attached()).toEqual([false]);
  expect((await book({ CreditCardId: card?.CreditCardId })).status).toBe(404);
});

test.each([
  ['stays at Stripe while a booking may still be charged to it', '2027-03-05T12:00:00Z', true],
  ['is let go there once the stay is over', '2027-03-08T12:00:00Z', false],
])('a card that is taken away %s', async (_, now, isAttached) => {
  await approve(await book({ SaveCreditCardToIndividual: true }));
  // Like a booking with later parts.
  await sql`UPDATE payment_attempt SET card_token = (SELECT token FROM account_card)`.execute(
    world.db.database.kysely,
  );
  const [card] = await cards();
  world.setNow(now);
  await ada.post('/api/Account/Cards/Remove', { PropertyId: PROPERTY, CreditCardId: card?.CreditCardId });
  const attached = theirs.stripe.books.all('payment_method').map(({ customer }) => customer !== null);
  expect(attached).toEqual([isAttached]);
});

test('a card that the hotel removed at Stripe is not reported as declined by the bank, and another card books', async () => {
  const added = await addCard();
  await payOnPage(String(added.body['ActionUrl']));
  await statusOf(added.body['CardRequestId']);
  const [card] = await cards();
  const { books } = theirs.stripe;
  books.all('payment_method').forEach((method) => books.put({ ...method, customer: null }));
  const refused = await book({ CreditCardId: card?.CreditCardId });
  expect(refused.body).toMatchObject({
    Success: false,
    Status: 'Expired',
    RefusalCode: 'payment.card-unusable',
    Message: 'This saved card can no longer be used. Nothing has been charged; please use another card.',
  });
  const token = String(refused.body['ConfirmationToken']);
  const status = { propertyId: String(PROPERTY), referenceNumber: token };
  expect((await ada.get('/api/Reservation/Status', status)).body).toMatchObject({
    RefusalCode: 'payment.card-unusable',
  });
  const counted = world.db.database.kysely.selectFrom('rate_limit').where('kind', 'like', '%declines%');
  expect(await counted.select('counted').execute()).toEqual([]);
  await approve(await book(null));
  expect((await reconcile(world.deps)).drift).toEqual([]);
});

test('a card that pays a booking on Stripe’s page is saved if its guest requested that', async () => {
  const booked = await book({ SaveCreditCardToIndividual: true });
  expect(booked.body).toMatchObject({ Status: 'ActionRequired' });
  expect(await cards()).toEqual([]);
  await approve(booked);
  expect(await cards()).toMatchObject([{ Name: 'Visa', LastFour: '4242' }]);
});

test('and is not saved without that request', async () => {
  const booked = await book(approvedCard);
  await approve(booked);
  expect(await cards()).toEqual([]);
});

test('a card that Stripe refuses to ask for is no card that a bank has declined', async () => {
  const stranger = stripeProvider({ ...theirs.options, secretKey: 'sk_test_that_was_revoked' });
  const { startRedirect } = theirs.provider;
  theirs.provider.startRedirect = stranger.startRedirect;
  onTestFinished(() => void (theirs.provider.startRedirect = startRedirect));
  expect((await addCard()).body).toMatchObject({
    Success: false,
    Status: 'Declined',
    RefusalCode: 'account.cards-not-kept',
  });
});
