import { buildRoomyHotel } from '../builders/whole-way-hotels.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, isPhone, type GuestPages } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { DOUBLE_LINK, walkFromSummary } from './walk.ts';

/** A Double that stays one for one adult, led by Ada, with breakfast. */
async function walkToBreakfast(pages: GuestPages): Promise<void> {
  const { search, rooms, upgrades, guests, extras } = pages;
  await search.goTo(DOUBLE_LINK);
  await rooms.opened();
  await rooms.choose('Double', 'Flexible');
  await upgrades.opened();
  await upgrades.keep().click();
  await guests.opened();
  await guests.name('Ada', 'Lovelace');
  await guests.goOn().click();
  await extras.opened();
  await extras.add('Breakfast').click();
}

test('other dates keep rooms, guests and extras, and show what costs another price now', async ({
  page,
  openHotel,
}) => {
  const pages = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  const { rooms, checkout } = pages;
  await walkToBreakfast(pages);
  await rooms.changeDates('2027-03-10', '2027-03-13');
  await expect(page.getByText('Your stay is now Wed 10 to Sat 13 Mar 2027.')).toBeVisible();
  await expect(page.getByText('The price of room 1 has changed.')).toBeVisible();
  await expect(page.getByText('It was £200.00 and is now £360.00. Nothing has been charged.')).toBeVisible();
  await expect(page.getByText('The price of Breakfast for room 1 has changed.')).toBeVisible();
  await expect(page.getByText('It was £24.00 and is now £36.00. Nothing has been charged.')).toBeVisible();
  await pages.extras.goOn('£36.00').click();
  await walkFromSummary(pages);
  expect(await ledgerFigure(checkout.stay, 'Flexible')).toBe('£360.00');
  expect(await ledgerFigure(checkout.stay, 'Breakfast')).toBe('£36.00');
  expect(await ledgerFigure(checkout.stay, 'Total')).toBe('£396.00');
  await expect(checkout.field('First name')).toHaveValue('Ada');
});

test('a room is added and removed, and what was chosen for the other stays', async ({ page, openHotel }) => {
  const pages = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  const { rooms, upgrades, guests, extras, summary, checkout } = pages;
  await walkToBreakfast(pages);
  await extras.goOn('£24.00').click();
  if (isPhone(page)) await summary.opened();
  else {
    await checkout.opened();
    await page.getByRole('link', { name: 'Change rooms' }).click();
    await rooms.opened({ fromInside: false });
  }
  await rooms.addRoom().click();
  await expect(rooms.addDialog().getByRole('group', { name: 'Room 2' })).toBeVisible();
  await rooms.addDialog().getByRole('button', { name: 'Add this room' }).click();
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await expect(page.getByText('Room 2 of 2')).toBeVisible();
  await rooms.choose('Double', 'Flexible');
  await upgrades.opened();
  await expect(page.getByText('Room 2 of 2')).toBeVisible();
  await upgrades.keep().click();
  await guests.opened();
  await expect(guests.firstName(1)).toHaveValue('Ada');
  await guests.name('Grace', 'Hopper', 2);
  await guests.goOn().click();
  await extras.opened();
  await expect(page.getByText('Room 2 of 2')).toBeVisible();
  if (!isPhone(page)) {
    await rooms.addRoom().click();
    await expect(page.getByText('You have added the maximum number of rooms')).toBeVisible();
  }
  await extras.without().click();
  if (isPhone(page)) {
    await summary.opened();
    await rooms.addRoom().click();
    await expect(page.getByText('You have added the maximum number of rooms')).toBeVisible();
    await summary.goOn().click();
  }
  await checkout.opened();
  expect(await ledgerFigure(checkout.stay, 'Total')).toBe('£424.00');

  await page.goBack();
  if (isPhone(page)) await summary.opened({ fromInside: false });
  await rooms.removeRoom(2).click();
  await expect(page.getByText('Room 2', { exact: false })).toHaveCount(0);
  await pages.checkout.goTo();
  await checkout.opened();
  expect(await ledgerFigure(checkout.stay, 'Breakfast')).toBe('£24.00');
  expect(await ledgerFigure(checkout.stay, 'Total')).toBe('£224.00');
});

test('a choice that leaves too little for the next room shows this, and going back to it helps', async ({
  page,
  openHotel,
}) => {
  const { search, rooms, guests } = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  await search.goTo('arrive=2027-03-03&nights=2&rooms=2-0-0,3-0-0');
  await rooms.opened({ room: 1, of: 2 });
  await rooms.choose('Family', 'Flexible');
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await expect(page.getByRole('alert')).toContainText(
    'Your combination of rooms is not available, please retry your search or contact us directly',
  );
  await page.getByRole('alert').getByRole('link', { name: 'Change room 1' }).click();
  await rooms.opened({ room: 1, of: 2, fromInside: true });
  await rooms.choose('Double', 'Flexible');
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await rooms.choose('Family', 'Flexible');
  await expect(page.getByText('Your combination of rooms')).toBeHidden();
  await guests.opened();
});
