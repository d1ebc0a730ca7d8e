import type { Page } from '@playwright/test';
import { demoPropertyFiles } from '@portico/demo/demo-property-files';
import { localDate } from '@portico/domain/calendar/local-date';
import { TODAY } from '../portico/shifted-clock.ts';
import { FELL } from './hotel-words.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';

const file = demoPropertyFiles(localDate(TODAY)).find(({ property }) => property.code === 'FELL');

/** What the hotel wrote itself may speak of a drying room or of two bedrooms. */
const ownWords = [
  ...(file?.roomTypes ?? []).flatMap(({ description, facts = [] }) => [description, ...facts]),
  ...(file?.ratePlans ?? []).flatMap(({ description, inclusions = [] }) => [description, ...inclusions]),
  file?.property.voice.standfirst ?? '',
];

async function expectLodgeAndNeverRoom(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  const rest = ownWords.filter(Boolean).reduce((left, words) => left.replaceAll(words, ''), text);
  expect(rest).not.toMatch(/\brooms?\b/i);
  expect(rest).toMatch(/\blodges?\b/i);
  expect(await page.title()).not.toMatch(/\brooms?\b/i);
}

test('at Fellside Lodges every page says lodge and never room', async ({ page }) => {
  const { search, rooms, guests, summary, checkout, confirmation } = guestPages(page, FELL);
  await search.goTo();
  await search.opened();
  await expectLodgeAndNeverRoom(page);
  await search.openGuests();
  await search.guests.opened();
  await search.guests.addRoom();
  await expectLodgeAndNeverRoom(page);
  await search.guests.done();

  await search.goTo('arrive=2027-03-09&nights=3&rooms=2-0-0');
  await rooms.opened();
  await rooms.seeRates('Rowan Lodge');
  await expectLodgeAndNeverRoom(page);
  await rooms.rate('Rowan Lodge', 'Flexible').getByRole('button', { name: 'Choose Flexible' }).click();
  await guests.opened();
  await expectLodgeAndNeverRoom(page);
  await guests.name('Ada', 'Lovelace');
  await guests.goOn().click();
  if (isPhone(page)) {
    await summary.opened();
    await expectLodgeAndNeverRoom(page);
    await summary.goOn().click();
  }
  await checkout.opened();
  await expectLodgeAndNeverRoom(page);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  await expectLodgeAndNeverRoom(page);
});
