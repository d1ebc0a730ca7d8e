import { deskPaths } from '@portico/contract/desk/desk-document';
import { guestPaths } from '@portico/contract/paths';
import { daysBetween, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Page } from '@playwright/test';
import { buildBooking, buildRoom } from '../booking/booking-body.ts';
import {
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  FLEXIBLE,
  saver,
  SAVER,
} from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectAccessible, expectAccessibleHere } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { choose, press, type, typeDate } from './by-keyboard.ts';
import { logInByKeys, openBooking } from './desk-by-keys.ts';
import { drawnPicture } from './drawn-picture.ts';
import { expectNoSidewaysScroll } from './fits.ts';
import { expect, test } from './journey.ts';
import { isPhone } from './pages/guest-pages.ts';
import { searchOverHttp } from './search-over-http.ts';

const today = localDate('2027-02-20');
const stay = { DateFrom: localDate('2027-03-03'), DateTo: localDate('2027-03-05') };
const year = { from: localDate('2027-03-01'), to: localDate('2027-08-31') };
const summer = { from: localDate('2027-06-01'), to: year.to };

/** A Double at 100.00 a night, with no room for sale in summer. Saver takes half at once, and half at the hotel. */
const buildHotel = (identity: Identity) =>
  buildOwnHotel(identity, {
    roomTypes: [buildRoomType()],
    allotments: [
      { ...year, rooms: 4 },
      { ...summer, rooms: 0 },
    ],
    ratePlans: [
      buildRatePlan({
        seasons: [buildSeason({ ...year, price: { base: 100 } })],
      }),
      buildRatePlan({
        ...saver,
        seasons: [buildSeason({ ...year, price: { base: 100 } })],
        payment: [{ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 50 }],
        cancellation: { entries: [], noShow: { fee: 'Full' } },
      }),
    ],
  });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const saved = (page: Page, nights: number) =>
  expect(page.getByText(`Saved: ${nights} nights.`)).toBeVisible();

interface Change {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly nights: number;
  /** In the panel over the grid. */
  readonly wide: (panel: ReturnType<Page['getByRole']>) => Promise<void>;
  /** In the form of the first day. */
  readonly narrow: () => Promise<void>;
}

/** Moves in the grid by days, four weeks at a time while it can. */
async function goOn(page: Page, days: number, shift: '' | 'Shift+' = ''): Promise<void> {
  for (let weeks = 0; weeks < Math.floor(days / 28); weeks += 1)
    await page.keyboard.press(`${shift}PageDown`);
  for (let day = 0; day < days % 28; day += 1) await page.keyboard.press(`${shift}ArrowRight`);
}

/** Changes the nights of a range: on a wide screen in the panel over the grid, on a phone as more days like the first. */
async function changeNights(page: Page, { from, to, nights, wide, narrow }: Change): Promise<void> {
  if (isPhone(page)) {
    await typeDate(page, page.getByLabel('Go to'), from);
    await narrow();
    await press(page, button(page, 'Do the same on more days'));
    await typeDate(page, page.getByLabel('Until'), to);
  } else {
    await press(page, page.getByRole('grid'), 'Home');
    await goOn(page, daysBetween(today, from));
    await goOn(page, daysBetween(from, to), 'Shift+');
    await wide(page.getByRole('dialog'));
  }
  await press(page, button(page, `Save ${nights} nights`));
  await saved(page, nights);
}

test('an owner’s month, by keyboard alone', async ({ page, openHotel, request, provoked }) => {
  // Nobody is logged in yet.
  provoked.push(/status of 401/);
  const { property } = await openHotel(buildHotel);
  const { code, id: PropertyId } = property;
  await bookOverHttp(
    request,
    buildBooking({
      ...{ PropertyId, ...stay, PaymentAmount: 100 },
      Rooms: [buildRoom({ ...stay, RatePlanId: SAVER, TotalCost: 200 })],
    }),
  );
  await logInByKeys(page, code, 'Owner');

  await test.step('opens a season, raises August and shuts a weekend', async () => {
    await press(page, page.getByRole('link', { name: 'Rates' }).filter({ visible: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Rates and rooms' })).toBeVisible();
    const left = page.getByRole('group', { name: 'Rooms left, Double' });
    await changeNights(page, {
      ...summer,
      nights: 92,
      wide: (panel) => type(page, panel.getByLabel('Rooms for sale'), '2'),
      narrow: async () => {
        const more = left.getByRole('button', { name: /more/i });
        await press(page, more);
        await press(page, more);
      },
    });
    await changeNights(page, {
      from: localDate('2027-08-01'),
      to: year.to,
      nights: 31,
      wide: async (panel) => {
        await choose(page, panel.getByLabel('Price'), 'Raise by %');
        await type(page, panel.getByLabel('Per cent'), '10');
        await expectAccessibleHere(page, 'desk: many nights');
      },
      narrow: async () => {
        await type(page, page.getByRole('group', { name: 'Flexible' }).getByLabel('A night'), '110');
        await expectAccessibleHere(page, 'desk: rates of a day');
      },
    });
    await expectNoSidewaysScroll(page, 'desk: rates');
    await changeNights(page, {
      from: localDate('2027-08-14'),
      to: localDate('2027-08-15'),
      nights: 2,
      wide: (panel) => choose(page, panel.getByLabel('Open or shut'), 'Shut'),
      narrow: () => press(page, page.getByLabel('On sale this day'), 'Space'),
    });
    const lowest = async (DateFrom: string, DateTo: string) =>
      (await searchOverHttp(request, PropertyId, { DateFrom, DateTo })).RoomTypes.flatMap(({ Rates }) =>
        Rates.filter(({ RatePlanId }) => RatePlanId === FLEXIBLE).map(({ BaseRate }) => BaseRate),
      );
    await expect.poll(() => lowest('2027-08-10', '2027-08-12')).toEqual([220]);
    await expect.poll(() => lowest('2027-07-10', '2027-07-12')).toEqual([200]);
    await expect.poll(() => lowest('2027-08-14', '2027-08-15')).toEqual([]);
  });

  await test.step('adds a picture to a room and publishes it', async () => {
    await page.goto(deskPaths.setUp(code, `roomTypes.${DOUBLE}`));
    const chooser = page.waitForEvent('filechooser');
    await press(page, button(page, 'choose them').first());
    await (
      await chooser
    ).setFiles({
      name: 'room.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawnPicture(page),
    });
    await expect(page.getByText('Added. Say beside each what can be seen.')).toBeVisible();
    await type(page, page.getByLabel('What can be seen').last(), 'A lamp on the sill');
    await press(page, button(page, 'Save the room'));
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await press(page, button(page, 'Publish one change'));
    await expect(page.getByText('Published: guests see it now.')).toBeVisible();
    await expectAccessible(page, 'desk: a room with a picture');
    await expectNoSidewaysScroll(page, 'desk: a room with a picture');
    const shown = await request.get(guestPaths.room(code, DOUBLE));
    expect(await shown.text()).toContain('A lamp on the sill');
  });

  await test.step('gives money back, and sends a link for the rest', async () => {
    await openBooking(page, 'lovelace', 'Ada Lovelace');
    const folio = page.getByRole('region', { name: 'Folio' });
    await press(page, button(page, 'Give money back'));
    const back = page.getByRole('dialog', { name: 'Give money back' });
    await type(page, back.getByLabel('How much'), '38');
    await type(page, back.getByLabel(/^Why, in words Ada/), 'No hot water. We are sorry.');
    await expect(back).toContainText('Total becomes£162.00');
    await expectAccessible(page, 'desk: giving money back');
    await press(page, back.getByRole('button', { name: 'Give back £38.00' }));
    await expect(page.getByText('£38.00 goes back to Visa ending 4242.')).toBeVisible();
    await press(page, button(page, 'Make a pay link'));
    const link = page.getByRole('dialog', { name: 'A pay link' });
    await press(page, link.getByRole('button', { name: 'Mail a link over £100.00' }));
    await expect(link.getByLabel('The link')).toHaveValue(/SecurePay/);
    await expectAccessible(page, 'desk: a pay link');
    await press(page, link.getByRole('button', { name: 'Done' }));
    await expect(folio).toContainText('At the hotel£100.00');
  });
});
