import { readFile } from 'node:fs/promises';
import { buildBooking } from '../booking/booking-body.ts';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { logInAs } from './desk-log-in.ts';
import { expect, test } from './journey.ts';

test('reception reads a day, and finds a booking from any screen without a mouse', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(buildSaverHotel);
  const made = await bookOverHttp(page.request, buildBooking({ PropertyId: property.id }));
  await logInAs(page, 'reception', property.code);
  await page.goto(`/Desk/${property.code}?day=2027-03-03`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wednesday 3 March');
  const arriving = page.getByRole('region', { name: 'Arriving' });
  await expect(arriving.getByRole('listitem')).toContainText(['Ada Lovelace']);
  await expect(arriving).toContainText('Paid');
  await expect(page.getByText('1 room arrives, no one leaves, and 1 of 2 is let that night.')).toBeVisible();
  await expectAccessible(page, 'desk: a day');

  await page.getByRole('link', { name: 'Thursday 4 March, 1 let' }).press('Enter');
  await expect(page.getByRole('region', { name: 'In house' }).getByRole('listitem')).toContainText([
    'Ada Lovelace',
  ]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wednesday 3 March');

  await page.keyboard.press('/');
  await page.keyboard.type('love');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
  await expectAccessible(page, 'desk: quick find');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/bookings/${made.ReferenceNumber}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('reception finds bookings by name, keeps the search when it comes back, and takes the list away', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(buildSaverHotel);
  const booking = buildBooking({ PropertyId: property.id });
  await bookOverHttp(page.request, booking);
  const other = { ...booking.Booker, FirstName: 'Grace', LastName: 'Hopper' };
  const made = await bookOverHttp(page.request, { ...booking, Booker: other });
  await logInAs(page, 'reception', property.code);
  await page.goto(`/Desk/${property.code}/bookings`);
  const list = page.locator('main ol');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'desk: bookings');

  // Folded on a phone.
  const fold = page.getByRole('button', { name: 'By dates, room or money' });
  if (await fold.isVisible()) await fold.press('Enter');
  await page.getByLabel('Money').selectOption('Something owing');
  await expect(page).toHaveURL(/money=owing$/);
  await expect(page.getByRole('heading', { name: 'No booking here' })).toBeVisible();
  await expectAccessible(page, 'desk: no booking owes anything');
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.getByLabel('Room', { exact: true }).selectOption('Double');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox').blur();

  await page.keyboard.press('/');
  await page.keyboard.type('hop');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'All 1' })).toHaveAttribute('aria-current', 'true');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take away as CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.split('\r\n')[1]).toContain(`${made.ReferenceNumber},confirmed,`);

  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/bookings/${made.ReferenceNumber}$`));
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('hop');
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByRole('heading', { name: 'Nobody by “nobody at all”' })).toBeVisible();
  await expectAccessible(page, 'desk: no booking found');
});
