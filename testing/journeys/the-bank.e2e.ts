import type { Page } from '@playwright/test';
import { apiPaths } from '@portico/contract/paths';
import type { Database } from '@portico/server/platform/database/database';
import { buildGuaranteeHotel, buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { wordsOf } from './hotel-words.ts';
import { expect, test } from './journey.ts';
import { challengedCard, lateCard, type TypedCard } from './pages/checkout-page.ts';
import { guestPages, type GuestPages } from './pages/guest-pages.ts';
import { BankPage } from './pages/bank-page.ts';
import { DOUBLE_LINK, walkToCheckout } from './walk.ts';

const saver = { roomType: 'Double', ratePlan: 'Saver' };
const flexible = { roomType: 'Double', ratePlan: 'Flexible' };

async function press(pages: GuestPages, card: TypedCard, choice = saver): Promise<void> {
  await walkToCheckout(pages, DOUBLE_LINK, choice);
  await pages.checkout.fillBooker();
  await pages.checkout.fillCard(card);
  await pages.checkout.agree();
  await pages.checkout.act().click();
}

async function expectPaidOnce({ kysely }: Database, propertyId: number): Promise<void> {
  const attempts = await kysely
    .selectFrom('payment_attempt')
    .select(['status', 'amount'])
    .where('property_id', '=', propertyId)
    .execute();
  expect(attempts).toEqual([{ status: 'paid', amount: 160_00 }]);
}

const goToBank = (page: Page) => page.getByRole('link', { name: 'Go to your bank' });

test('a payment the bank asks about is confirmed once it is approved', async ({ page, openHotel }) => {
  const pages = guestPages(page, wordsOf(await openHotel(buildSaverHotel)));
  const bank = new BankPage(page);
  await press(pages, challengedCard);
  await bank.opened('£160.00');
  await expectAccessible(page, 'bank');
  await bank.approve().click();
  await pages.confirmation.opened();
  await expect(pages.confirmation.receipt).toContainText('£160.00');
});

test('a card kept as guarantee is asked about too', async ({ page, openHotel }) => {
  const pages = guestPages(page, wordsOf(await openHotel(buildGuaranteeHotel)));
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
  const pages = guestPages(page, wordsOf(await openHotel(buildSaverHotel)));
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
  const pages = guestPages(page, wordsOf(file));
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
  const pages = guestPages(page, wordsOf(file));
  const { status, checkout, search, confirmation } = pages;
  // Held back, so that the page is surely seen waiting however soon the bank answers.
  let letThrough = () => {};
  const heldBack = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${apiPaths.reservationStatus()}*`, async (route) => {
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
