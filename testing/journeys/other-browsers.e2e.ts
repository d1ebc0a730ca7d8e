import { expect, test } from '@playwright/test';
import { bookARoom } from '../browser/book-a-room.ts';
import { currentChromium } from '../browser/chromium.ts';
import { isEveryAsked, otherBrowsers } from '../browser/other-browsers.ts';
import { running } from './running.ts';

if (isEveryAsked()) {
  test('the journeys have today’s Chromium', () => {
    expect(currentChromium(), 'Debian’s Chromium is not installed: apt-get install chromium').toBeDefined();
  });
}

// Their clocks are their own: what a guest's computer takes for the date is nobody's price.
for (const { name, missing, packages, open } of otherBrowsers) {
  test(`a room is booked in ${name}`, async () => {
    expect(missing, `${name} is not installed: apt-get install ${packages}`).toEqual([]);
    const guest = await open();
    try {
      await bookARoom(guest, running().url, '2027-05-10');
    } catch (error) {
      throw new Error(`${String(error)}\nThe page was ${await guest.page()}`, { cause: error });
    } finally {
      await guest.close();
    }
  });
}
