import { guestPaths } from '@portico/contract/paths';
import { FELL, QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';

test('a guest looks where the hotel is, from a room and from the search, and goes back', async ({ page }) => {
  const { room, where, search } = guestPages(page, QUAY);
  await room.goTo(5);
  await room.opened('The Boatshed');
  await page.getByRole('main').getByRole('link', { name: 'Where we are' }).click();
  await where.opened({ fromInside: true });
  await page.getByRole('link', { name: 'Back' }).click();
  await room.opened('The Boatshed', { fromInside: true });

  await search.goTo();
  await search.opened();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Where we are' }).click();
  await where.opened({ fromInside: true });
  await expect(page.getByRole('main')).toContainText('76 minutes from St Pancras');
  await expect(page.getByRole('main')).toContainText('One step, 12 cm');
  await page.getByRole('link', { name: 'Back' }).click();
  await search.opened({ fromInside: true });
});

test('no name of the map covers another or leaves the picture', async ({ page }) => {
  const { where } = guestPages(page, QUAY);
  await where.goTo();
  await where.opened();
  const map = await page.getByRole('img', { name: /^A drawn map/ }).boundingBox();
  const tags = await where.labels.locator('> span').all();
  expect(tags).toHaveLength(5);
  const boxes = await Promise.all(tags.map((tag) => tag.boundingBox()));
  for (const [index, one] of boxes.entries()) {
    if (one === null || map === null) throw new Error('a name is not shown');
    expect(one.x).toBeGreaterThanOrEqual(map.x);
    expect(one.x + one.width).toBeLessThanOrEqual(map.x + map.width);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        other === null ||
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(isApart).toBe(true);
    }
  }
  // On a phone the further names are numbers, explained under the map.
  const further = page.getByText('Harbour Street', { exact: true });
  expect(await further.count()).toBeGreaterThan(0);
  await expect(page.getByText('1 Fish market')).toBeVisible({ visible: isPhone(page) });
});

test('a hotel that does not describe it has no such page, and no link to it', async ({ page }) => {
  const { search } = guestPages(page, FELL);
  await search.goTo();
  await search.opened();
  await expect(page.getByRole('link', { name: 'Where we are' })).toHaveCount(0);
  const answer = await page.request.get(guestPaths.where(FELL.code));
  expect(answer.status()).toBe(404);
});
