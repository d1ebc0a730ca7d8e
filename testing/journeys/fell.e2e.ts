import type { Page } from '@playwright/test';
import { demoPropertyFiles } from '@portico/demo/demo-property-files';
import { localDate } from '@portico/domain/calendar/local-date';
import { TODAY } from '../portico/shifted-clock.ts';
import { buildVoucherHotel } from '../builders/whole-way-hotels.ts';
import { FELL, textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { startAtCheckout } from './start-at-checkout.ts';

const file = demoPropertyFiles(localDate(TODAY)).find(({ property }) => property.code === 'FELL');

/** The hotel's own texts may mention a drying room or two bedrooms. */
const ownWords = [
  ...(file?.roomTypes ?? []).flatMap(({ description, facts = [] }) => [description, ...facts]),
  ...(file?.ratePlans ?? []).flatMap(({ description, inclusions = [] }) => [description, ...inclusions]),
  ...(file?.extras ?? []).map(({ description }) => description),
  file?.property.voice.standfirst ?? '',
];

async function expectLodgeAndNeverRoom(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  const rest = ownWords.filter(Boolean).reduce((left, words) => left.replaceAll(words, ''), text);
  expect(rest).not.toMatch(/\brooms?\b/i);
  expect(rest).toMatch(/\blodges?\b/i);
  expect(await page.title()).not.toMatch(/\brooms?\b/i);
}

test('at Fellside Lodges every page uses lodge and never room', async ({ page }) => {
  const pages = guestPages(page, FELL);
  const { search, rooms, upgrades, guests, extras, summary, checkout, confirmation } = pages;
  await search.goTo();
  await search.opened();
  await expectLodgeAndNeverRoom(page);
  await search.openGuests();
  await search.guests.opened();
  for (let lodge = 0; lodge < 4; lodge += 1) await search.guests.addRoom();
  await expect(page.getByText('You have added the maximum number of lodges')).toBeVisible();
  await expectLodgeAndNeverRoom(page);
  await search.guests.done();

  await search.goTo('arrive=2027-03-09&nights=3&rooms=2-0-0');
  await rooms.opened();
  await rooms.seeRates('Rowan Lodge');
  await expectLodgeAndNeverRoom(page);
  await rooms.rate('Rowan Lodge', 'Flexible').getByRole('button', { name: 'Choose Flexible' }).click();
  await upgrades.opened();
  await expect(upgrades.card('Gill Lodge')).toContainText('for the stay');
  await expectLodgeAndNeverRoom(page);
  await upgrades.keep().click();
  await guests.opened();
  await expectLodgeAndNeverRoom(page);
  await guests.name('Ada', 'Lovelace');
  await guests.goOn().click();
  await extras.opened();
  // 20.83 plus 20 %.
  await expect(extras.row('Your dog')).toContainText('£25 for the stay');
  await extras.add('Your dog').click();
  await expectLodgeAndNeverRoom(page);
  await extras.goOn('£25.00').click();
  if (isPhone(page)) {
    await summary.opened();
    await expectLodgeAndNeverRoom(page);
    await summary.goOn().click();
  }
  await checkout.opened();
  expect(await ledgerFigure(checkout.stay, 'Your dog')).toBe('£25.00');
  await expectLodgeAndNeverRoom(page);
  await checkout.act().click();
  await expectLodgeAndNeverRoom(page);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  await expect(confirmation.receipt).toContainText('Your dog');
  await expectLodgeAndNeverRoom(page);
});

test('so does what it shows where nothing can be had', { tag: '@one-width' }, async ({ page }) => {
  const { search, rooms } = guestPages(page, FELL);
  for (const [link, heading, message] of [
    ['arrive=2027-03-09&nights=3&rooms=5-0-0,5-0-0,5-0-0', 'These do not fit', /Your combination of lodges/],
    ['arrive=2027-03-09&nights=3&rooms=2-0-0&room=99', 'Nothing to show', /No lodges found/],
    // A Monday in summer: a minimum stay of three nights.
    ['arrive=2027-07-12&nights=2&rooms=2-0-0', 'Not on these dates', /This hotel is unavailable/],
  ] as const) {
    await search.goTo(link);
    await rooms.openedFull(heading);
    await expect(page.getByText(message)).toBeVisible();
    await expectLodgeAndNeverRoom(page);
  }
  await expect(page.getByText('From Mon 12 Jul 2027: min 3 nights')).toBeVisible();
  const first = page
    .getByRole('region', { name: /^The nearest stays/ })
    .getByRole('link')
    .first();
  await expect(first).toContainText('Mon 12 to Thu 15 Jul 2027');
  await first.click();
  await rooms.opened({ fromInside: true });
  await expectLodgeAndNeverRoom(page);
});

test('so does a voucher at a hotel of lodges', { tag: '@one-width' }, async ({ page, openHotel }) => {
  const file = await openHotel((identity) => {
    const hotel = buildVoucherHotel(identity);
    return {
      ...hotel,
      property: { ...hotel.property, unitName: FELL.unit },
      roomTypes: hotel.roomTypes.map((type) => ({ ...type, description: 'A double bed and a stove.' })),
    };
  });
  const pages = guestPages(page, textsOf(file));
  const { search, checkout, confirmation } = pages;
  await search.goTo();
  await search.codesCell().click();
  await search.codes.opened();
  await expectLodgeAndNeverRoom(page);
  await startAtCheckout(pages);
  await checkout.voucher.apply('SUPPER-1');
  await expect(checkout.stay.getByText('This voucher is for an experience')).toBeVisible();
  await expectLodgeAndNeverRoom(page);
  await checkout.voucher.apply('GIFT-500');
  await expect(checkout.voucher.used()).toBeVisible();
  await expectLodgeAndNeverRoom(page);
  await checkout.fillBooker();
  await checkout.agree();
  await checkout.act('Book, £160.00 paid by voucher').click();
  await confirmation.opened();
  await expectLodgeAndNeverRoom(page);
});
