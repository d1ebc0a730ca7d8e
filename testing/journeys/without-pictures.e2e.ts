import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildSaverHotel, type Identity } from '../builders/journey-hotels.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { startAtCheckout } from './start-at-checkout.ts';

function buildHotelWithoutPictures(identity: Identity): PropertyFile {
  const file = buildSaverHotel(identity);
  const property = { ...file.property };
  delete property.picture;
  delete property.nightPicture;
  delete property.logo;
  delete property.mark;
  return { ...file, property };
}

test('a hotel without pictures shows its place on a key tag, and a guest books to the end', async ({
  page,
  openHotel,
}) => {
  const file = await openHotel(buildHotelWithoutPictures);
  const pages = guestPages(page, textsOf(file));
  await pages.search.goTo();
  await pages.search.opened();
  const main = page.getByRole('main');
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(main.getByText(file.property.place, { exact: true })).toBeVisible();
  await startAtCheckout(pages);
  await pages.checkout.fillBooker();
  await pages.checkout.fillCard();
  await pages.checkout.agree();
  await pages.checkout.act().click();
  await pages.confirmation.opened();
  await expect(main.getByRole('img')).toHaveCount(0);
});
