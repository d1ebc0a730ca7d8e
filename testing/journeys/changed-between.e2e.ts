import { buildOneRoomHotel, buildSaverHotel } from '../builders/journey-hotels.ts';
import { buildBooking, buildRoom } from '../booking/booking-body.ts';
import { bookOverHttp } from './book-over-http.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { searchOverHttp } from './search-over-http.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { DOUBLE_LINK, walkToGuests, walkFromGuests } from './walk.ts';

const saver = { roomType: 'Double', ratePlan: 'Saver' };

test('a price that changed before the press is shown before anything is charged', async ({
  page,
  openHotel,
  changeHotel,
}) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await changeHotel(buildSaverHotel(file.property, 90));
  await checkout.act('Pay £160.00 and book').click();

  await expect(checkout.news()).toContainText(
    'The price has changed since you chose. Nothing has been charged',
  );
  await expect(page.getByText('It was £160.00 and is now £180.00. Nothing has been charged.')).toBeVisible();
  expect(await ledgerFigure(checkout.stay, 'Total')).toBe('£180.00');
  await checkout.act('Pay £180.00 and book').click();
  await confirmation.opened();
  expect(await ledgerFigure(confirmation.receipt, 'Total')).toBe('£180.00');
});

test('a price that changed before checkout is shown there', async ({
  page,
  request,
  openHotel,
  changeHotel,
}) => {
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout } = pages;
  const search = () => searchOverHttp(request, file.property.id);
  await walkToGuests(pages, DOUBLE_LINK, saver);
  await changeHotel(buildSaverHotel(file.property, 75));
  await expect.poll(async () => (await search()).RoomTypes[0]?.LowestRate).toBe(150);
  await walkFromGuests(pages);
  await expect(page.getByText('It was £160.00 and is now £150.00. Nothing has been charged.')).toBeVisible();
  await expect(checkout.act('Pay £150.00 and book')).toBeVisible();
});

test('the last room taken before the press is shown, and nothing is charged', async ({
  page,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildOneRoomHotel);
  const pages = guestPages(page, textsOf(file));
  const { rooms, checkout } = pages;
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await bookOverHttp(request, buildBooking({ PropertyId: file.property.id }));
  await checkout.act('Pay £160.00 and book').click();

  await expect(page.getByText('Room 1 has been taken.')).toBeVisible();
  await expect(page.getByText(/is no longer free for these dates. Nothing has been charged/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cancelling' })).toBeHidden();
  const paid = await database.kysely
    .selectFrom('payment_attempt')
    .select('amount')
    .where('property_id', '=', file.property.id)
    .execute();
  expect(paid, 'the other guest’s payment alone').toEqual([{ amount: 160_00 }]);

  await page.getByRole('link', { name: 'Go back to the rooms' }).click();
  await rooms.openedFull('Full on these dates');
  await expect(rooms.card('Double')).toContainText('Full on Wednesday 3 March.');
});

test('the last room taken before checkout is shown there', async ({ page, request, openHotel }) => {
  const file = await openHotel(buildOneRoomHotel);
  const pages = guestPages(page, textsOf(file));
  await walkToGuests(pages, DOUBLE_LINK, saver);
  const room = buildRoom({ DateFrom: '2027-03-04', TotalCost: 80 });
  const other = { PropertyId: file.property.id, DateFrom: '2027-03-04', PaymentAmount: 80, Rooms: [room] };
  await bookOverHttp(request, buildBooking(other));
  await expect.poll(async () => (await searchOverHttp(request, file.property.id)).RoomTypes).toEqual([]);
  await pages.guests.name('Ada', 'Lovelace');
  await pages.checkout.goTo();
  await expect(page.getByText('Room 1 has been taken.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the rooms' }).click();
  await pages.rooms.openedFull('Full on these dates');
  await expect(pages.rooms.card('Double')).toContainText('Full on Thursday 4 March.');
});
