import { buildRoomyHotel } from '../builders/whole-way-hotels.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages, type GuestPages } from './pages/guest-pages.ts';
import { walkFromSummary } from './walk.ts';

/** The headings that Back reaches one after the other, each different from the one before. */
async function expectBackThrough({ page }: GuestPages, headings: readonly string[]): Promise<void> {
  for (const heading of headings) {
    await page.goBack();
    await expectHeading({ page }, heading);
  }
}

async function expectForwardThrough({ page }: GuestPages, headings: readonly string[]): Promise<void> {
  for (const heading of headings) {
    await page.goForward();
    await expectHeading({ page }, heading);
  }
}

async function expectHeading({ page }: Pick<GuestPages, 'page'>, name: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
}

test('Back and Forward show each step of a stay of one room, to the checkout and home again', async ({
  page,
  openHotel,
}) => {
  const pages = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  const { search, rooms, upgrades, guests, extras, checkout, confirmation } = pages;
  await search.goTo('arrive=2027-03-03&rooms=1-0-0');
  await search.arrival().click();
  await search.calendar.opened();
  await search.calendar.day('2027-03-05').click();
  await search.calendar.use();
  await search.go().click();
  await rooms.opened({ fromInside: true });

  await rooms.choose('Double', 'Saver');
  await upgrades.opened();
  await page.goBack();
  await rooms.opened({ fromInside: true });
  await page.goForward();
  await upgrades.opened();
  await upgrades.keep().click();
  await guests.opened();
  await page.goBack();
  await upgrades.opened();
  await page.goBack();
  await rooms.opened({ fromInside: true });
  await expectForwardThrough(pages, ['Upgrade your room?', 'Who is coming?']);
  await guests.name('Ada', 'Lovelace');
  await guests.goOn().click();
  await extras.opened();
  await extras.add('Breakfast').click();
  await extras.goOn('£24.00').click();
  await walkFromSummary(pages);

  const steps = ['Choose your room', 'Upgrade your room?', 'Who is coming?', 'Anything else?', 'Your stay'];
  await expectBackThrough(pages, steps.toReversed());
  await page.goBack();
  await search.opened();
  await expect(search.departure()).toContainText('Friday 5 March 2027');
  await expectForwardThrough(pages, [...steps, 'Your booking']);

  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  // What is booked cannot be booked again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeHidden();
  await expect(page.getByText('Breakfast')).toBeHidden();
});

test('Back and Forward show each room’s steps, and pass over those that are no more', async ({
  page,
  openHotel,
}) => {
  const pages = guestPages(page, textsOf(await openHotel(buildRoomyHotel)));
  const { search, rooms, upgrades, guests, extras } = pages;
  await search.goTo('arrive=2027-03-03&nights=2&rooms=1-0-0,1-0-0');
  await rooms.opened({ room: 1, of: 2 });
  await rooms.choose('Double', 'Saver');
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await page.goBack();
  await rooms.opened({ room: 1, of: 2, fromInside: true });
  await page.goForward();
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await rooms.choose('Double', 'Saver');
  await upgrades.opened();
  await expect(page.getByText('Room 1 of 2')).toBeVisible();
  await page.goBack();
  await rooms.opened({ room: 2, of: 2, fromInside: true });
  await page.goForward();
  await upgrades.opened();
  await upgrades.keep().click();
  await expect(page.getByText('Room 2 of 2')).toBeVisible();
  // The only Family: the first room is no longer offered one.
  await upgrades.take('Family').click();
  await guests.opened();
  await guests.name('Ada', 'Lovelace');
  await guests.name('Grace', 'Hopper', 2);
  await guests.goOn().click();
  await extras.opened();
  await expectBackThrough(pages, ['Who is coming?', 'Upgrade your room?']);
  await expect(page.getByText('Room 2 of 2')).toBeVisible();
  await expectBackThrough(pages, ['Choose the second room', 'Choose the first room']);
  await expectForwardThrough(pages, ['Choose the second room']);

  await rooms.removeRoom(2).click();
  await expect(page.getByText('Room 2', { exact: false })).toHaveCount(0);
  await expectBackThrough(pages, ['Choose your room']);
});
