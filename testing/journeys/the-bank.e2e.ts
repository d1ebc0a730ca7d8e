import type { Page } from '@playwright/test';
import { guestPaths } from '@portico/contract/paths';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { PropertyId } from '@portico/domain/ids';
import type { Database } from '@portico/server/platform/database/database';
import { FLEXIBLE } from '../builders/hotel-file.ts';
import { buildGuaranteeHotel, buildSaverHotel } from '../builders/journey-hotels.ts';
import { approvedCard, buildBooking, declinedCard } from '../booking/booking-body.ts';
import { STARTED_AT } from '../portico/shifted-clock.ts';
import { expectAccessible } from './accessibility.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { challengedCard, lateCard, type TypedCard } from './pages/checkout-page.ts';
import { guestPages, type GuestPages } from './pages/guest-pages.ts';
import { BankPage } from './pages/bank-page.ts';
import { bookOverHttp } from './book-over-http.ts';
import { startAtCheckout, type Basket } from './start-at-checkout.ts';

const flexible = { ratePlanId: FLEXIBLE, grossMinor: 200_00 };

async function press(pages: GuestPages, card: TypedCard, basket?: Basket): Promise<void> {
  await startAtCheckout(pages, basket);
  await pages.checkout.fillBooker();
  await pages.checkout.fillCard(card);
  await pages.checkout.agree();
  await pages.checkout.act().click();
}

async function expectPaidOnce({ kysely }: Database, propertyId: PropertyId): Promise<void> {
  const attempts = await kysely
    .selectFrom('payment_attempt')
    .select(['status', 'amount'])
    .where('property_id', '=', propertyId)
    .execute();
  expect(attempts).toEqual([{ status: 'paid', amount: 160_00 }]);
}

/** On the status page, with the bank's challenge open. */
async function leaveBank(page: Page, file: PropertyFile): Promise<GuestPages> {
  const pages = guestPages(page, textsOf(file));
  const bank = new BankPage(page);
  await press(pages, challengedCard);
  await bank.opened();
  await bank.leave().click();
  await pages.status.opened();
  return pages;
}

const goToBank = (page: Page) => page.getByRole('link', { name: 'Go to your bank' });

test('a payment the bank asks about is confirmed once it is approved', async ({ page, openHotel }) => {
  const pages = guestPages(page, textsOf(await openHotel(buildSaverHotel)));
  const bank = new BankPage(page);
  await press(pages, challengedCard);
  await bank.opened('£160.00');
  await expectAccessible(page, 'bank');
  await bank.approve().click();
  await pages.confirmation.opened();
  await expect(pages.confirmation.receipt).toContainText('£160.00');
});

test('a card saved as guarantee is asked about too', async ({ page, openHotel }) => {
  const pages = guestPages(page, textsOf(await openHotel(buildGuaranteeHotel)));
  const bank = new BankPage(page);
  await press(pages, challengedCard, flexible);
  await bank.opened();
  await bank.approve().click();
  await pages.confirmation.opened();
});

test('a payment that the guest declines at the bank leads back to the checkout, which has everything', async ({
  page,
  openHotel,
}) => {
  const pages = guestPages(page, textsOf(await openHotel(buildSaverHotel)));
  const { checkout, confirmation } = pages;
  await press(pages, challengedCard);
  await new BankPage(page).decline().click();
  await expect(checkout.news()).toContainText('Nothing has been charged; please try another card.');
  await expect(checkout.field('Last name')).toHaveValue('Lovelace');
  await expect(checkout.field('Security code')).toHaveValue('');
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
});

test('a question left open is found again: by going back, and from the checkout, which takes no second payment', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, status, confirmation } = pages;
  const bank = new BankPage(page);
  await press(pages, challengedCard);
  await bank.opened();
  await bank.leave().click();
  await status.opened();
  await expect(page.getByText(/Please answer it and do not pay again/)).toBeVisible();
  await expect(goToBank(page)).toBeVisible();

  await checkout.goTo();
  await status.opened();
  await page.reload();
  await status.opened();
  await goToBank(page).click();
  await bank.opened();
  await page.goBack();
  await status.opened();
  await goToBank(page).click();
  await bank.approve().click();
  await confirmation.opened();
  await expectPaidOnce(database, file.property.id);
});

test('a late answer is waited for on the status page, across a reload, and paid once', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { status, checkout, search, confirmation } = pages;
  // Held back, so that the page is seen waiting however fast the bank answers.
  let letThrough = () => {};
  const heldBack = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**/api/Reservation/Status*`, async (route) => {
    await heldBack;
    await route.continue().catch(() => undefined);
  });
  await press(pages, lateCard);
  await status.opened();
  await expect(page.getByText('Please wait and do not pay again.')).toBeVisible();
  await page.reload();
  await status.opened();
  letThrough();
  await confirmation.opened();
  await expectPaidOnce(database, file.property.id);
  await checkout.goTo();
  await search.opened();
});

test('a question that no one answers ends with its hold: the page states that time is up, and the room is free', async ({
  page,
  openHotel,
  database: { kysely },
}) => {
  const file = await openHotel(buildSaverHotel);
  const { status, search } = await leaveBank(page, file);
  await expect(page.getByText(/Your room is held for you until \d\d:\d\d, the time at/)).toBeVisible();
  const ofHotel = () => kysely.updateTable('reservation').where('property_id', '=', file.property.id);
  await ofHotel()
    .set({ hold_ends_at: new Date(STARTED_AT) })
    .execute();
  await status.ended('The time to pay is up');
  await expect(page.getByText(/was not finished by then. Nothing has been charged/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  const held = kysely.selectFrom('room_night').select('held').where('property_id', '=', file.property.id);
  expect(new Set((await held.execute()).map((night) => night.held))).toEqual(new Set([0]));
  await page.getByRole('link', { name: 'Begin a new search' }).click();
  await search.opened();
});

test('a guest who turns back at the bank pays with another card, and a second tab states that the first was ended', async ({
  page,
  context,
  openHotel,
  database: { kysely },
}) => {
  const file = await openHotel(buildSaverHotel);
  const { checkout, confirmation } = await leaveBank(page, file);
  const second = await context.newPage();
  await second.goto(page.url());
  await guestPages(second, textsOf(file)).status.opened();
  await page.getByRole('button', { name: 'Use another card' }).click();
  await checkout.opened();
  await expect(checkout.news()).toContainText('Nothing has been charged.');
  await expect(checkout.field('Last name')).toHaveValue('Lovelace');
  await expect(checkout.field('Card number')).toHaveValue('');
  await guestPages(second, textsOf(file)).status.ended('You ended this booking');
  await second.close();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  const attempts = kysely.selectFrom('payment_attempt').select('status').orderBy('created_at');
  expect(await attempts.where('property_id', '=', file.property.id).execute()).toEqual([
    { status: 'cancelled' },
    { status: 'paid' },
  ]);
});

test('a guest who cancels at the bank comes to the search, which states that nothing was charged', async ({
  page,
  openHotel,
}) => {
  const { search } = await leaveBank(page, await openHotel(buildSaverHotel));
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await search.opened();
  await expect(page.getByText(/You ended this booking/)).toHaveCount(1);
  await expect(page.getByText(/Nothing has been charged/)).toBeVisible();
});

test('a booking that came to nothing shows this in another browser, by whichever of its links', async ({
  page,
  request,
  openHotel,
}) => {
  const file = await openHotel(buildSaverHotel);
  const words = textsOf(file);
  const { status, search } = guestPages(page, words);
  // Paid, but a penny less than requested.
  const shortCard = { ...approvedCard, CardNumber: '4000 0000 0000 1018' };
  const ends = [
    ['Declined', declinedCard, 'Your payment was declined', 'Nothing has been charged'],
    ['Refused', shortCard, 'Your booking could not be made', '£159.99 was taken'],
  ] as const;
  for (const [end, CardDetails, heading, money] of ends) {
    const body = buildBooking({ PropertyId: file.property.id, CardDetails });
    const { ConfirmationToken } = await bookOverHttp(request, body, end);
    const token = ConfirmationToken ?? '';
    for (const pathOf of [guestPaths.status, guestPaths.confirmation]) {
      await page.goto(pathOf(words.code, token));
      await status.ended(heading);
      await expect(page.getByText(money)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Begin a new search' })).toBeVisible();
    }
    await page.goto(guestPaths.checkout(words.code, token));
    await search.opened();
    await expect(page.getByText(`${heading}.`)).toBeVisible();
    await expect(page.getByText(money)).toBeVisible();
  }
});
