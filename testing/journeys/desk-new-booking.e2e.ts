import { buildBooking } from '../booking/booking-body.ts';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { logInAs } from './desk-log-in.ts';
import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { PayPage } from './pages/pay-page.ts';

test('a booking is taken on the telephone, by keyboard alone', async ({ page, provoked }) => {
  provoked.push(/status of 400/);
  await logInAs(page, 'reception');
  await page.goto('/Desk/QUAY/bookings/new');
  await expect(page.getByLabel('Arrival')).toBeFocused();
  await page.keyboard.type('7 june');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await expect(page.getByText('Monday 7th June 2027 to Wednesday 9th June 2027')).toBeVisible();
  const first = page.getByRole('radio').first();
  await expect(first).toBeVisible();
  while (!(await first.evaluate((radio) => radio === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  const book = page.getByRole('button', { name: /^Book for £.*, paid on arrival$/ });
  await expect(book).toBeVisible();
  await expectAccessible(page, 'desk new booking');
  const name = page.getByLabel('First name');
  while (!(await name.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Tab');
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(first).toBeChecked();
  await expect(book).toBeVisible();
  await book.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: /telephone number or an e-mail/ }).press('Enter');
  await expect(page.getByLabel('Telephone')).toBeFocused();
  await page.keyboard.type('07700 900123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeFocused();
  await expectAccessible(page, 'desk booked');
  await page.getByRole('button', { name: 'Another booking' }).press('Enter');
  await expect(page.getByLabel('Arrival')).toHaveValue('');
});

test('a booking is held for its link, and the guest pays it', async ({ page }) => {
  await logInAs(page, 'owner');
  await page.goto('/Desk/QUAY/bookings/new');
  await page.getByLabel('Arrival').fill('14 june');
  await page.getByRole('radio').first().check();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail').fill('ada.desk@example.com');
  await page.getByRole('radio', { name: 'Held, and a pay link' }).check();
  await page.getByRole('button', { name: /^Hold until .* and send a pay link for £/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Held until it is paid' })).toBeVisible();
  const link = await page.getByLabel('Pay link').inputValue();
  const pay = new PayPage(page, QUAY.name);
  await page.goto(new URL(link).pathname + new URL(link).search);
  await pay.fillCard();
  await pay.button(/^Pay £/).click();
  await pay.paid();
});

test('a deposit is asked for with the booking, and the guest pays it', async ({ page }) => {
  await logInAs(page, 'owner');
  await page.goto('/Desk/QUAY/bookings/new');
  await page.getByLabel('Arrival').fill('21 june');
  await page.getByRole('radio').first().check();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('E-mail').fill('ada.desk@example.com');
  await page.getByRole('radio', { name: 'A deposit by pay link' }).check();
  await page.getByLabel('How much of it now').fill('50');
  await expectAccessible(page, 'desk: a deposit');
  await page.getByRole('button', { name: /^Book for £.* and send a pay link for £50\.00 of it$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeFocused();
  await expect(page.getByText('The link goes to ada.desk@example.com.')).toBeVisible();
  const link = await page.getByLabel('Pay link').inputValue();
  const pay = new PayPage(page, QUAY.name);
  await page.goto(new URL(link).pathname + new URL(link).search);
  await pay.fillCard();
  await pay.button('Pay £50.00').click();
  await pay.paid();
});

test('somebody who booked before is filled in, and corrected by hand', async ({ page, openHotel }) => {
  const { property } = await openHotel(buildSaverHotel);
  await bookOverHttp(page.request, buildBooking({ PropertyId: property.id }));
  await logInAs(page, 'reception', property.code);
  await page.goto(`/Desk/${property.code}/bookings/new`);
  await page.getByLabel('Arrival').fill('4 march');
  await page.getByRole('radio').first().check();
  const finder = page.getByRole('combobox', { name: 'Booked here before?' });
  await finder.fill('lovel');
  await expect(
    page.getByRole('option', { name: /^Ada Lovelace, .*, last for Wed 3 Mar 2027$/ }),
  ).toBeVisible();
  await expectAccessible(page, 'desk: a guest found');
  await finder.press('ArrowDown');
  await finder.press('Enter');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByLabel('Telephone').fill('07700 900999');
  await page.getByRole('button', { name: /^Book for £.*, paid on arrival$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeVisible();
});
