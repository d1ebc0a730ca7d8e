import type { Page } from '@playwright/test';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { expectScreen } from './pages/screen.ts';
import { startAtCheckout } from './start-at-checkout.ts';

test('the front page of a demo leads to each hotel', async ({ page }) => {
  await page.goto('/');
  await expectScreen(page, { name: 'demo front page', heading: 'Portico', title: /^Portico/ });
  await expect(page.getByRole('link', { name: 'The Quay House' })).toBeVisible();
  await page.getByRole('link', { name: 'Fellside Lodges' }).click();
  await expect(page).toHaveURL('/Book/FELL');
});

test('the mail of a booking is in the mailbox and shows the same total', async ({
  page,
  openHotel,
  provoked,
}) => {
  // The mail is shown without scripts; the tests' fake clock is a script.
  provoked.push(/Blocked script execution in '[^']*\/demo\/mailbox\//);
  const hotel = textsOf(await openHotel(buildSaverHotel));
  const pages = guestPages(page, hotel);
  const { checkout, confirmation } = pages;
  await startAtCheckout(pages);
  const email = `ada.${hotel.code.toLowerCase()}@example.com`;
  await checkout.fillBooker(email);
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  const total = await ledgerFigure(confirmation.receipt, 'Total');
  const number = await confirmation.reservationNumber();

  const entry = page.getByRole('listitem').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/demo/mailbox');
    expect(await entry.count()).toBe(1);
  }).toPass();
  await expectScreen(page, { name: 'mailbox', heading: 'Mailbox', title: /^Mailbox/ });
  await entry.getByRole('link').click();
  const mail = page.frameLocator('iframe[title="The mail"]');
  await expect(mail.getByText(total, { exact: true }).first()).toBeVisible();
  await expect(mail.getByText(number).first()).toBeVisible();
  await page.getByText('As plain text').press('Enter');
  await expect(page.getByText(`Total: ${total}`)).toBeVisible();

  const sent = await (await page.request.get(`${page.url()}/html`)).text();
  await page.goto('about:blank');
  await page.setContent(sent);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await isDark(page, 'body')).toBe(colorScheme === 'dark');
    expect(await isDark(page, 'main table table')).toBe(colorScheme === 'dark');
    await expectAccessible(page, `mail in a ${colorScheme} inbox`);
  }
});

/** Whether an element's own ground is nearer to black than to white. */
async function isDark(page: Page, selector: string): Promise<boolean> {
  const ground = await page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const channels = (ground.match(/\d+/g) ?? []).map(Number);
  return channels.every((channel) => channel < 128);
}
