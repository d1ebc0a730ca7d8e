import type { Page } from '@playwright/test';
import { readMails } from '../portico/read-mails.ts';
import { brokenWords } from './broken-words.ts';
import { FELL, LAGOS, QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { running } from './running.ts';
import { walkFromSummary } from './walk.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;
const DESKS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const;

/** At each width of this kind of screen; the walk continues at the first. */
async function expectWhole(page: Page, screen: string): Promise<void> {
  const sizes = isPhone(page) ? PHONES : DESKS;
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await brokenWords(page), `${screen} at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(sizes[0]);
}

for (const [hotel, choice] of [
  [QUAY, { roomType: 'The Sail Loft', ratePlan: 'Flexible, with breakfast', code: '&promo=TIDE10' }],
  [FELL, { roomType: 'Gill Lodge', ratePlan: 'Flexible', code: '' }],
] as const) {
  test(`no price, date, count or word is broken on any screen of ${hotel.name}`, async ({ page }) => {
    const pages = guestPages(page, hotel);
    const { search, rooms, upgrades, guests, extras, summary, checkout, confirmation } = pages;
    const whole = (screen: string) => expectWhole(page, `${screen} of ${hotel.code}`);
    await search.goTo();
    await search.opened();
    await whole('search');
    await search.openGuests();
    await whole('guests control');
    await search.guests.done();
    await search.arrival().click();
    await search.calendar.opened();
    await search.calendar.choose('2027-03-31', '2027-04-03');
    await whole('calendar');
    await search.calendar.use();
    await rooms.goTo('arrive=2027-12-21&nights=2&rooms=3-3-0');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await whole('no room for the party');
    await rooms.goTo(`arrive=2027-05-11&nights=3&rooms=2-0-0${choice.code}`);
    await rooms.opened();
    await rooms.seeRates(choice.roomType);
    await whole('rooms');
    const facts = rooms.card(choice.roomType).getByRole('list').first().getByRole('listitem');
    const dotted = (all: Element[]) =>
      all
        .filter((fact) => getComputedStyle(fact, '::after').content !== 'none')
        .map((fact) => fact.innerHTML);
    expect(await facts.evaluateAll(dotted), 'a dot at the end of a line').toEqual([]);
    await rooms.choose(choice.roomType, choice.ratePlan);
    await upgrades.opened();
    await whole('upgrades');
    await upgrades.keep().click();
    await guests.opened();
    await whole('guests');
    await guests.name('Ada', 'Lovelace');
    await guests.goOn().click();
    await extras.opened();
    await whole('extras');
    await extras.without().click();
    if (isPhone(page)) {
      await summary.opened();
      await whole('summary');
    }
    await walkFromSummary(pages);
    await whole('checkout');
    await checkout.fillBooker();
    await checkout.fillCard();
    await checkout.agree();
    await checkout.act().click();
    await confirmation.opened();
    await whole('confirmation');
    const number = await confirmation.reservationNumber();
    const mails = () => readMails(running().mailFolder).filter(({ html }) => html.includes(number));
    await expect.poll(() => mails().length).toBe(2);
    // A mail is read outside the hotel's pages, whose policy allows no foreign styles.
    await page.goto('about:blank');
    for (const { html, subject } of mails()) {
      await page.setContent(html);
      await page.setViewportSize({ width: 320, height: 640 });
      const broken = await brokenWords(page);
      expect(
        broken.filter((words) => words.startsWith(`“${number}”`)),
        `number in: ${subject}`,
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
}

test('two prices of seven digits are whole side by side', async ({ page }) => {
  const { rooms } = guestPages(page, LAGOS);
  await rooms.goTo('arrive=2027-04-05&nights=9&rooms=2-0-0');
  await rooms.seeRates('Court Room');
  const compare = rooms.rates('Court Room').getByRole('checkbox', { name: /^Compare / });
  await compare.nth(0).check();
  await compare.nth(1).check();
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^Nine nights/ })).toContainText('₦1,');
  await expectWhole(page, 'two rates');
});
