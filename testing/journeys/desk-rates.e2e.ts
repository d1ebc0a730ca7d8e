import { deskPaths } from '@portico/contract/desk/desk-document';
import type { Page } from '@playwright/test';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectAccessible, expectAccessibleHere } from './accessibility.ts';
import { press } from './by-keyboard.ts';
import { logInAs } from './desk-log-in.ts';
import { expect, test } from './journey.ts';
import { expectFitsHere } from './fits.ts';
import { searchOverHttp } from './search-over-http.ts';

const DESK = { width: 1440, height: 900 };
const buildHotel = (identity: Identity) => buildOwnHotel(identity);

/** The cell of Flexible in the Double on a day, by what is said of it. */
const cell = (page: Page, day: string, says: string) =>
  page.getByRole('gridcell', { name: `Double, Flexible, ${day}: ${says}`, exact: true });

test('by keyboard: a price is raised for two nights, seen in the cells before it is saved, and taken back', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(buildHotel);
  await page.setViewportSize(DESK);
  await logInAs(page, 'reception', property.code);
  await page.goto(deskPaths.rates(property.code));
  const grid = page.getByRole('grid');
  await expect(page.getByText('Prices are a night, for one, with VAT.')).toBeVisible();
  await expect(grid.getByRole('rowheader', { name: 'Double' })).toBeVisible();
  // Four years of days, and only those in view are drawn.
  expect(await grid.getByRole('gridcell').count()).toBeLessThan(400);

  await press(page, grid, 'ArrowRight');
  for (let day = 2; day <= 13; day += 1) await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Friday 5 March 2027', '£100.00')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('+12.50');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '2 nights, 1 rate' });
  await expect(panel).toContainText('£225.00');
  await expect(panel).toContainText('was £200.00; £112.50 a night for 1');
  const friday = page.getByRole('gridcell', { name: /Flexible, Friday 5 March 2027: £100.00, not saved:/ });
  await expect(friday.locator('b')).toHaveText('112.50');
  await expect(friday.locator('s')).toHaveText('100');
  await expectAccessibleHere(page, 'desk: rates, changed');

  await press(page, panel.getByRole('button', { name: 'Save 2 nights' }));
  await expect(page.getByText('Saved: 2 nights.')).toBeVisible();
  await expect(cell(page, 'Saturday 6 March 2027', '£112.50')).toBeVisible();
  await expect(grid).toBeFocused();

  await page.keyboard.press('z');
  await expect(page.getByText('Undone: the nights are as they were.')).toBeVisible();
  await expect(cell(page, 'Saturday 6 March 2027', '£100.00')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'History of this night' }));
  const history = page.getByRole('dialog', { name: 'Saturday 6 March 2027' });
  await expect(history).toContainText('Nell took a change back');
  await expect(history).toContainText('Flexible: £100.00 → £112.50');
  await expectAccessibleHere(page, 'desk: history of a night');
});

test('by mouse: the weekends of a range are shut, and figures are copied along', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(buildHotel);
  await page.setViewportSize(DESK);
  await logInAs(page, 'owner', property.code);
  await page.goto(deskPaths.rates(property.code));
  await page.getByLabel('Month').selectOption('March 2027');
  await expect(page.getByText(/^1 March 2027 to /)).toBeVisible();
  await cell(page, 'Monday 1 March 2027', '£100.00').click();
  await cell(page, 'Sunday 7 March 2027', '£100.00').click({ modifiers: ['Shift'] });
  const panel = page.getByRole('dialog', { name: '7 nights, 1 rate' });
  await panel.getByText('S', { exact: true }).first().click();
  await panel.getByLabel('Open or shut').selectOption('Shut');
  await panel.getByRole('button', { name: 'Save 1 night' }).click();
  await expect(cell(page, 'Saturday 6 March 2027', '£100.00, shut')).toBeVisible();
  await expect(cell(page, 'Friday 5 March 2027', '£100.00')).toBeVisible();

  await cell(page, 'Monday 1 March 2027', '£100.00').click();
  await page.keyboard.type('95');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save 1 night' }).click();
  await cell(page, 'Monday 1 March 2027', '£95.00').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: 'Save 1 night' }).click();
  await expect(cell(page, 'Tuesday 2 March 2027', '£95.00')).toBeVisible();
  await page.keyboard.type('dear');
  await page.keyboard.press('1');
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“1x” is no figure')).toBeVisible();
});

test('an owner opens a season, sees it above the days, raises it by per cent and renames it', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(buildHotel);
  await page.setViewportSize(DESK);
  await logInAs(page, 'owner', property.code);
  await page.goto(deskPaths.rates(property.code));
  await page.getByRole('button', { name: 'Seasons' }).click();
  const seasons = page.getByRole('dialog', { name: 'Seasons' });
  await expect(seasons.getByRole('heading')).toBeFocused();
  await seasons.getByRole('button', { name: 'Add this season' }).click();
  await expect(seasons.getByText('Type a name').first()).toBeVisible();
  await seasons.getByLabel('A new season').fill('Spring');
  await seasons.getByLabel('First night').fill('2027-03-02');
  await seasons.getByLabel('Last night').fill('2027-03-05');
  await seasons.getByRole('button', { name: 'Add this season' }).click();
  await expect(seasons.getByText('Tue 2 Mar 2027 to Fri 5 Mar 2027')).toBeVisible();
  await expectAccessibleHere(page, 'desk: seasons');

  await seasons.getByRole('button', { name: 'Set its nights of Spring' }).click();
  const panel = page.getByRole('dialog', { name: /^4 nights/ });
  await expect(panel.getByLabel('Season')).toHaveValue(/./);
  await panel.getByLabel('Price').selectOption('Raise by %');
  await panel.getByLabel('Per cent').fill('10');
  await panel.getByLabel('Booked at least before').selectOption('7 days');
  await panel.getByRole('button', { name: 'Save 4 nights' }).click();
  await expect(page.getByText('Saved: 4 nights.')).toBeVisible();
  await expect(cell(page, 'Friday 5 March 2027', '£110.00, booked at least 7 days before')).toBeVisible();
  await expect(cell(page, 'Saturday 6 March 2027', '£100.00')).toBeVisible();
  await expect(page.getByRole('grid').getByText('Spring')).toBeVisible();

  await seasons.getByRole('button', { name: 'Rename Spring' }).click();
  await expectAccessibleHere(page, 'desk: a season being renamed');
  await seasons.getByLabel('Another name').fill('Early spring');
  await seasons.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('grid').getByText('Early spring')).toBeVisible();

  await seasons.getByRole('button', { name: 'Remove Early spring' }).click();
  await expect(seasons.getByText('Early spring is no season any more. Its prices stay.')).toBeVisible();
  await seasons.getByRole('button', { name: 'Undo' }).click();
  await expect(seasons.getByRole('button', { name: 'Remove Early spring' })).toBeVisible();
});

test('on a phone: one day is a form, guests see it within a second, and who may only read has no fields', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(buildHotel);
  await logInAs(page, 'reception', property.code);
  await page.goto(deskPaths.rates(property.code));
  await page.getByLabel('Go to').fill('2027-03-03');
  await expect(page.getByRole('heading', { name: 'Wednesday 3 March 2027' })).toBeVisible();
  const saver = page.getByRole('region', { name: 'Double' }).getByRole('group', { name: 'Saver' });
  await saver.getByLabel('A night').fill('64');
  await expect(page.getByRole('region', { name: 'What guests will see' })).toContainText('£64.00');
  await page.getByRole('button', { name: 'Save Wednesday 3' }).click();
  await expect(page.getByText('Saved: 1 night.')).toBeVisible();
  // Two nights, of which the other costs 80.
  const seen = async () => (await searchOverHttp(page.request, property.id)).RoomTypes[0]?.LowestRate;
  await expect.poll(seen).toBe(144);
  await expectFitsHere(page, 'desk: rates of a day');
  await expectAccessible(page, 'desk: rates of a day');

  await logInAs(page, 'read-only', property.code);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Double' })).toContainText('Flexible');
  await expect(page.getByLabel('A night')).toHaveCount(0);
});
