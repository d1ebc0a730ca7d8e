import { LONG_RATE, LONG_ROOM, buildLongGroup, buildLongHotel, longName } from '../builders/long-hotel.ts';
import { readMails } from '../portico/read-mails.ts';
import { expectFitsHere } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { GroupPage } from './pages/group-page.ts';
import { guestPages, isPhone } from './pages/guest-pages.ts';
import { running } from './running.ts';

test('names of 46 letters, six rooms, ten extras and sums of seven digits stay within every screen and the mail', async ({
  page,
  openHotel,
  openGroup,
}) => {
  test.slow();
  const file = await openHotel(buildLongHotel);
  const group = new GroupPage(page, (await openGroup((identity) => buildLongGroup(identity, file))).group);
  const pages = guestPages(page, textsOf(file));
  const { search, rooms, guests, extras, summary, checkout, confirmation } = pages;
  const widths = isPhone(page) ? [320, 390] : [1024, 1440];
  const fits = async (screen: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectFitsHere(page, screen);
    }
  };
  const sixRooms = `rooms=${Array(6).fill('2-0-0').join(',')}&promo=SPRING10`;
  await group.goTo(`arrive=2027-03-03&nights=2&${sixRooms}`);
  await expect(group.sum()).toBeVisible();
  await fits('group');
  await group.goTo(`arrive=2027-05-03&nights=2&${sixRooms}`);
  await expect(group.sum()).toHaveText(/^No hotel has/);
  await fits('group with nothing free');
  await search.goTo('arrive=2027-03-03&rooms=1-0-0');
  await search.opened();
  await fits('search');
  await search.goTo(`arrive=2027-03-03&nights=2&${sixRooms}`);
  for (const room of [1, 2, 3, 4, 5, 6]) {
    await expect(page.getByRole('heading', { level: 1, name: /^Choose the/ })).toBeVisible();
    await expect(page.getByText(`Room ${room} of 6`)).toBeVisible();
    if (room < 3) {
      await rooms.seeRates(LONG_ROOM);
      await fits(`rooms, room ${room}`);
    }
    await rooms.choose(LONG_ROOM, LONG_RATE);
  }
  await guests.opened();
  for (const room of [1, 2, 3, 4, 5, 6]) await guests.name('Ada', longName('Lovelace'), room);
  await fits('guests');
  await guests.goOn().click();
  for (const room of [1, 2, 3, 4, 5, 6]) {
    await expect(page.getByText(`Room ${room} of 6`)).toBeVisible();
    if (room > 1) {
      await extras.without().click();
      continue;
    }
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) await extras.add(longName(`Extra${index}`)).click();
    await fits('extras');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Continue with £/ })
      .click();
  }
  if (isPhone(page)) {
    await summary.opened();
    await fits('summary');
    await summary.goOn().click();
  }
  await checkout.opened();
  await fits('checkout');
  const atTheHotel = page.getByRole('radio', { name: 'Pay at the hotel' });
  await atTheHotel.focus();
  await page.keyboard.press('ArrowDown');
  await checkout.company().fill('company');
  await page.getByRole('option', { name: longName('Company') }).click();
  await fits('checkout on invoice');
  await atTheHotel.check();
  await checkout.fillBooker(`${longName('ada').toLowerCase()}@example.com`);
  await checkout.field('Last name').fill(longName('Lovelace'));
  await checkout.agree();
  await checkout.act().click();
  await confirmation.opened();
  await fits('confirmation');

  const number = await confirmation.reservationNumber();
  const mails = () => readMails(running().mailFolder).filter(({ html }) => html.includes(number));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  // A mail is read outside the hotel's pages, whose policy allows no foreign styles.
  await page.goto('about:blank');
  for (const { html, subject } of mails()) {
    await page.setContent(html);
    await page.evaluate(widestNumber);
    await fits(`mail: ${subject}`);
  }
});

/** Run in the page of a mail: its number in the widest letters that one can have, in the place of its own. */
function widestNumber(): void {
  for (const group of document.querySelectorAll('.number > span'))
    group.textContent = 'W'.repeat(group.textContent.length);
}
