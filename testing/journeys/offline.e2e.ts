import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { startAtCheckout } from './start-at-checkout.ts';

test('a press without a network loses nothing, and books once when the network is back', async ({
  page,
  context,
  openHotel,
  database,
  provoked,
}) => {
  provoked.push(/ERR_INTERNET_DISCONNECTED/);
  const file = await openHotel(buildSaverHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  const notice = page.getByText('You are offline.');
  const bookings = () =>
    database.kysely
      .selectFrom('reservation')
      .select('status')
      .where('property_id', '=', file.property.id)
      .execute();

  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.fillCard();
  await checkout.agree();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await checkout.act().click();
  await expect(page.getByText(/We have not heard back yet/)).toBeVisible();
  expect(await bookings()).toEqual([]);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await confirmation.opened();
  expect(await bookings()).toEqual([{ status: 'confirmed' }]);
});
