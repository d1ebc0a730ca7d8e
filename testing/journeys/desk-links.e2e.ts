import { localDate } from '@portico/domain/calendar/local-date';
import type { Page } from '@playwright/test';
import { buildFlexibleBooking, buildRoom } from '../booking/booking-body.ts';
import { buildRatePlan, buildSeason, FLEXIBLE } from '../builders/hotel-file.ts';
import { buildOwnHotel } from '../builders/journey-hotels.ts';
import { expectAccessibleHere } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { logInAs } from './desk-log-in.ts';
import { expectFitsHere } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { PayPage } from './pages/pay-page.ts';

const today = '2027-02-20';
const inTwoDays = '2027-02-22';
const nights = { from: localDate(today), to: localDate('2027-03-31') };

/** Two nights from today at 100.00 each, paid at the hotel; who does not come pays one night. */
const buildDeskHotel = (identity: Parameters<typeof buildOwnHotel>[0]) =>
  buildOwnHotel(identity, {
    // The server's clock stands at noon: guests may have come.
    property: { checkInTime: '11:00' },
    allotments: [{ ...nights, rooms: 2 }],
    ratePlans: [
      buildRatePlan({
        seasons: [buildSeason({ ...nights, price: { base: 100, perAdult: 10, perChild: 5 } })],
        cancellation: { entries: [], noShow: { fee: 'Nights', value: 1 } },
      }),
    ],
  });

let hotelName = '';
test.beforeEach(async ({ page, openHotel, request }) => {
  const file = await openHotel(buildDeskHotel);
  const { code, id: PropertyId } = file.property;
  hotelName = textsOf(file).name;
  const stay = { DateFrom: localDate(today), DateTo: localDate(inTwoDays) };
  const Rooms = [buildRoom({ ...stay, RatePlanId: FLEXIBLE, TotalCost: 200 })];
  const { ReferenceNumber } = await bookOverHttp(
    request,
    buildFlexibleBooking({ PropertyId, ...stay, Rooms }),
  );
  await logInAs(page, 'owner', code);
  await page.goto(`/Desk/${code}/bookings/${ReferenceNumber}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
});

const act = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Do something with this booking' }).getByRole('button', { name });

test('a guest leaves a card by the link, and not coming is charged to it', async ({ page, browser }) => {
  await act(page, 'Ask for a card').click();
  const asking = page.getByRole('dialog', { name: 'A link to leave a card' });
  await expectAccessibleHere(page, 'desk: a link to leave a card');
  await expectFitsHere(page, 'desk: a link to leave a card');
  await asking.getByRole('button', { name: 'Mail the link' }).click();
  await expect(asking.getByText('The link goes to ada@example.com.')).toBeVisible();
  const url = await asking.getByLabel('The link').inputValue();
  await asking.getByRole('button', { name: 'Done' }).click();

  const guest = await browser.newContext();
  const theirs = await guest.newPage();
  const pay = new PayPage(theirs, hotelName);
  const { pathname, search } = new URL(url);
  await theirs.goto(new URL(pathname + search, page.url()).href);
  await pay.fillCard();
  await pay.button('Store this card').click();
  await pay.paid('Card saved');
  await guest.close();

  await page.reload();
  await act(page, 'They did not come').click();
  const gone = page.getByRole('dialog', { name: 'They did not come' });
  await gone.getByRole('button', { name: 'Charge £100.00: they did not come' }).click();
  await expect(page.getByText('Noted: they did not come. £100.00 was charged.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Folio' })).toContainText('Still to pay£0.00');
});

test('a deposit is asked for by mail', async ({ page }) => {
  await act(page, 'Make a pay link').click();
  const asking = page.getByRole('dialog', { name: 'A pay link' });
  await asking.getByRole('radio', { name: 'A deposit' }).check();
  await asking.getByLabel('How much').fill('50');
  await expectAccessibleHere(page, 'desk: asking for a deposit');
  await expectFitsHere(page, 'desk: asking for a deposit');
  await asking.getByRole('button', { name: 'Mail a link over £50.00' }).click();
  await expect(asking.getByText('The link goes to ada@example.com.')).toBeVisible();
});

test('erasing a guest waits until the stay is over, and says so', async ({ page, provoked }) => {
  provoked.push(/409 \(Conflict\)/);
  const downloading = page.waitForEvent('download');
  await act(page, 'Download Ada’s data').click();
  expect((await downloading).suggestedFilename()).toMatch(/^guest-[A-Z0-9]{10}\.json$/);
  await act(page, /^Erase Ada’s details/).click();
  const erasing = page.getByRole('dialog', { name: 'Erase Ada’s details' });
  await expect(erasing.getByText(/is still to come: erase after Mon\s22\sFeb\s2027/)).toBeVisible();
  await expectAccessibleHere(page, 'desk: erasing a guest');
});
