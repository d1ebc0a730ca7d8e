import { localDate } from '@portico/domain/calendar/local-date';
import type { Locator, Page } from '@playwright/test';
import { approvedCard, buildBooking, buildRoom } from '../booking/booking-body.ts';
import { buildRatePlan, buildSeason, FLEXIBLE } from '../builders/hotel-file.ts';
import { buildOwnHotel } from '../builders/journey-hotels.ts';
import { expectAccessibleHere } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { logInAs } from './desk-log-in.ts';
import { expectFitsHere } from './fits.ts';
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

test('the day of a receptionist: in, cash written down, money given back, a note, out', async ({ page }) => {
  await expectSums(folio(page), '£200.00', '£100.00');
  await expectAccessibleHere(page, 'desk: a booking');
  await expectFitsHere(page, 'desk: a booking');

  await act(page, 'Check in').click();
  await expect(page.getByText('In the house')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Arrives today')).toBeVisible();
  await act(page, 'Check in').click();

  await act(page, /^Write down a payment/).click();
  const paying = panel(page, 'Write down a payment');
  await expect(paying.getByRole('heading')).toBeFocused();
  await paying.getByRole('button', { name: 'Write down £100.00 paid' }).click();
  await expect(page.getByText('Written down: £100.00 paid.')).toBeVisible();
  await expectSums(folio(page), '£200.00', '£0.00');

  await act(page, 'Give money back').click();
  const back = panel(page, 'Give money back');
  await back.getByRole('button', { name: 'Give back' }).click();
  await expect(back.getByText('Type how much goes back')).toBeVisible();
  await back.getByLabel('How much').fill('38');
  await expectSums(back, ' becomes£162.00', '£0.00');
  await back.getByLabel(/^Why, in words Ada/).fill('No hot water. We are sorry.');
  await expectAccessibleHere(page, 'desk: giving money back');
  await back.getByRole('button', { name: 'Give back £38.00' }).click();
  await expect(page.getByText('£38.00 goes back to Visa ending 4242.')).toBeVisible();
  await expectSums(folio(page), '£162.00', '£0.00');

  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByLabel('A note that guests never see').fill('Boiler mended.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByText('Boiler mended.')).toBeVisible();
  await act(page, 'Check out').click();
  await expect(page.getByText('Gone', { exact: true })).toBeVisible();
  const story = page.getByRole('region', { name: 'What happened' });
  await expect(story).toContainText('Ada gave money back: No hot water. We are sorry.');
});

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

test('a pay link asks for what is still to be paid, is mailed, and shown to be copied or read out', async ({
  page,
}) => {
  await act(page, 'Make a pay link').click();
  const link = panel(page, 'A pay link');
  await link.getByRole('button', { name: 'Mail a link over £100.00' }).click();
  await expect(link.getByLabel('The link')).toHaveValue(/SecurePay/);
  await expect(folio(page)).toContainText('On invoice£100.00');
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
