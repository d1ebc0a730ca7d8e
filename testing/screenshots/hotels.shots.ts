import { guestPaths } from '@portico/contract/paths';
import { FELL, LAGOS, QUAY } from '../journeys/hotel-texts.ts';
import { expect, test } from '../journeys/journey.ts';
import { guestPages } from '../journeys/pages/guest-pages.ts';
import { shot } from './shot.ts';

// The same screens in the theme of each demo hotel.
for (const hotel of [QUAY, FELL, LAGOS]) {
  test(`choosing at ${hotel.name}`, async ({ page }) => {
    const { search, rooms } = guestPages(page, hotel);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    await search.goTo();
    await expect(search.go()).toBeVisible();
    await shot(page, 'search');
    await search.arrival().click();
    await expect(search.calendar.dialog.getByRole('button', { name: /: \d+, / }).first()).toBeVisible();
    await shot(page, 'calendar', { fullPage: false });

    await rooms.goTo('arrive=2027-03-15&nights=3&rooms=2-0-0');
    await expect(heading).toHaveText(/^Choose your/);
    await shot(page, 'rooms');
    await page.getByText('Filter and sort').click();
    await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible();
    await shot(page, 'rooms-filters');
    await page.getByText('Filter and sort').click();
    await main
      .getByRole('button', { name: /^See \d+ rates of / })
      .first()
      .click();
    const ticks = main.getByRole('checkbox', { name: /^Compare/ });
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    await expect(page.getByRole('heading', { name: 'The two side by side' })).toBeVisible();
    await shot(page, 'rates-compared');
    await page.goto(guestPaths.room(hotel.code, 1) + '?arrive=2027-03-15&nights=3&rooms=2-0-0');
    await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
    await shot(page, 'room');
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await expect(heading).toHaveText(/Upgrade|coming/);
    await shot(page, 'after-the-rate');
  });
}

test('where a hotel is, and a picture looked at closer', async ({ page }) => {
  const { where, room } = guestPages(page, QUAY);
  await where.goTo();
  await where.opened();
  await shot(page, 'where');
  await room.goTo(1);
  await page.getByRole('button', { name: 'Look closer' }).click();
  await expect(room.closer).toBeVisible();
  await shot(page, 'room-closer', { fullPage: false });
});
