import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { buildFullHotel } from '../builders/whole-way-hotels.ts';
import { QUAY, textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { DOUBLE_LINK, walkFromGuests } from './walk.ts';

test('where the hotel is full, another stay is one press away and leads to a booking', async ({
  page,
  openHotel,
}) => {
  const pages = guestPages(page, textsOf(await openHotel(buildFullHotel)));
  const { search, rooms, guests, checkout, confirmation } = pages;
  await search.goTo(DOUBLE_LINK);
  await rooms.openedFull('Full on these dates');
  await expect(page.getByText('This hotel is unavailable on your selected dates.')).toBeVisible();
  const others = page.getByRole('region', { name: 'The nearest stays for 1 adult' }).getByRole('link');
  await expect(others).toHaveCount(10);
  const first = others.filter({ hasText: 'Fri 5 to Sun 7 Mar 2027' });
  await expect(first).toContainText('2 nights, 2 days later');
  await expect(first).toContainText('£160.00');
  await first.click();
  await rooms.opened({ fromInside: true });
  await expect(rooms.price('Double')).toContainText('£160.00');
  await rooms.choose('Double', 'Saver');
  await guests.opened();
  await walkFromGuests(pages);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await checkout.act('Pay £160.00 and book').click();
  await confirmation.opened();
  expect(await ledgerFigure(confirmation.receipt, 'Total')).toBe('£160.00');
  await expect(page.getByRole('main')).toContainText('Friday 5 March');
});

test(
  'guests that no type takes are reported, and can change their party',
  { tag: '@one-width' },
  async ({ page, openHotel }) => {
    const { search, rooms } = guestPages(page, textsOf(await openHotel(buildSaverHotel)));
    await search.goTo('arrive=2027-03-03&nights=2&rooms=3-0-0');
    await rooms.openedFull('These do not fit');
    await expect(page.getByText('Not enough rooms based on occupancy')).toBeVisible();
    await rooms.newSearch().click();
    await search.opened({ fromInside: true });
    await search.openGuests();
    await search.guests.fewer('Adults');
    await search.guests.done();
    await search.go().click();
    await rooms.opened({ fromInside: true });
    await expect(rooms.card('Double')).toContainText('£180.00');
  },
);

test('three adults and three children, whom no room takes, find two rooms in one press', async ({ page }) => {
  const { rooms } = guestPages(page, QUAY);
  await rooms.goTo('arrive=2027-03-16&nights=3&rooms=3-3-0');
  const offer = page.getByRole('region', { name: 'You would all fit in 2 rooms' });
  await expect(offer).toContainText('2 adults, 1 child');
  await expect(offer).toContainText('1 adult, 2 children');
  await expect(offer).toContainText(/3 nights from £[\d,.]+ together/);
  await offer.getByRole('link', { name: 'See 2 rooms' }).click();
  await rooms.opened({ of: 2, fromInside: true });
  expect(new URL(page.url()).search).toContain('rooms=2-1-0,1-2-0');
});
