import { hostileThemes } from '@portico/contract/theme/hostile-themes';
import { guestPaths } from '@portico/contract/paths';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildExtra, buildRatePlan, buildRoomType, family, FAMILY, saver } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectFitsHere } from './fits.ts';
import { expectFocusSeen } from './focus-seen.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ManagePages } from './pages/manage-pages.ts';
import { DOUBLE_LINK } from './walk.ts';

const buildNeonHotel = (identity: Identity): PropertyFile =>
  buildOwnHotel(identity, {
    property: { ...(hostileThemes['neon'] && { theme: hostileThemes['neon'] }) },
    roomTypes: [buildRoomType({ upgradesTo: [FAMILY] }), buildRoomType(family)],
    ratePlans: [buildRatePlan(), buildRatePlan(saver)],
    extras: [buildExtra()],
  });

for (const { how, size, forcedColors } of [
  {
    how: 'enlarged four times, in forced colours',
    size: { width: 320, height: 256 },
    forcedColors: 'active',
  },
  { how: 'on a phone of 320 pixels, in neon', size: { width: 320, height: 640 }, forcedColors: 'none' },
] as const) {
  test(`a stay is booked and managed ${how}`, async ({ page, openHotel }) => {
    const pages = guestPages(page, textsOf(await openHotel(buildNeonHotel)));
    const { search, rooms, room, upgrades, guests, extras, summary, checkout, confirmation, hotel } = pages;
    await page.setViewportSize(size);
    const look = async (screen: string) => {
      // Not while axe measures: it knows only the colours of the page.
      await page.emulateMedia({ forcedColors });
      await expectFitsHere(page, `${screen}, ${how}`);
      await expectFocusSeen(page, `${screen}, ${how}`);
      await page.emulateMedia({ forcedColors: 'none' });
    };
    await search.goTo('arrive=2027-03-03&rooms=1-0-0');
    await search.opened();
    await look('search');
    await search.arrival().click();
    await search.calendar.opened();
    await look('calendar');
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
    // The first press says that a day is missing.
    await close.click();
    await close.click();
    await search.openGuests();
    await search.guests.opened();
    await look('guests control');
    await room.goTo(11, DOUBLE_LINK);
    await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
    await look('room');
    await rooms.goTo(DOUBLE_LINK);
    await rooms.opened();
    await rooms.seeRates('Double');
    await look('rooms');
    await rooms.choose('Double', 'Saver');
    await upgrades.opened();
    await look('upgrades');
    await upgrades.keep().click();
    await guests.opened();
    await guests.goOn().click();
    await look('guests: faults');
    await guests.name('Ada', 'Lovelace');
    await guests.goOn().click();
    await extras.opened();
    await look('extras');
    await extras.without().click();
    await summary.opened();
    await look('summary');
    await summary.goOn().click();
    await checkout.opened();
    await checkout.act().click();
    await expect(checkout.news()).toBeFocused();
    await look('checkout: faults');
    await checkout.fillBooker();
    await checkout.fillCard();
    await checkout.agree();
    await checkout.act().click();
    await confirmation.opened();
    await look('confirmation');
    const number = await confirmation.reservationNumber();

    const manage = new ManagePages(page, hotel);
    await manage.goToLookup();
    await look('lookup');
    await manage.lookUp(number, 'Lovelace');
    await manage.opened('Your booking');
    await look('managed');
    await page.goto(`${guestPaths.openedReservation(hotel.code)}?step=dates`);
    await manage.opened('Your dates', { fromInside: false });
    await look('dates');
    await page.goto(guestPaths.openedReservation(hotel.code));
    await manage.opened('Your booking', { fromInside: false });
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(manage.dialog('Cancel this booking?')).toBeVisible();
    await look('cancelling');
  });
}
