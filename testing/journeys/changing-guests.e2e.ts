import { buildRoomyHotel } from '../builders/whole-way-hotels.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';

test('other guests are chosen in place, and price only the room that changed', async ({
  page,
  openHotel,
}) => {
  const pages = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  const { rooms, upgrades, search } = pages;
  const panel = search.guests;
  await search.goTo('arrive=2027-03-03&nights=2&rooms=1-0-0,1-0-0');
  await rooms.opened({ room: 1, of: 2 });
  await rooms.choose('Double', 'Saver');
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await rooms.choose('Double', 'Flexible');
  await upgrades.opened();

  await rooms.changeGuests().click();
  await panel.opened();
  await panel.more('Adults', 2);
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toBeHidden();
  await expect(rooms.changeGuests()).toBeFocused();
  await expect(page).toHaveURL(/rooms=1-0-0,1-0-0/);

  await rooms.changeGuests().click();
  await panel.more('Adults', 2);
  await panel.done();
  await expect(page.getByText('Your stay is now for 3 adults · 2 rooms.')).toBeVisible();
  await expect(page.getByText('The price of room 1 has changed.')).toBeHidden();
  await expect(page.getByText('The price of room 2 has changed.')).toBeVisible();
  await expect(page.getByText('It was £200.00 and is now £220.00. Nothing has been charged.')).toBeVisible();
  expect(await ledgerFigure(rooms.ledger, 'Saver')).toBe('£160.00');
  expect(await ledgerFigure(rooms.ledger, 'Flexible')).toBe('£220.00');
  await expect(page).toHaveURL(/rooms=1-0-0,2-0-0&step=upgrades&unit=1$/);

  // Three do not fit into the Double: that room must be chosen again, the other stays.
  await rooms.changeGuests().click();
  await panel.more('Adults', 2);
  await panel.done();
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await expect(page.getByText('Room 2 is not sold for these guests.')).toBeVisible();
  expect(await ledgerFigure(rooms.ledger, 'Saver')).toBe('£160.00');

  // The first room is removed, and the second moves up.
  await rooms.changeGuests().click();
  await panel.room(1).getByRole('button', { name: 'Remove room 1' }).click();
  await panel.done();
  await rooms.opened({ fromInside: true });
  await expect(page).toHaveURL(/rooms=3-0-0(&|$)/);
});
