import { readFile } from 'node:fs/promises';
import { buildBooking } from '../booking/booking-body.ts';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { logInAs } from './desk-log-in.ts';
import { expect, test } from './journey.ts';
import { readMails } from '../portico/read-mails.ts';
import { running } from './running.ts';

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

test('reception answers a message by keyboard, and notes when its guest arrives', async ({
  page,
  openHotel,
}) => {
  const { property } = await openHotel(buildSaverHotel);
  const made = await bookOverHttp(page.request, buildBooking({ PropertyId: property.id }));
  const question = `Is someone at the desk at 21:40, for ${made.ReferenceNumber}?`;
  const written = await page.request.post('/api/Contact/Send', {
    data: { PropertyId: property.id, Name: 'Ada Lovelace', Email: 'ada@example.com', Message: question },
  });
  expect(written.status()).toBe(200);
  await logInAs(page, 'reception', property.code);
  await page.goto(`/Desk/${property.code}`);
  const needs = page.getByRole('region', { name: 'Needs a person' });
  await needs.getByRole('button', { name: 'Answer' }).press('Enter');
  const answer = needs.getByLabel('Your answer to Ada Lovelace');
  await expect(answer).toBeFocused();
  await page.keyboard.type('Yes, all night.');
  await expectAccessible(page, 'desk: an answer to a message');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(needs.getByText('Your answer goes to ada@example.com.')).toBeVisible();
  await expect(needs.getByText('Nothing does.')).toBeVisible();
  const mailed = () => readMails(running().mailFolder).map(({ text }) => text);
  await expect
    .poll(mailed)
    .toContainEqual(expect.stringMatching(`Yes, all night\\.[^]*> ${question.slice(0, 30)}`));

  await page.goto(`/Desk/${property.code}/bookings/${made.ReferenceNumber}`);
  const story = page.getByRole('region', { name: 'What happened' });
  await expect(story).toContainText(question);
  await expect(story).toContainText('Yes, all night.');
  await page.getByRole('button', { name: 'Note a time' }).press('Enter');
  await page.getByLabel('Expected at').fill('21:40');
  await expectAccessible(page, 'desk: an arrival time');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Expected at 21:40')).toBeVisible();
  await page.goto(`/Desk/${property.code}?day=2027-03-03`);
  await expect(page.getByRole('region', { name: 'Arriving' }).getByRole('listitem')).toContainText(['21:40']);
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
  await page.getByRole('button', { name: 'Download as CSV' }).click();
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
