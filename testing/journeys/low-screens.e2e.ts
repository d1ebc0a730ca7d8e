import { expect, test } from './journey.ts';
import { QUAY } from './hotel-words.ts';
import { guestPages } from './pages/guest-pages.ts';

for (const { name, size, least } of [
  { name: 'a page enlarged four times', size: { width: 320, height: 256 }, least: 14 },
  { name: 'a phone on its side', size: { width: 844, height: 390 }, least: 21 },
]) {
  test(`the calendar of ${name} shows days, and takes a stay`, async ({ page }) => {
    await page.setViewportSize(size);
    const { search } = guestPages(page, QUAY);
    await search.goTo('arrive=2027-03-17&nights=2&rooms=2-0-0');
    await search.goTo('rooms=2-0-0');
    await search.arrival().click();
    const { calendar } = search;
    await expect(calendar.dialog.getByRole('button', { name: /from £/ }).first()).toBeAttached();
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
    await calendar.use();
    await expect(search.arrival()).toContainText('Wednesday 17 March 2027');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });
}
