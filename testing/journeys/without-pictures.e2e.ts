import { guestPaths } from '@portico/contract/paths';
import { buildBareHotel } from '../builders/bare-hotel.ts';
import { expectFits } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ManagePages } from './pages/manage-pages.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { DOUBLE_LINK } from './walk.ts';

test('a hotel without pictures shows its place on a key tag, and a guest books to the end', async ({
  page,
  openHotel,
}) => {
  const file = await openHotel(buildBareHotel);
  const { code, place } = file.property;
  const pages = guestPages(page, textsOf(file));
  const main = page.getByRole('main');
  const expectNoPicture = async (screen: string) => {
    await expect(main.locator('img'), screen).toHaveCount(0);
    await expectFits(page, `${screen}, without pictures`);
  };
  await pages.search.goTo();
  await pages.search.opened();
  await expectNoPicture('search');
  await expect(main.getByText(place, { exact: true })).toBeVisible();
  await pages.rooms.goTo(DOUBLE_LINK);
  await pages.rooms.opened();
  await expectNoPicture('rooms');
  await pages.room.goTo(11, DOUBLE_LINK);
  await pages.room.opened('Double');
  await expectNoPicture('room');
  await startAtCheckout(pages);
  await pages.checkout.fillBooker();
  await pages.checkout.fillCard();
  await pages.checkout.agree();
  await pages.checkout.act().click();
  await pages.confirmation.opened();
  await expectNoPicture('confirmation');

  const manage = new ManagePages(page, pages.hotel);
  const number = await pages.confirmation.reservationNumber();
  await manage.goToLookup();
  await expectNoPicture('lookup');
  await manage.lookUp(number, 'Lovelace');
  await manage.opened('Your booking');
  await expectNoPicture('managed');
  await page.goto(guestPaths.register(code));
  await expect(page.getByRole('heading', { level: 1, name: 'Make an account' })).toBeVisible();
  await expectNoPicture('account');
});
