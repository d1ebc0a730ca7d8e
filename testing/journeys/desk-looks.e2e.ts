import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';

for (const height of [900, 720]) {
  test(`in a window of ${height} px the total and the way on stand beside the steps however many rooms are chosen, and the bar shows the sum`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    const { rooms, upgrades, guests, extras } = guestPages(page, QUAY);
    await rooms.goTo('arrive=2027-06-07&nights=5&rooms=2-0-0,2-0-0,2-0-0');
    const stay = page.getByRole('region', { name: 'Your stay' });
    const bar = page.getByRole('region', { name: 'Your search' });
    for (const room of [1, 2, 3]) {
      await rooms.opened({ room, of: 3, fromInside: room > 1 });
      await rooms.choose('The Garden Twin', 'Flexible, with breakfast');
    }
    await upgrades.opened();
    await expect(bar).toContainText('in all');
    const total = stay.getByText('Total', { exact: true });
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(stay.getByText('To pay at the hotel')).toBeInViewport({ ratio: 1 });
    // The content above scrolls within itself.
    await stay.getByRole('button', { name: /^Add a/ }).scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(stay.getByRole('button', { name: 'Keep my room' })).toBeInViewport({ ratio: 1 });
    for (let room = 1; room <= 3; room += 1) await upgrades.keep().click();
    await guests.opened();
    await stay.getByRole('button', { name: 'Continue to extras' }).click();
    await expect(guests.problems()).toBeFocused();
    for (const room of [1, 2, 3]) await guests.name('Ada', 'Lovelace', room);
    for (const beds of await page.getByLabel('Beds').all()) await beds.selectOption({ index: 1 });
    await stay.getByRole('button', { name: 'Continue to extras' }).click();
    await extras.opened();
    await expect(stay.getByRole('button', { name: 'Continue to room 2' })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await guests.opened();
    const trail = page.getByRole('list', { name: 'Your progress' });
    await trail.getByRole('link', { name: /^Rooms/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose the first room' })).toBeFocused();
    const wayOn = stay.getByRole('link', { name: 'Choose extras' });
    await expect(wayOn).toBeInViewport({ ratio: 1 });
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 900);
    await expect(wayOn).toBeInViewport({ ratio: 1 });
    await expect(total).toBeInViewport({ ratio: 1 });
  });
}
