import { guestPaths } from '@portico/contract/paths';
import { quayProperty } from '@portico/demo/quay/texts';
import type { Page } from '@playwright/test';
import { buildBareHotel } from '../builders/bare-hotel.ts';
import { haveAccount, password } from '../journeys/have-account.ts';
import { QUAY, textsOf, type HotelTexts } from '../journeys/hotel-texts.ts';
import { expect, test } from '../journeys/journey.ts';
import { AccountPages } from '../journeys/pages/account-pages.ts';
import { CheckInPage } from '../journeys/pages/check-in-page.ts';
import { guestPages } from '../journeys/pages/guest-pages.ts';
import { hotelDesk } from '../journeys/pay-links.ts';
import { declinedCard } from '../journeys/pages/checkout-page.ts';
import { PayPage } from '../journeys/pages/pay-page.ts';
import { walkFromGuests } from '../journeys/walk.ts';
import { shot } from './shot.ts';

const wide = { isWideToo: true };

/** Waits for a screen by its heading. */
async function at(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.locator('main[aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

interface Booked {
  readonly hotel: HotelTexts;
  readonly id: number;
  /** The search of the stay, and the room and rate of it. */
  readonly link: string;
  readonly room: string;
  readonly rate: string;
}

/** Each page after a booking, in the order in which a guest with an account sees them. */
async function shootAfterBooking(page: Page, { hotel, id, link, room, rate }: Booked): Promise<void> {
  const { code } = hotel;
  const pages = guestPages(page, hotel);
  const account = new AccountPages(page, hotel);
  const main = page.getByRole('main');
  const email = `ada.${page.viewportSize()?.width}@${code.toLowerCase()}.example.com`;

  await test.step('an account', async () => {
    await page.goto(guestPaths.register(code));
    await at(page, 'Make an account');
    await shot(page, 'account-register', wide);
    await account.field('First name').fill('Ada');
    await account.field('Last name').fill('Lovelace');
    await account.field('E-mail').fill(email.replace('ada', 'grace'));
    await account.field('Password').fill(password);
    await page.getByRole('button', { name: 'Make my account' }).click();
    await at(page, 'Check your e-mail');
    await shot(page, 'account-check-e-mail', wide);
    await page.goto(guestPaths.forgotPassword(code));
    await at(page, 'Forgotten your password?');
    await shot(page, 'account-forgotten', wide);
    await haveAccount(page, { id, email });
    await page.goto(guestPaths.book(code));
    await account.header('Log in').click();
    await expect(account.dialog).toBeVisible();
    await shot(page, 'account-log-in', { fullPage: false });
    await account.logIn(email, password);
    await expect(account.header('Ada')).toBeVisible();
    await page.goto(guestPaths.manageAccount(code));
    await expect(account.bookings).toContainText('None yet.');
    await shot(page, 'account-empty', wide);
  });

  await test.step('a booking', async () => {
    await pages.rooms.goTo(link);
    await at(page, /^Choose your/);
    await shot(page, 'rooms', wide);
    await pages.rooms.choose(room, rate);
    await pages.upgrades.keep().click();
    await pages.guests.goOn().waitFor();
    await walkFromGuests(pages);
    await shot(page, 'checkout-with-account', wide);
    await pages.checkout.field('Phone').fill('+44 7700 900123');
    await pages.checkout.field('Street').fill('12 St James’s Square');
    await pages.checkout.field('Postcode').fill('SW1Y 4JH');
    await pages.checkout.field('Country').selectOption('United Kingdom');
    if (await pages.checkout.field('Card number').isVisible()) await pages.checkout.fillCard();
    await pages.checkout.agree();
    await pages.checkout.act().click();
    await at(page, /, Ada\.$/);
    await shot(page, 'confirmation-with-account', wide);
    await page.getByRole('link', { name: 'Book a table' }).first().click();
    await at(page, 'Book a table');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.getByRole('radio').first().check();
    await shot(page, 'table', wide);
    await page.getByRole('button', { name: /^Book \d/ }).click();
    await at(page, 'Your table is booked');
    await shot(page, 'table-booked', wide);
  });

  await test.step('its account', async () => {
    await page.goto(guestPaths.manageAccount(code));
    await expect(account.bookings.getByRole('article')).toContainText('Change or cancel');
    await page.getByRole('button', { name: 'Add a card' }).click();
    await page.getByRole('button', { name: 'Change e-mail address' }).click();
    await expect(account.email.getByText('A valid email address is required').first()).toBeVisible();
    await shot(page, 'account', wide);
  });
  const checkInLink = await account.bookings
    .getByRole('link', { name: /Check in before you arrive/ })
    .getAttribute('href');

  await test.step('managed', async () => {
    await account.bookings.getByRole('link', { name: /^Change or cancel/ }).click();
    await at(page, 'Your booking');
    await shot(page, 'manage', wide);
    for (const step of [
      'dates',
      'guests&unit=1',
      'extras&unit=1',
      'booker',
      'requests',
      'room&unit=1',
      'new-room',
    ]) {
      await page.goto(`${guestPaths.openedReservation(code)}?step=${step}`);
      const booking = page.getByRole('region', { name: 'This booking' });
      await expect(booking.or(page.getByText('Your booking as it stands'))).toBeVisible();
      await shot(page, `manage-${step.split('&')[0]}`, wide);
    }
    await page.goto(guestPaths.openedReservation(code));
    await at(page, 'Your booking');
    await main
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shot(page, 'manage-cancel', { fullPage: false });
  });

  await test.step('checked in', async () => {
    const checkIn = new CheckInPage(page);
    await checkIn.goTo(checkInLink ?? '');
    const check = checkIn.button(/^Check in/);
    const goOn = checkIn.button('Continue');
    for (let row = 0; ; row++) {
      await check.or(goOn).first().waitFor();
      await shot(page, `check-in-${row}`, wide);
      if (await check.isVisible()) break;
      const first = checkIn.main.getByLabel('First name', { exact: true });
      if ((await first.isVisible()) && (await first.inputValue()) === '')
        await checkIn.name('Charles', 'Babbage');
      await goOn.click();
      if (row > 9) throw new Error('the checklist has no end');
    }
    await check.click();
    await checkIn.checkedIn();
    await shot(page, 'check-in-done', wide);
  });

  await test.step('cancelled', async () => {
    await page.goto(guestPaths.manageAccount(code));
    await account.bookings.getByRole('link', { name: /^Change or cancel/ }).click();
    await at(page, 'Your booking');
    await main
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabel('Reason');
    if (await reason.isVisible()) await reason.selectOption({ index: 1 });
    await dialog.getByRole('button', { name: /^Cancel/ }).click();
    await at(page, /cancelled/);
    await shot(page, 'manage-cancelled', wide);
    await page.goto(guestPaths.manageAccount(code));
    await expect(account.bookings.getByRole('link', { name: /^Book again/ })).toBeVisible();
    await shot(page, 'account-past', wide);
    await account.header('Ada').click();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await page.goto(guestPaths.manage(code));
    await at(page, 'Find your booking');
    await shot(page, 'manage-lookup', wide);
  });
}

test('from an account to a cancelled stay', async ({ page, provoked }) => {
  provoked.push(/status of 401/);
  await shootAfterBooking(page, {
    hotel: QUAY,
    id: quayProperty.id,
    link: 'arrive=2027-02-22&nights=2&rooms=2-0-0',
    room: 'The Harbour Room',
    rate: 'Flexible, with breakfast',
  });
});

test('the same at a hotel without pictures', async ({ page, openHotel, provoked }) => {
  provoked.push(/status of 401/);
  const file = await openHotel(buildBareHotel);
  const hotel = textsOf(file);
  await page.goto(guestPaths.book(hotel.code));
  await expect(guestPages(page, hotel).search.go()).toBeVisible();
  await shot(page, 'search', wide);
  await page.goto(`${guestPaths.room(hotel.code, 11)}?arrive=2027-03-03&nights=2&rooms=2-0-0`);
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  await shot(page, 'room', wide);
  await shootAfterBooking(page, {
    hotel,
    id: file.property.id,
    link: 'arrive=2027-03-03&nights=2&rooms=2-0-0',
    room: 'Double',
    rate: 'Saver',
  });
});

test('pay by link', async ({ page, database, provoked }) => {
  provoked.push(/status of 40[04]/);
  const desk = await hotelDesk(database, { property: quayProperty });
  const number = `QH-${page.viewportSize()?.width}`;
  const pay = new PayPage(page, QUAY.name);
  const link = await desk.payLink(await desk.invoice({ number }), number);
  await page.goto(link);
  await at(page, /^Pay £186\.50/);
  await shot(page, 'pay', wide);
  await pay.fillCard(declinedCard);
  await pay.field('E-mail').fill('ada@palmgrove.example');
  await pay.button('Pay £186.50').click();
  await expect(pay.news()).toContainText('kept but the security code');
  await shot(page, 'pay-declined', wide);
  await pay.fillCard();
  await pay.button('Pay £186.50').click();
  await at(page, 'Payment processed');
  await shot(page, 'pay-receipt', wide);
  await page.goto(link);
  await at(page, 'Nothing to pay');
  await shot(page, 'pay-nothing', wide);
  await page.goto(`${guestPaths.securePay('QUAY')}/Status`);
  await at(page, 'Invalid link');
  await shot(page, 'pay-invalid', wide);
});
