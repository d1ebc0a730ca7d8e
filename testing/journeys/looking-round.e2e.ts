import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';

const stay = 'arrive=2027-03-14&nights=3&rooms=2-0-0';

test('a guest looks round a room, goes back to where the rooms were left, and chooses a rate in the next', async ({
  page,
}) => {
  const { rooms, room, upgrades } = guestPages(page, QUAY);
  await rooms.goTo(stay);
  await rooms.opened();
  await page.getByRole('button', { name: /^See \d rates of The Estuary Room$/ }).click();
  const rates = page.getByRole('list', { name: 'Rates of The Estuary Room' });
  await expect(rates).toBeVisible();
  await rooms.lookRound('The Estuary Room').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await rooms.lookRound('The Estuary Room').click();
  await room.opened('The Estuary Room', { fromInside: true });
  await expect(page.getByText('34 steps to its door')).toBeVisible();
  await page.getByRole('link', { name: 'All rooms' }).click();
  await expect(rooms.card('The Estuary Room').getByRole('link').first()).toBeFocused();
  await expect(rooms.lookRound('The Estuary Room')).toBeInViewport();
  await expect(rates, 'still open').toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await rooms.lookRound('The Harbour Room').click();
  await room.opened('The Harbour Room', { fromInside: true });
  const sum = page.getByRole('region', { name: isPhone(page) ? 'Your total' : 'Your stay' });
  await expect(sum).toContainText('£378.00');
  await sum.getByRole('button', { name: /^See / }).click();
  await expect(page.getByRole('heading', { name: 'Three nights, four rates' })).toBeFocused();
  await room.choose('Paid now');
  await upgrades.opened();
  await page.goBack();
  await room.opened('The Harbour Room', { fromInside: true });
  await expect(page.getByRole('button', { name: 'Chosen Paid now' })).toBeVisible();
  await page.goForward();
  await upgrades.opened();
});

test('the pictures of a room are leafed through by buttons, keys and a swipe, and looked at closer', async ({
  page,
}) => {
  const { room } = guestPages(page, QUAY);
  await room.goTo(1, stay);
  await room.opened('The Harbour Room');
  await expect(room.picture(1, 4)).toContainText('The bed, and the window on the harbour');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(room.picture(2, 4)).toContainText('The sill, wide enough to sit on');
  await room.rail.focus();
  await page.keyboard.press('ArrowRight');
  await expect(room.picture(3, 4)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(room.picture(2, 4)).toBeVisible();
  // Before the first is the last.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(room.picture(4, 4)).toBeVisible();
  // A finger cannot swipe a picture that is still on its way.
  await expect(room.rail.getByRole('listitem').nth(3)).toBeInViewport({ ratio: 0.99 });
  await room.rail.evaluate((rail) => rail.scrollTo({ left: 0 }));
  await expect(room.picture(1, 4)).toBeVisible();

  const closer = page.getByRole('button', { name: 'Look closer' });
  await closer.click();
  await expect(room.closer.getByText('1 of 4, The Harbour Room')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(room.closer.getByText('2 of 4, The Harbour Room')).toBeVisible();
  const picture = room.closer.getByRole('img');
  const whole = await picture.boundingBox();
  await room.closer.getByRole('button', { name: 'Larger' }).click();
  await expect(room.closer.getByText('150%')).toBeVisible();
  await page.keyboard.press('+');
  await expect(room.closer.getByText('200%')).toBeVisible();
  expect((await picture.boundingBox())?.width).toBeCloseTo(2 * (whole?.width ?? 0), 0);
  // Back closes it, and the page shows the picture last looked at.
  await page.goBack();
  await expect(room.closer).toBeHidden();
  await expect(closer).toBeFocused();
  await expect(room.picture(2, 4)).toBeVisible();
});

test('a room’s link without dates is shown to anybody, and leads to a search of that room', async ({
  page,
}) => {
  const { room, search } = guestPages(page, QUAY);
  await room.goTo(5);
  await room.opened('The Boatshed');
  await expect(page.getByText('Step-free from the street to the bed')).toBeVisible();
  await page.getByRole('link', { name: 'Choose your dates' }).click();
  await search.opened({ fromInside: true });
  expect(new URL(page.url()).searchParams.get('room')).toBe('5');
});
