import { expect } from '@playwright/test';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildFlexibleBooking, buildRoom } from '../booking/booking-body.ts';
import { FLEXIBLE } from '../builders/hotel-file.ts';
import { bookOverHttp } from './book-over-http.ts';
import { coloursOf, signOf, textsOf } from './flags-looking.ts';
import type { GuestPages } from './pages/guest-pages.ts';
import type { SearchPage } from './pages/search-page.ts';
import { DOUBLE_LINK } from './walk.ts';

/**
 * Opens screens one after the other by the shortest path, and yields the content of each. A desktop shows all of it.
 * What is not wanted may be passed over; the visit ends when all that is wanted has been seen.
 */
export type Visit = (
  pages: GuestPages,
  file: PropertyFile,
  isWanted: (screen: ScreenName) => boolean,
) => AsyncGenerator<readonly [ScreenName, string], void>;

export type ScreenName =
  | 'search'
  | 'sign'
  | 'a day sold out'
  | 'days to leave on'
  | 'calendar'
  | 'guests'
  | 'colours'
  | 'search for today'
  | 'days to leave on at Saver'
  | 'rooms'
  | 'who is coming'
  | 'extras'
  | 'checkout'
  | 'checkout for a company'
  | 'the first of two'
  | 'nothing fits'
  | 'sold out'
  | 'confirmation';

const inCalendar = ['a day sold out', 'days to leave on', 'calendar'] as const;

/** The page, then what opens over it. */
const searching: Visit = async function* ({ page, search }, _file, isWanted) {
  await search.goTo();
  await expect(search.go()).toBeVisible();
  yield ['search', await textsOf(page.locator('body'))];
  yield ['sign', await signOf(page)];
  if (inCalendar.some(isWanted)) {
    await openCalendar(search);
    // How a day with a sold-out night looks.
    const soldOut = search.calendar.day('2027-03-20').locator('span').first();
    yield ['a day sold out', await soldOut.evaluate((day) => getComputedStyle(day).textDecorationLine)];
    await chooseArrival(search);
    yield ['days to leave on', await textsOf(search.calendar.dialog)];
    await search.calendar.day('2027-03-10').click();
    yield ['calendar', await textsOf(search.calendar.dialog)];
    await page.keyboard.press('Escape');
    await expect(search.calendar.dialog).toBeHidden();
  }
  if (isWanted('guests')) {
    await search.openGuests();
    const { dialog } = search.guests;
    await expect(dialog).toBeVisible();
    // One more of each kind, and another room. A button at its limit stays focusable, to state why.
    for (const more of await dialog.getByRole('button', { name: /^One more/ }).all()) {
      await more.click({ force: true });
    }
    await search.guests.addRoom();
    yield ['guests', await textsOf(dialog)];
  }
  // As the page's rules use them, in light and dark mode.
  const day = await coloursOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  yield ['colours', `by day:\n${day}\nby night:\n${await coloursOf(page)}`];
};

const searchingForToday: Visit = async function* ({ page, search }) {
  await search.goTo('arrive=2027-02-20');
  await expect(search.go()).toBeVisible();
  yield ['search for today', await textsOf(page.getByRole('main'))];
};

const choosingDaysAtSaver: Visit = async function* ({ search }) {
  await search.goTo('rate=SAVER');
  await openCalendar(search);
  await chooseArrival(search);
  yield ['days to leave on at Saver', await textsOf(search.calendar.dialog)];
};

/** One adult at Saver with breakfast, from the rooms to the checkout. */
const booking: Visit = async function* ({ page, rooms, guests, checkout }) {
  const main = page.getByRole('main');
  await rooms.goTo(DOUBLE_LINK);
  await rooms.seeRates('Double');
  // In euros, when the hotel shows other currencies.
  const money = page.getByLabel('Show prices in');
  if (await money.isVisible()) {
    await money.selectOption('EUR');
    await expect(page.getByText('about €').first()).toBeVisible();
  }
  yield ['rooms', await textsOf(main)];

  await rooms.choose('Double', 'Saver');
  await expect(page.getByLabel('First name')).toBeVisible();
  yield ['who is coming', await textsOf(main)];

  await guests.name('Ada', 'Lovelace');
  await page.getByRole('button', { name: 'Continue to extras' }).click();
  const breakfast = page.getByRole('button', { name: /^Add for .*Breakfast$/ });
  await expect(breakfast).toBeVisible();
  yield ['extras', await textsOf(main)];

  await breakfast.click();
  await page.getByRole('button', { name: /^Continue with / }).click();
  await expect(checkout.act().or(page.getByText('Please contact us to book'))).toBeVisible();
  await expect(checkout.field('Country').getByRole('option').nth(200)).toBeAttached();
  await checkout.field('Phone').fill('07700 900123');
  const voucher = page.getByRole('button', { name: 'Use a gift voucher' });
  if (await voucher.isVisible()) await voucher.click();
  const number = checkout.field('Card number');
  if (await number.isVisible()) await number.fill('4242 4242 4242 4242');
  yield ['checkout', await textsOf(main)];

  // With the invoice sent to the company, when that is offered.
  const way = checkout.way('Pay by Invoice to your company');
  if (await way.isVisible()) await way.check();
  yield ['checkout for a company', await textsOf(main)];
};

/** A search for two rooms. */
const choosingTheFirst: Visit = async function* ({ page, rooms }) {
  await rooms.goTo('arrive=2027-03-03&nights=2&rooms=1-0-0,2-0-0');
  await expect(rooms.card('Double')).toBeVisible();
  yield ['the first of two', await textsOf(page.getByRole('main'))];
};

/** Three guests in one room: no type fits. */
const fittingNowhere: Visit = async function* ({ page, rooms }) {
  await rooms.goTo('arrive=2027-03-03&nights=2&rooms=3-0-0');
  await expect(page.getByRole('heading', { level: 1, name: 'These do not fit' })).toBeVisible();
  yield ['nothing fits', await textsOf(page.getByRole('main'))];
};

const comingTooLate: Visit = async function* ({ page, rooms }) {
  await rooms.goTo('arrive=2027-03-20&nights=1&rooms=1-0-0');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rooms.card('Double')).toBeVisible();
  yield ['sold out', await textsOf(page.getByRole('main'))];
};

/** A stay in April, so that it takes no room from the other screens. */
const havingBooked: Visit = async function* ({ page, confirmation }, file) {
  const dates = { DateFrom: '2027-04-07', DateTo: '2027-04-09' };
  const room = buildRoom({ ...dates, RatePlanId: FLEXIBLE, TotalCost: 200 });
  const body = buildFlexibleBooking({ ...dates, PropertyId: file.property.id, Rooms: [room] });
  const booked = await bookOverHttp(page.request, body);
  await confirmation.goTo(booked.ConfirmationToken ?? '');
  await expect(confirmation.receipt).toBeVisible();
  yield ['confirmation', await textsOf(page.getByRole('main'))];
};

export const visits: Readonly<Record<ScreenName, Visit>> = {
  search: searching,
  sign: searching,
  'a day sold out': searching,
  'days to leave on': searching,
  calendar: searching,
  guests: searching,
  colours: searching,
  'search for today': searchingForToday,
  'days to leave on at Saver': choosingDaysAtSaver,
  rooms: booking,
  'who is coming': booking,
  extras: booking,
  checkout: booking,
  'checkout for a company': booking,
  'the first of two': choosingTheFirst,
  'nothing fits': fittingNowhere,
  'sold out': comingTooLate,
  confirmation: havingBooked,
};

/** With its prices. */
async function openCalendar(search: SearchPage): Promise<void> {
  await search.arrival().click();
  await expect(search.calendar.dialog.getByRole('button', { name: /: \d+, \D*\d/ }).first()).toBeVisible();
}

/** On 8 March. */
async function chooseArrival({ calendar }: SearchPage): Promise<void> {
  const arrival = calendar.day('2027-03-08');
  await arrival.click();
  await expect(arrival).toHaveAccessibleName(/ selected/);
}
