import type { PropertyId } from '@portico/domain/ids';
import { readReservation } from '@portico/server/reservation/read-reservation.store';
import type { Database } from '@portico/server/platform/database/database';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { approvedCard } from './pages/checkout-page.ts';
import { guestPages } from './pages/guest-pages.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { DOUBLE_LINK, walkToCheckout } from './walk.ts';

const saver = { roomType: 'Double', ratePlan: 'Saver' };

test('what is missing is listed, linked and shown at its field, and what was typed is retained', async ({
  page,
  openHotel,
}) => {
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  const { checkout } = pages;
  await startAtCheckout(pages);
  await checkout.field('Street').fill('12 St James’s Square');
  await checkout.field('Phone').fill('07700');
  await checkout.act().click();

  await expect(checkout.news()).toBeFocused();
  await expect(page).toHaveTitle(`Error: Checkout – ${hotel.name}`);
  await expectAccessible(page, 'checkout with errors');
  await expect(checkout.field('Street')).toHaveValue('12 St James’s Square');
  await checkout.news().getByRole('link', { name: 'A valid phone number is required' }).click();
  await expect(checkout.field('Phone')).toBeFocused();
  await expect(checkout.field('Phone')).toHaveAccessibleDescription(/A valid phone number is required/);
});

test('a number typed as at home goes out with the code of the country chosen beside it', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  const codes = checkout.field('Country code');
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.field('Phone').fill('');
  await expect(codes).toHaveValue('GB');
  await codes.selectOption('Italy (+39)');
  await checkout.field('Phone').fill('06 1234 5678');
  await page.reload();
  await expect(checkout.field('Phone')).toHaveValue('+39 06 1234 5678');
  await expect(codes).toHaveValue('IT');
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  const booked = await readReservation(database.kysely, file.property.id as PropertyId, {
    confirmationToken: confirmation.token(),
  });
  expect(booked?.booker.phone).toBe('+39 06 1234 5678');
});

test('card number and security code are neither stored nor shown in an address', async ({
  page,
  openHotel,
}) => {
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  const { checkout, confirmation } = pages;
  const readStored = async () => {
    const stores = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    return `${stores} ${page.url()}`;
  };
  const expectNothingStored = async () => {
    const text = await readStored();
    expect(text.replaceAll(/\D/g, '')).not.toContain(approvedCard.number.replaceAll(' ', ''));
    expect(text).not.toMatch(new RegExp(`\\b${approvedCard.securityCode}\\b`));
  };
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.fillCard();
  expect(await readStored()).toContain('Ada');
  await expectNothingStored();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  await expectNothingStored();
});

test('an answer to the payment that is cut in its middle books and charges once, across a reload', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  const keys: (string | undefined)[] = [];
  await page.route(`**/api/Reservation/Create`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.length / 2) });
  });
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await expect(page.getByText(/We have not heard back yet/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(`**/api/Reservation/Create`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.continue();
  });
  await page.reload();
  await checkout.opened();
  await expect(checkout.news()).toContainText('it is charged once at most');
  await checkout.fillCard();
  await checkout.act().click();
  await confirmation.opened();
  expect(new Set(keys).size, 'one key').toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  await expectBookedAndPaidOnce(database, file.property.id);
});

test('a copy of the tab states that its basket was booked, and books it again only on purpose', async ({
  page,
  context,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.agree();
  const stored = await page.evaluate(() => Object.entries(sessionStorage));
  const tab = await context.newPage();
  await tab.addInitScript((entries) => {
    if (sessionStorage.length === 0) for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  const copy = guestPages(tab, textsOf(file));
  await copy.checkout.goTo();
  await copy.checkout.opened();
  await copy.checkout.fillCard();

  await checkout.fillCard();
  await checkout.act().click();
  await confirmation.opened();
  await expect(tab.getByText('You have already booked this.')).toBeVisible();
  await expectAccessible(tab, 'booked in another tab');
  await expectBookedAndPaidOnce(database, file.property.id);
  await tab.getByRole('link', { name: 'See your booking' }).click();
  await copy.confirmation.opened({ fromInside: false });

  await tab.goBack();
  await tab.getByRole('button', { name: 'Book it again' }).click();
  await copy.checkout.fillCard();
  await copy.checkout.act().click();
  await copy.confirmation.opened();
  expect(await copy.confirmation.reservationNumber()).not.toBe(await confirmation.reservationNumber());
});

test('the checkout is a document of its own that runs scripts of this server alone', async ({
  page,
  openHotel,
  baseURL,
}) => {
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  const loads: string[] = [];
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) loads.push(sent.url());
  });
  await walkToCheckout(pages, DOUBLE_LINK, saver);
  expect(loads, 'it was loaded, not drawn by the page before').toContain(page.url());
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((source) => new URL(source).origin !== baseURL)).toEqual([]);
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'nonce-[^' ]+';/);
});

async function expectBookedAndPaidOnce({ kysely }: Database, propertyId: PropertyId): Promise<void> {
  const bookings = await kysely
    .selectFrom('reservation')
    .select('status')
    .where('property_id', '=', propertyId)
    .execute();
  expect(bookings).toEqual([{ status: 'confirmed' }]);
  const payments = await kysely
    .selectFrom('payment_attempt')
    .select('status')
    .where('property_id', '=', propertyId)
    .execute();
  expect(payments).toEqual([{ status: 'paid' }]);
}
