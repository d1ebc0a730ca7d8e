import { expect } from '@playwright/test';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildFlexibleBooking, buildRoom } from '../booking/booking-body.ts';
import { FLEXIBLE } from '../builders/hotel-file.ts';
import { bookOverHttp } from './book-over-http.ts';
import { coloursOf, walkToExtras, walkToGuests, textsOf } from './flags-looking.ts';
import type { GuestPages } from './pages/guest-pages.ts';
import { DOUBLE_LINK } from './walk.ts';

type Look = (pages: GuestPages, file: PropertyFile) => Promise<string>;

/** Each opens a screen by the shortest path and returns its content. A desktop shows all of it. */
export const screens = {
  search: async ({ page, search }) => {
    await search.goTo();
    await expect(search.go()).toBeVisible();
    return textsOf(page.locator('body'));
  },

  'search for today': async ({ page, search }) => {
    await search.goTo('arrive=2027-02-20');
    await expect(search.go()).toBeVisible();
    return textsOf(page.getByRole('main'));
  },

  /** Tries to add one more of each kind, and another room. */
  guests: async ({ search }) => {
    await search.goTo();
    await search.openGuests();
    const { dialog } = search.guests;
    await expect(dialog).toBeVisible();
    // A button at its limit stays focusable, to state why.
    for (const more of await dialog.getByRole('button', { name: /^One more/ }).all()) {
      await more.click({ force: true });
    }
    await search.guests.addRoom();
    return textsOf(dialog);
  },

  /** With two nights chosen. */
  calendar: async ({ search }) => {
    await search.goTo();
    await search.arrival().click();
    const { dialog } = search.calendar;
    await expect(dialog.getByRole('button', { name: /: \d+, \D*\d/ }).first()).toBeVisible();
    await search.calendar.day('2027-03-08').click();
    await search.calendar.day('2027-03-10').click();
    return textsOf(dialog);
  },

  'days to leave on': (pages) => daysToLeaveOn(pages),

  'days to leave on at Saver': (pages) => daysToLeaveOn(pages, 'rate=SAVER'),

  /** How a day with a sold-out night looks. */
  'a day sold out': async ({ search }) => {
    await search.goTo();
    await search.arrival().click();
    const number = search.calendar.day('2027-03-20').locator('span').first();
    await expect(number).toBeVisible();
    await expect(search.calendar.dialog.getByRole('button', { name: /: \d+, \D*\d/ }).first()).toBeVisible();
    return number.evaluate((element) => getComputedStyle(element).textDecorationLine);
  },

  /** In euros, when the hotel shows other currencies. */
  rooms: async ({ page, rooms }) => {
    await rooms.goTo(DOUBLE_LINK);
    await rooms.seeRates('Double');
    const money = page.getByLabel('Show prices in');
    if (await money.isVisible()) {
      await money.selectOption('EUR');
      await expect(page.getByText('about €').first()).toBeVisible();
    }
    return textsOf(page.getByRole('main'));
  },

  /** A search for two rooms. */
  'the first of two': async ({ page, rooms }) => {
    await rooms.goTo('arrive=2027-03-03&nights=2&rooms=1-0-0,2-0-0');
    await expect(rooms.card('Double')).toBeVisible();
    return textsOf(page.getByRole('main'));
  },

  /** Three guests in one room: no type fits. */
  'nothing fits': async ({ page, rooms }) => {
    await rooms.goTo('arrive=2027-03-03&nights=2&rooms=3-0-0');
    await expect(page.getByRole('heading', { level: 1, name: 'These do not fit' })).toBeVisible();
    return textsOf(page.getByRole('main'));
  },

  'sold out': async ({ page, rooms }) => {
    await rooms.goTo('arrive=2027-03-20&nights=1&rooms=1-0-0');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rooms.card('Double')).toBeVisible();
    return textsOf(page.getByRole('main'));
  },

  'who is coming': async (pages) => {
    await walkToGuests(pages);
    return textsOf(pages.page.getByRole('main'));
  },

  extras: async (pages) => {
    await walkToExtras(pages);
    return textsOf(pages.page.getByRole('main'));
  },

  /** Saver with breakfast; a British telephone number and a Visa card are typed. */
  checkout: async (pages) => {
    const { page, checkout } = pages;
    await walkToExtras(pages);
    await page.getByRole('button', { name: /^Add for .*Breakfast$/ }).click();
    await page.getByRole('button', { name: /^Continue with / }).click();
    await expect(checkout.act().or(page.getByText('Please contact us to book'))).toBeVisible();
    await expect(checkout.field('Country').getByRole('option').nth(200)).toBeAttached();
    await checkout.field('Phone').fill('07700 900123');
    const voucher = page.getByRole('button', { name: 'Use a gift voucher' });
    if (await voucher.isVisible()) await voucher.click();
    const number = checkout.field('Card number');
    if (await number.isVisible()) await number.fill('4242 4242 4242 4242');
    return textsOf(page.getByRole('main'));
  },

  /** Saver with its invoice sent to the company, when that is offered. */
  'checkout for a company': async (pages) => {
    const { page, checkout } = pages;
    await walkToExtras(pages);
    await page.getByRole('button', { name: 'Continue without extras' }).click();
    await expect(checkout.act()).toBeVisible();
    const way = checkout.way('Pay by Invoice to your company');
    if (await way.isVisible()) await way.check();
    return textsOf(page.getByRole('main'));
  },

  /** A stay in April, so that it takes no room from the other screens. */
  confirmation: async ({ page, confirmation }, file) => {
    const dates = { DateFrom: '2027-04-07', DateTo: '2027-04-09' };
    const room = buildRoom({ ...dates, RatePlanId: FLEXIBLE, TotalCost: 200 });
    const body = buildFlexibleBooking({ ...dates, PropertyId: file.property.id, Rooms: [room] });
    const booked = await bookOverHttp(page.request, body);
    await confirmation.goTo(booked.ConfirmationToken ?? '');
    await expect(confirmation.receipt).toBeVisible();
    return textsOf(page.getByRole('main'));
  },

  /** The logo beside the name. */
  sign: async ({ page, search }) => {
    await search.goTo();
    await expect(search.go()).toBeVisible();
    const picture = page.getByRole('banner').locator('img');
    if ((await picture.count()) === 0) return 'no picture';
    const width = await picture.evaluate((image) => image.getBoundingClientRect().width);
    return `${await picture.getAttribute('src')}, ${width} px wide`;
  },

  /** The hotel's colours as the page's rules use them, in light and dark mode. */
  colours: async ({ page, search }) => {
    await search.goTo();
    await expect(search.go()).toBeVisible();
    const day = await coloursOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    return `by day:\n${day}\nby night:\n${await coloursOf(page)}`;
  },
} as const satisfies Record<string, Look>;

/** For an arrival on 8 March. */
async function daysToLeaveOn({ search }: GuestPages, query = ''): Promise<string> {
  await search.goTo(query);
  await search.arrival().click();
  const { dialog } = search.calendar;
  await expect(dialog.getByRole('button', { name: /: \d+, \D*\d/ }).first()).toBeVisible();
  const arrival = search.calendar.day('2027-03-08');
  await arrival.click();
  await expect(arrival).toHaveAccessibleName(/ selected/);
  return textsOf(dialog);
}

export type ScreenName = keyof typeof screens;
