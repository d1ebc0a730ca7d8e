import type { Page } from '@playwright/test';
import { readMails } from '../portico/read-mails.ts';
import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { running } from './running.ts';
import { walkFromSummary } from './walk.ts';

/** A month without its year. */
const YEARLESS = /\bFeb(ruary)?\b(?!\s\d{4})/;

async function expectYears(page: Page, screen: string): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text, screen).toMatch(/February\s2028/);
  expect(text, screen).not.toMatch(YEARLESS);
}

test('a stay in almost a year shows its year on every screen and in its mails', async ({ page }) => {
  const pages = guestPages(page, QUAY);
  const { search, rooms, upgrades, guests, extras, summary, checkout, confirmation } = pages;
  // It is 20 February 2027: the same days of this year are past or near.
  const day = isPhone(page) ? 7 : 14;
  await search.goTo(`arrive=2028-02-${String(day).padStart(2, '0')}&nights=2&rooms=2-0-0`);
  await rooms.opened();
  await expect(page.getByRole('region', { name: 'Your search' })).toContainText(
    `${day} → ${day + 2} February 2028`,
  );
  await rooms.seeRates('The Harbour Room');
  await expectYears(page, 'rooms');
  await rooms.choose('The Harbour Room', 'Flexible, room only');
  await upgrades.opened();
  await expectYears(page, 'upgrades');
  await upgrades.keep().click();
  await guests.opened();
  await expectYears(page, 'guests');
  await guests.name('Ada', 'Lovelace');
  await guests.goOn().click();
  await extras.opened();
  await expectYears(page, 'extras');
  await extras.without().click();
  if (isPhone(page)) {
    await summary.opened();
    await expectYears(page, 'summary');
  }
  await walkFromSummary(pages);
  await expectYears(page, 'checkout');
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  await expect(page.getByText(`The Harbour Room is yours from Monday ${day}th February 2028.`)).toBeVisible();
  await expectYears(page, 'confirmation');

  const number = await confirmation.reservationNumber();
  const written = () => readMails(running().mailFolder).filter(({ subject }) => subject.includes(number));
  await expect.poll(() => written().length, 'a mail to the guest and one to the hotel').toBe(2);
  for (const { subject, html, text } of written()) {
    expect(subject).toContain('2028');
    expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(YEARLESS);
    expect(text).not.toMatch(YEARLESS);
  }
});

test('a stay in the next months does without the year where there is little room', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo('arrive=2027-03-14&nights=3&rooms=2-0-0');
  await rooms.opened();
  await expect(page.getByText('14 → 17 March', { exact: true })).toBeVisible();
});
