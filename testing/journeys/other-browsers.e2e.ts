import { guestPaths } from '@portico/contract/paths';
import { bookARoom } from '../browser/book-a-room.ts';
import { completeChromium, headlessShell } from '../browser/chromium.ts';
import { areAllRequested, otherBrowsers } from '../browser/other-browsers.ts';
import { buildExtra, buildRoomType, FAMILY, family } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expect, test } from './journey.ts';
import { running } from './running.ts';

if (areAllRequested()) {
  test('the journeys have today’s Chromium', () => {
    expect(completeChromium(), 'Debian’s Chromium is not installed: apt-get install chromium').toBeDefined();
    expect(
      headlessShell(),
      'Chromium’s headless shell is not installed: apt-get install chromium-headless-shell',
    ).toBeDefined();
  });
}

// These browsers have real clocks: the date on a guest's computer affects no price.
for (const { name, missing, packages, open } of otherBrowsers) {
  test(`a room is booked in ${name}`, async ({ openHotel }) => {
    expect(missing, `${name} is not installed: apt-get install ${packages}`).toEqual([]);
    const { property } = await openHotel(buildUpgradedHotel);
    const guest = await open();
    try {
      await bookARoom(guest, `${running().url}${guestPaths.book(property.code)}`);
    } catch (error) {
      throw new Error(`${String(error)}\nThe page was ${await guest.page()}`, { cause: error });
    } finally {
      await guest.close();
    }
  });
}

/** The demo hotels have other guests: their first room may be sold by then. */
function buildUpgradedHotel(identity: Identity) {
  return buildOwnHotel(identity, {
    roomTypes: [buildRoomType({ upgradesTo: [FAMILY] }), buildRoomType(family)],
    extras: [buildExtra()],
  });
}
