import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { wordsOf } from './hotel-words.ts';
import { expect, test } from './journey.ts';
import { approvedCard } from './pages/checkout-page.ts';
import { guestPages } from './pages/guest-pages.ts';
import { DOUBLE_LINK, walkToCheckout } from './walk.ts';

const saver = { roomType: 'Double', ratePlan: 'Saver' };

test('what is missing is listed, linked and said at its field, and what was typed is kept', async ({
  page,
  openHotel,
}) => {
  const hotel = wordsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  const { checkout } = pages;
  await walkToCheckout(pages, DOUBLE_LINK, saver);
  await checkout.field('Street').fill('12 St James’s Square');
  await checkout.field('Phone').fill('07700 900123');
  await checkout.act().click();

  await expect(checkout.news()).toBeFocused();
  await expect(page).toHaveTitle(`Error: Checkout – ${hotel.name}`);
  await expectAccessible(page, 'checkout with errors');
  await expect(checkout.field('Street')).toHaveValue('12 St James’s Square');
  await checkout.news().getByRole('link', { name: 'A valid phone number is required' }).click();
  await expect(checkout.field('Phone')).toBeFocused();
  await expect(checkout.field('Phone')).toHaveAccessibleDescription(/A valid phone number is required/);
  await page.getByRole('button', { name: 'Use this number' }).click();
  await expect(checkout.field('Phone')).toHaveValue('+44 7700 900123');
});

test('card number and security code are neither kept nor shown in an address', async ({
  page,
  openHotel,
}) => {
  const hotel = wordsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  const { checkout, confirmation } = pages;
  const kept = async () => {
    const stores = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    return `${stores} ${page.url()}`;
  };
  const expectNothingKept = async () => {
    const text = await kept();
    expect(text.replaceAll(/\D/g, '')).not.toContain(approvedCard.number.replaceAll(' ', ''));
    expect(text).not.toMatch(new RegExp(`\\b${approvedCard.securityCode}\\b`));
  };
  await walkToCheckout(pages, DOUBLE_LINK, saver);
  await checkout.fillBooker();
  await checkout.fillCard();
  expect(await kept()).toContain('Ada');
  await expectNothingKept();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  await expectNothingKept();
});

test('the checkout is a document of its own that runs scripts of this server alone', async ({
  page,
  openHotel,
  baseURL,
}) => {
  const hotel = wordsOf(await openHotel(buildSaverHotel));
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
