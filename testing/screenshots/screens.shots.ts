import { guestPaths } from '@portico/contract/paths';
import { buildBooking } from '../booking/booking-body.ts';
import { buildOwnInvoiceHotel } from '../builders/invoice-journey-hotel.ts';
import { buildOneRoomHotel, buildSaverHotel } from '../builders/journey-hotels.ts';
import { bookOverHttp } from '../journeys/book-over-http.ts';
import { QUAY, textsOf } from '../journeys/hotel-texts.ts';
import { expect, test } from '../journeys/journey.ts';
import { GroupPage } from '../journeys/pages/group-page.ts';
import { guestPages, isPhone } from '../journeys/pages/guest-pages.ts';
import { DOUBLE_LINK, walkToCheckout } from '../journeys/walk.ts';
import { documentedShot, shot } from './shot.ts';

const saver = { roomType: 'Double', ratePlan: 'Saver' };

test('the way of a booking', async ({ page }) => {
  const pages = guestPages(page, QUAY);
  const { search, rooms, upgrades, guests, extras, summary, checkout, confirmation } = pages;
  await search.goTo();
  await search.opened();
  await shot(page, 'search');
  await search.codesCell().click();
  await search.codes.opened();
  await search.codes.promo().fill('TIDE10');
  await shot(page, 'codes', { fullPage: false });
  await rooms.goTo('arrive=2027-03-14&nights=3&rooms=2-0-0,2-1-0&promo=TIDE10');
  await rooms.opened({ of: 2 });
  await rooms.newSearch().click();
  await search.opened({ fromInside: true });
  if (!isPhone(page)) await documentedShot(page, 'search');
  await search.arrival().click();
  await search.calendar.opened();
  await shot(page, 'calendar', { fullPage: false });
  await page.keyboard.press('Escape');
  await search.openGuests();
  await search.guests.opened();
  await shot(page, 'guests-control', { fullPage: false });
  await search.guests.done();
  await search.go().click();

  await rooms.opened({ of: 2, fromInside: true });
  if (isPhone(page)) await documentedShot(page, 'rooms');
  await rooms.seeRates('The Harbour Room');
  await shot(page, 'rooms');
  await rooms
    .rate('The Harbour Room', 'Flexible, with breakfast')
    .getByRole('button', { name: /^Choose/ })
    .click();
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await rooms.choose('The Garden Twin', 'Flexible, with breakfast');
  await upgrades.opened();
  await shot(page, 'upgrades');
  await upgrades.take('The Boatshed').click();
  await expect(page.getByText('Room 2 of 2')).toBeVisible();
  await upgrades.keep().click();
  await guests.opened();
  await shot(page, 'guests');
  await guests.name('Ada', 'Lovelace');
  await guests.name('Grace', 'Hopper', 2);
  await guests.beds().selectOption('Two single beds and a third');
  await guests.goOn().click();
  await extras.opened();
  await extras.more('Oysters on arrival').click();
  await extras.add('Supper on the first evening').click();
  await shot(page, 'extras');
  await extras.goOn('£103.00').click();
  await expect(page.getByText('Room 2 of 2')).toBeVisible();
  await extras.add('A dog').click();
  await extras.goOn('£15.00').click();
  if (isPhone(page)) {
    await summary.opened();
    await shot(page, 'summary');
    await summary.goOn().click();
  }

  await checkout.opened();
  await shot(page, 'checkout');
  await checkout.act().click();
  await expect(checkout.news()).toBeFocused();
  await shot(page, 'checkout-error');
  await checkout.voucher.apply('QUAY-GIFT-50');
  await expect(checkout.voucher.used()).toBeVisible();
  await shot(page, 'checkout-voucher');
  // The other width finds it sold out.
  await checkout.voucher.remove().click();
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  await shot(page, 'confirmation');
});

test('a wedding has the whole house', async ({ page }) => {
  const { search, rooms } = guestPages(page, QUAY);
  await search.goTo('arrive=2027-05-14&nights=2&rooms=2-0-0');
  await rooms.openedFull('Full on these dates');
  await expect(page.getByRole('region', { name: /^The nearest stays/ })).toBeVisible();
  await shot(page, 'other-stays');
});

test('a group of hotels', async ({ page }) => {
  const group = new GroupPage(page, { code: 'SHORE', name: 'Harbour & Fell' });
  await group.goTo();
  await group.opened('of the demo');
  await shot(page, 'group');
  await group.goTo('arrive=2027-05-14&nights=3&rooms=2-0-0');
  await expect(group.sum()).toBeVisible();
  await shot(page, 'group-found');
});

test('a booking under way', async ({ page, openHotel }) => {
  const pages = guestPages(page, textsOf(await openHotel(buildSaverHotel)));
  const waiting = { Success: true, Status: 'Pending', ReferenceNumber: 'J6WAAYDEPP', ActionUrl: null };
  await page.route('**/api/Reservation/Status*', (route) => route.fulfill({ json: waiting }));
  await pages.status.goTo('AAAAAAAAAAAAAAAAAAAAAA');
  await pages.status.opened();
  await shot(page, 'status');
});

test('a price that has changed', async ({ page, openHotel, changeHotel }) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  await walkToCheckout(pages, DOUBLE_LINK, saver);
  await pages.checkout.fillBooker();
  await pages.checkout.fillCard();
  await pages.checkout.agree();
  await changeHotel(buildSaverHotel(file.property, 90));
  await pages.checkout.act().click();
  await expect(pages.checkout.act('Pay £180.00 and book')).toBeVisible();
  await shot(page, 'price-changed');
});

test('a room that is gone', async ({ page, request, openHotel }) => {
  const file = await openHotel(buildOneRoomHotel);
  const pages = guestPages(page, textsOf(file));
  await walkToCheckout(pages, DOUBLE_LINK, saver);
  await pages.checkout.fillBooker();
  await pages.checkout.fillCard();
  await pages.checkout.agree();
  await bookOverHttp(request, buildBooking({ PropertyId: file.property.id }));
  await pages.checkout.act().click();
  await expect(page.getByText('Room 1 has been taken.')).toBeVisible();
  await shot(page, 'room-gone');
  await pages.rooms.goTo(DOUBLE_LINK);
  await pages.rooms.openedFull('Full on these dates');
  await shot(page, 'no-availability');
});

test('pages that show what went wrong, and those of a demo', async ({ page, provoked }) => {
  provoked.push(/the server responded with a status of/, /Blocked script execution/);
  for (const [name, path] of [
    ['not-found', '/Book/NOWHERE'],
    ['not-found-hotel', `${guestPaths.book('QUAY')}/Breakfast`],
    ['error', guestPaths.error()],
    ['demo-front', '/'],
    ['mailbox', '/demo/mailbox'],
  ] as const) {
    await page.goto(path);
    await shot(page, name);
  }
});

test('a company’s invoice', async ({ page, openHotel }) => {
  const pages = guestPages(page, textsOf(await openHotel(buildOwnInvoiceHotel)));
  const { checkout, confirmation } = pages;
  await walkToCheckout(pages, DOUBLE_LINK, saver);
  await checkout.fillBooker();
  await checkout.way('Pay by Invoice to your company').check();
  await checkout.company().fill('marr');
  await expect(page.getByRole('option', { name: 'Marram Freight' })).toBeVisible();
  await shot(page, 'companies');
  await page.getByRole('option', { name: 'Marram Freight' }).click();
  await checkout.field('PO number').fill('PO-104233');
  await checkout.agree();
  await page.getByRole('checkbox', { name: 'I may order for my company' }).check();
  await shot(page, 'checkout-invoice');
  await checkout.act().click();
  await confirmation.opened();
  await shot(page, 'confirmation-invoice');
});
