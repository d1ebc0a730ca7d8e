import { localDate } from '@portico/domain/calendar/local-date';
import type { Locator, Page } from '@playwright/test';
import { approvedCard, buildBooking, buildRoom } from '../booking/booking-body.ts';
import { buildRatePlan, buildSeason, FLEXIBLE } from '../builders/hotel-file.ts';
import { buildOwnHotel } from '../builders/journey-hotels.ts';
import { expectAccessibleHere } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { logInAs } from './desk-log-in.ts';
import { expect, test } from './journey.ts';

const today = '2027-02-20';
const inTwoDays = '2027-02-22';
const nights = { from: localDate(today), to: localDate('2027-03-31') };

/** Two nights from today at 100.00 each, half paid at booking; whoever does not come pays one night. */
const buildDeskHotel = (identity: Parameters<typeof buildOwnHotel>[0]) =>
  buildOwnHotel(identity, {
    // The server's clock stands at noon: guests may have come.
    property: { checkInTime: '11:00' },
    allotments: [{ ...nights, rooms: 2 }],
    ratePlans: [
      buildRatePlan({
        seasons: [buildSeason({ ...nights, price: { base: 100, perAdult: 10, perChild: 5 } })],
        payment: [{ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 50 }],
        cancellation: { entries: [], noShow: { fee: 'Nights', value: 1 } },
      }),
    ],
  });

test.beforeEach(async ({ page, openHotel, request }) => {
  const file = await openHotel(buildDeskHotel);
  const { code, id: PropertyId } = file.property;
  const stay = { DateFrom: localDate(today), DateTo: localDate(inTwoDays) };
  const { ReferenceNumber } = await bookOverHttp(
    request,
    buildBooking({
      ...{ PropertyId, ...stay, PaymentAmount: 100, CardDetails: approvedCard },
      Rooms: [buildRoom({ ...stay, RatePlanId: FLEXIBLE, TotalCost: 200 })],
    }),
  );
  await logInAs(page, 'owner', code);
  await page.goto(`/Desk/${code}/bookings/${ReferenceNumber}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
});

const folio = (page: Page) => page.getByRole('region', { name: 'Folio' });
const act = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Do something with this booking' }).getByRole('button', { name });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

async function expectSums(of: Locator, total: string, still: string) {
  await expect(of).toContainText(`Total${total}`);
  await expect(of).toContainText(`Still to pay${still}`);
}

test('guests who did not come: what it costs stands before the press, by keyboard alone', async ({
  page,
}) => {
  await act(page, 'They did not come').focus();
  await page.keyboard.press('Enter');
  const gone = panel(page, 'They did not come');
  await expect(gone.getByRole('heading')).toBeFocused();
  await expect(gone).toContainText('By the terms of the booking this costs £100.00.');
  await expectSums(gone, ' becomes£100.00', '£0.00');
  await page.keyboard.press('Escape');
  await expect(gone).toBeHidden();
  await expect(page.getByText('Arrives today')).toBeVisible();
  await act(page, 'They did not come').press('Enter');
  await gone.getByRole('button', { name: 'They did not come' }).press('Enter');
  await expect(page.getByText('Noted: they did not come.')).toBeVisible();
  await expect(page.getByText('Did not come', { exact: true })).toBeVisible();
  await expectSums(folio(page), '£100.00', '£0.00');
  await expectAccessibleHere(page, 'desk: a booking whose guests did not come');
});

test('the second of two people is told what the first has done', async ({ page, context, provoked }) => {
  provoked.push(/409 \(Conflict\)/);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const one of [page, other]) {
    await act(one, 'Change a price').click();
    const price = panel(one, 'Change a price');
    await price.getByLabel('It costs then').fill('150');
    await price.getByLabel(/^Why/).fill('The lift stands still');
    await expectSums(price, ' becomes£150.00', '£50.00');
  }
  await panel(page, 'Change a price').getByRole('button', { name: 'Make it £150.00' }).click();
  await expect(page.getByText('It costs £150.00 now.')).toBeVisible();
  const late = panel(other, 'Change a price');
  await late.getByRole('button', { name: 'Make it £150.00' }).click();
  await expect(
    late.getByText(/changed this booking meanwhile: price of room 1, £200\.00 to £150\.00/),
  ).toBeVisible();
  await expect(late.getByLabel(/^Why/)).toHaveValue('The lift stands still');
});
