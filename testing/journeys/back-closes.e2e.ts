import { buildRoomyHotel } from '../builders/whole-way-hotels.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { DOUBLE_LINK } from './walk.ts';

// Dialogs animate as they do for most guests.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('Back closes what is open over the page before it leaves it', async ({ page, openHotel }) => {
  const pages = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  const { search, rooms, upgrades } = pages;
  const contact = page.getByRole('dialog', { name: 'Contact us' });
  await search.goTo('arrive=2027-03-03&rooms=1-0-0');
  await search.openGuests();
  await search.guests.opened();
  await search.guests.more('Adults');
  await page.goBack();
  await expect(search.guests.dialog).toBeHidden();
  // Choices made in it persist, after a reload too.
  await expect(search.party([{ adults: 2, children: 0, infants: 0 }])).toBeFocused();
  await page.reload();
  await expect(search.party([{ adults: 2, children: 0, infants: 0 }])).toBeVisible();
  // Forward leads to no empty page.
  await page.goForward();
  await search.opened();
  await expect(search.guests.dialog).toBeHidden();

  await search.goTo(DOUBLE_LINK);
  await rooms.choose('Double', 'Saver');
  await upgrades.opened();
  await page.getByRole('button', { name: 'Change dates' }).click();
  await rooms.calendar.opened();
  await page.goBack();
  await expect(rooms.calendar.dialog).toBeHidden();
  await upgrades.opened({ fromInside: false });
  // Closing it by its own button leaves no history entry; neither does reloading while it is open.
  await page.getByRole('button', { name: 'Contact us' }).click();
  await contact.getByRole('button', { name: 'Close' }).click();
  await expect(contact).toBeHidden();
  await page.getByRole('button', { name: 'Contact us' }).click();
  await expect(contact).toBeVisible();
  await page.reload();
  await upgrades.opened({ fromInside: false });
  await page.goBack();
  await rooms.opened({ fromInside: true });
  await rooms.changeDates('2027-03-10', '2027-03-12');
  await expect(page.getByText('Your stay is now Wed 10 to Fri 12 Mar 2027.')).toBeVisible();
  await expect(page).toHaveURL(/arrive=2027-03-10/);
});
