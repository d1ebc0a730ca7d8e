import { expect, test } from './journey.ts';
import { QUAY } from './hotel-texts.ts';
import { declinedCard } from './pages/checkout-page.ts';
import { guestPages } from './pages/guest-pages.ts';
import { walkToCheckout } from './walk.ts';

for (const { name, size, least } of [
  { name: 'a page enlarged four times', size: { width: 320, height: 256 }, least: 14 },
  { name: 'a phone on its side', size: { width: 844, height: 390 }, least: 21 },
]) {
  test(`the calendar of ${name} shows days, and takes a stay`, async ({ page }) => {
    await page.setViewportSize(size);
    const { search } = guestPages(page, QUAY);
    await search.goTo('arrive=2027-03-17&nights=2&rooms=2-0-0');
    await search.goTo('rooms=2-0-0');
    // The picture leaves room for the hotel's name.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await search.arrival().click();
    const { calendar } = search;
    await expect(calendar.dialog.getByRole('button', { name: /: \d+, £/ }).first()).toBeAttached();
    const shown = await calendar.dialog.locator('[role="button"]').evaluateAll(
      (days) =>
        days.filter((day) => {
          const { left, top, width, height } = day.getBoundingClientRect();
          return (
            document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role="button"]') === day
          );
        }).length,
    );
    expect(shown).toBeGreaterThanOrEqual(least);
    await calendar.choose('2027-03-17', '2027-03-19');
    const arrival = calendar.day('2027-03-17');
    expect(await arrival.evaluate(holeOverWords), 'words under the hole of the key tag').toEqual([]);
    // Fridays require two nights of arriving guests; the rounded corner of a departure would cut that off.
    await expect(calendar.day('2027-03-12').getByText('2+')).toBeVisible();
    await expect(calendar.day('2027-03-19').getByText('2+')).toBeHidden();
    const jump = calendar.dialog.getByLabel('Jump to a month');
    const wanting = await jump.evaluate((select: HTMLSelectElement) => {
      const shown = select.getBoundingClientRect().width;
      select.style.width = 'max-content';
      return select.getBoundingClientRect().width - shown;
    });
    expect(wanting, 'a month cut short').toBeLessThanOrEqual(0.5);
    await calendar.use();
    await expect(search.arrival()).toContainText('Wednesday 17 March 2027');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });
}

/** The texts of a calendar day that its punched hole covers. */
function holeOverWords(day: Element): (string | null)[] {
  const { x, y } = day.getBoundingClientRect();
  const hole = getComputedStyle(day, '::before');
  const [left, top, size] = [x + parseFloat(hole.left), y + parseFloat(hole.top), parseFloat(hole.width)];
  return [...day.querySelectorAll('span')]
    .filter((words) => {
      const box = words.getBoundingClientRect();
      // Drawn around its origin, from the top.
      return box.left < left + size && box.top < top + size / 2 && box.bottom > top - size / 2;
    })
    .map(({ textContent }) => textContent);
}

test('a page enlarged four times has nothing standing over what is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { rooms, upgrades, guests } = guestPages(page, QUAY);
  await rooms.goTo('arrive=2027-03-16&nights=3&rooms=2-0-0');
  await rooms.opened();
  await rooms.choose('The Harbour Room', 'Flexible, with breakfast');
  await upgrades.opened();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.getByRole('region', { name: 'Your search' })).not.toBeInViewport();
  const total = page.getByRole('region', { name: 'Your total' });
  await expect(total).not.toBeInViewport();
  await total.scrollIntoViewIfNeeded();
  await expect(total.getByRole('button', { name: 'Keep my room' })).toBeInViewport({ ratio: 1 });
  await total.getByRole('button', { name: 'Keep my room' }).click();
  await guests.opened();
  await guests.goOn().click();
  // Taller than the window, and shown from its beginning.
  await expect(page.getByRole('heading', { name: 'Two things to put right' })).toBeInViewport({ ratio: 1 });
});

test('on a small phone a declined card is reported in sight of the field to type again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const pages = guestPages(page, QUAY);
  const { checkout } = pages;
  await walkToCheckout(pages, 'arrive=2027-03-16&nights=3&rooms=2-0-0', {
    roomType: 'The Harbour Room',
    ratePlan: 'Flexible, with breakfast',
    hasUpgrades: true,
  });
  const arrow = await checkout.stay.getByText('3 nights', { exact: true }).boundingBox();
  const departure = await checkout.stay.getByText('19', { exact: true }).boundingBox();
  expect(
    (departure?.x ?? 0) - (arrow?.x ?? 0) - (arrow?.width ?? 0),
    'the arrow stands clear',
  ).toBeGreaterThan(8);
  await checkout.fillBooker();
  await checkout.fillCard(declinedCard);
  await checkout.agree();
  await checkout.act().click();
  const field = checkout.field('Security code');
  await expect(field).toBeFocused();
  await expect(checkout.news()).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Your total' })).toBeHidden();
});
