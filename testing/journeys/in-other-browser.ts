import type { otherBrowsers } from '../browser/other-browsers.ts';
import type { GuestBrowser } from '../browser/guest-browser.ts';
import { expect } from './journey.ts';

/** Opens one of the browsers with another engine, and closes it. A failure says what its page was. */
export async function inOtherBrowser(
  { name, missing, packages, open }: (typeof otherBrowsers)[number],
  live: (guest: GuestBrowser) => Promise<void>,
): Promise<void> {
  expect(missing, `${name} is not installed: apt-get install ${packages}`).toEqual([]);
  const guest = await open();
  try {
    await live(guest);
  } catch (error) {
    throw new Error(`${String(error)}\nThe page was ${await guest.page()}`, { cause: error });
  } finally {
    await guest.close();
  }
}
