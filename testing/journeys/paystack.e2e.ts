import type { Page } from '@playwright/test';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { Database } from '@portico/server/platform/database/database';
import { SAVER } from '../builders/hotel-file.ts';
import { buildPaystackHotel } from '../builders/journey-hotels.ts';
import { STARTED_AT } from '../portico/shifted-clock.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFits } from './fits.ts';
import { LAGOS, textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, type GuestPages } from './pages/guest-pages.ts';
import { PaystackPage } from './pages/paystack-page.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { walkFromGuests, walkToGuests } from './walk.ts';

const goOn = (page: Page) => page.getByRole('link', { name: 'Go on to the payment page' });

/** On Paystack's page, from the checkout of the test's own hotel. */
async function goToPayment(page: Page, file: PropertyFile): Promise<GuestPages> {
  const pages = guestPages(page, textsOf(file));
  await startAtCheckout(pages, { ratePlanId: SAVER, grossMinor: 160_000_00 });
  await pages.checkout.fillBooker();
  await pages.checkout.agree();
  await pages.checkout.act(/^Continue to payment of .*160,000/).click();
  await new PaystackPage(page).opened('160,000');
  return pages;
}

function attempts({ kysely }: Database, file: PropertyFile) {
  return kysely
    .selectFrom('payment_attempt')
    .select(['status', 'amount', 'currency', 'provider'])
    .where('property_id', '=', file.property.id)
    .orderBy('created_at')
    .execute();
}
const paid = { status: 'paid', amount: 160_000_00, currency: 'NGN', provider: 'paystack' };

test('at Marina Court a stay is paid on the page of Paystack, and no card is requested here', async ({
  page,
}) => {
  const pages = guestPages(page, LAGOS);
  const { checkout, confirmation } = pages;
  const choice = { roomType: 'Court Room', ratePlan: 'Paid now', hasUpgrades: true };
  await walkToGuests(pages, 'arrive=2027-03-09&nights=2&rooms=2-0-0', choice);
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Phone').fill('+234 802 000 0000');
  await page.getByLabel('Beds').selectOption('A king bed');
  await walkFromGuests(pages);
  await expect(page.getByText(/You pay on the page of Paystack/)).toBeVisible();
  await expect(checkout.field('Card number')).toHaveCount(0);
  await expectAccessible(page, 'checkout of Marina Court');
  await checkout.fillBooker();
  await checkout.agree();
  const act = await checkout.act().innerText();
  const sum = /[\d,]{7,}/.exec(act)?.[0] ?? act;
  await checkout.act().click();
  const paystack = new PaystackPage(page);
  await paystack.opened(sum);
  await paystack.payByCard().click();
  await confirmation.opened();
  await expect(confirmation.receipt).toContainText(sum);
});

test('who comes back without paying finds the booking open, pays with another card, and is booked once', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildPaystackHotel);
  const { checkout, status, confirmation } = await goToPayment(page, file);
  const paystack = new PaystackPage(page);
  await expectAccessible(page, 'the page of the stand-in');
  await paystack.beDeclined().click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await paystack.cancel().click();
  await status.opened();
  await expect(page.getByText(/Your booking waits for you on the payment page/)).toBeVisible();
  await expectAccessible(page, 'status of a payment that waits elsewhere');
  await expectFits(page, 'status of a payment that waits elsewhere');

  // The checkout takes no second payment, and a reload loses nothing.
  await checkout.goTo();
  await status.opened();
  await page.reload();
  await status.opened();
  await goOn(page).click();
  await paystack.payByCard().click();
  await confirmation.opened();
  await expect(confirmation.receipt).toContainText('160,000');
  expect(await attempts(database, file)).toEqual([paid]);
});

test('who turns back has the checkout with everything typed, and the room is free at once', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildPaystackHotel);
  const { checkout, status, confirmation } = await goToPayment(page, file);
  await new PaystackPage(page).cancel().click();
  await status.opened();
  await page.getByRole('button', { name: 'Back to the checkout' }).click();
  await checkout.opened();
  await expect(checkout.news()).toContainText('Nothing has been charged.');
  await expect(checkout.field('Last name')).toHaveValue('Lovelace');
  // The night's only room: unless released, it could not be booked again.
  await checkout.agree();
  await checkout.act().click();
  await new PaystackPage(page).payByCard().click();
  await confirmation.opened();
  expect(await attempts(database, file)).toEqual([{ ...paid, status: 'cancelled' }, paid]);
});

test('a payment after the time was up is reported by Paystack, and the page of the booking states that it is booked', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildPaystackHotel);
  const { status, confirmation } = await goToPayment(page, file);
  const payment = page.url();
  await new PaystackPage(page).cancel().click();
  await status.opened();
  const booking = page.url();
  await database.kysely
    .updateTable('reservation')
    .set({ hold_ends_at: new Date(STARTED_AT) })
    .where('property_id', '=', file.property.id)
    .execute();
  await status.ended('The time to pay is up');
  expect(await attempts(database, file)).toEqual([{ ...paid, status: 'cancelled' }]);

  await page.goto(payment);
  await new PaystackPage(page).payByCard().click();
  await page.waitForURL(/Status|Confirmation/);
  await expect.poll(() => attempts(database, file)).toEqual([paid]);
  await page.goto(booking);
  await confirmation.opened();
});
