import { localDate } from '@portico/domain/calendar/local-date';
import type { Locator, Page } from '@playwright/test';
import { approvedCard, buildBooking, buildRoom } from '../booking/booking-body.ts';
import { buildExtra, buildRatePlan, buildSeason, FLEXIBLE } from '../builders/hotel-file.ts';
import { buildOwnHotel } from '../builders/journey-hotels.ts';
import { expectAccessibleHere } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { press, type } from './by-keyboard.ts';
import { logInAs } from './desk-log-in.ts';
import { expectFitsHere } from './fits.ts';
import { expect, test } from './journey.ts';

/** Two nights at 100.00, paid when they are booked, of a rate that lets no guest change them. */
const buildDeskHotel = (identity: Parameters<typeof buildOwnHotel>[0]) =>
  buildOwnHotel(identity, {
    ratePlans: [
      buildRatePlan({
        allowEdit: false,
        seasons: [buildSeason({ price: { base: 100, perAdult: 10, perChild: 5 } })],
        payment: [{ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 100 }],
      }),
    ],
    extras: [buildExtra()],
  });

test.beforeEach(async ({ page, openHotel, request }) => {
  const { code, id: PropertyId } = (await openHotel(buildDeskHotel)).property;
  const stay = { DateFrom: localDate('2027-03-03'), DateTo: localDate('2027-03-05') };
  const { ReferenceNumber } = await bookOverHttp(
    request,
    buildBooking({
      ...{ PropertyId, ...stay, PaymentAmount: 200, CardDetails: approvedCard },
      Rooms: [buildRoom({ ...stay, RatePlanId: FLEXIBLE, TotalCost: 200 })],
    }),
  );
  await logInAs(page, 'reception', code);
  await page.goto(`/Desk/${code}/bookings/${ReferenceNumber}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
});

const button = (of: Page | Locator, name: string | RegExp) => of.getByRole('button', { name });
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });
/** By how many pixels a panel is wider than its column. */
const excessOf = (panel: Locator) =>
  panel.evaluate((box) => {
    const column = box.parentElement?.parentElement?.getBoundingClientRect();
    return box.getBoundingClientRect().width - (column?.width ?? 0);
  });
const folio = (page: Page) => page.getByRole('region', { name: 'Folio' });

test('a night more, a second guest, breakfast and a second room, by keyboard alone', async ({ page }) => {
  await press(page, button(page, 'Change dates'));
  const dates = panelOf(page, 'Change dates');
  await expect(dates.getByRole('heading')).toBeFocused();
  await expect(dates).toContainText('The rate lets no guest change this.');
  await dates.getByLabel('Departure').fill('2027-03-06');
  await expect(dates).toContainText('Total becomes£300.00');
  expect(await excessOf(dates)).toBeLessThanOrEqual(0);
  await expectAccessibleHere(page, 'desk: changing dates');
  await expectFitsHere(page, 'desk: changing dates');
  await press(page, button(dates, 'Change: £100.00 more to pay at the hotel'));
  await expect(page.getByText('Changed: £100.00 more to pay at the hotel.')).toBeVisible();
  await expect(folio(page)).toContainText('Still to pay£100.00');

  await press(page, button(page, 'Change guests'));
  const guests = panelOf(page, 'Change guests');
  await type(page, guests.getByLabel('Adults'), '2');
  await type(page, guests.getByLabel('Guest 2, first name'), 'Zoë');
  await type(page, guests.getByLabel('Guest 2, last name'), 'Oakshott-Pell');
  await expectAccessibleHere(page, 'desk: changing guests');
  await expectFitsHere(page, 'desk: changing guests');
  await press(page, button(guests, 'Change: £30.00 more to pay at the hotel'));
  await expect(page.getByText('Ada Lovelace, Zoë Oakshott-Pell: 2 adults')).toBeVisible();

  await press(page, button(page, 'Change extras'));
  const extras = panelOf(page, 'Change extras');
  await press(page, button(extras, 'One more: Breakfast'));
  await expectAccessibleHere(page, 'desk: changing extras');
  await press(page, button(extras, 'Change: £72.00 more to pay at the hotel'));
  await expect(folio(page)).toContainText('Breakfast');

  await press(page, button(page, 'Add a room'));
  const added = panelOf(page, 'Add a room');
  await type(page, added.getByLabel('Its guest, if not the booker, first name'), 'Ruth');
  await type(page, added.getByLabel('Its guest, if not the booker, last name'), 'Pell');
  await expectAccessibleHere(page, 'desk: adding a room');
  await expectFitsHere(page, 'desk: adding a room');
  await press(page, button(added, 'Add: £330.00 more to pay at the hotel'));
  await expect(page.getByText('Ruth Pell: 2 adults')).toBeVisible();
  await expect(folio(page)).toContainText('Total£732.00');
  await expectAccessibleHere(page, 'desk: a booking of two rooms');

  const story = page.getByRole('region', { name: 'What happened' });
  await expect(story).toContainText('room 1, dates: 2027-03-03 to 2027-03-05 → 2027-03-03 to 2027-03-06');
  await expect(story).toContainText('room 1, other guests: changed');
});

test('a night less gives back what was paid too much, or leaves it on the folio', async ({ page }) => {
  await button(page, 'Change dates').click();
  const dates = panelOf(page, 'Change dates');
  await dates.getByLabel('Departure').fill('2027-03-04');
  await expect(button(dates, 'Change: £100.00 goes back')).toBeVisible();
  await dates.getByLabel('Give back now what was paid too much').uncheck();
  await button(dates, 'Change: £100.00 to give back').click();
  await expect(folio(page)).toContainText('To give back£100.00');
  await button(page, 'Give money back').click();
  const refund = panelOf(page, 'Give money back');
  await expect(refund.getByLabel('Off the price of')).toHaveValue('none');
  await refund.getByLabel('How much').fill('100');
  await refund.getByLabel(/^Why, in words Ada/).fill('A night less.');
  await button(refund, 'Give back £100.00').click();
  await expect(folio(page)).toContainText('Still to pay£0.00');
});

test('the second of two people is told what the first changed, loses nothing, and goes on', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/409 \(Conflict\)/);
  const other = await context.newPage();
  await other.goto(page.url());
  const nights = [
    [page, '2027-03-06'],
    [other, '2027-03-07'],
  ] as const;
  for (const [one, departure] of nights) {
    await button(one, 'Change dates').click();
    await panelOf(one, 'Change dates').getByLabel('Departure').fill(departure);
    await expect(button(one, /^Change: £/)).toBeVisible();
  }
  await button(page, 'Change: £100.00 more to pay at the hotel').click();
  await expect(folio(page)).toContainText('Total£300.00');
  const late = panelOf(other, 'Change dates');
  await button(late, 'Change: £200.00 more to pay at the hotel').click();
  await expect(late.getByText(/changed this booking meanwhile: room 1, dates/)).toBeVisible();
  await expect(late.getByLabel('Departure')).toHaveValue('2027-03-07');
  const again = button(late, 'Change: £100.00 more to pay at the hotel');
  await expect(again).not.toHaveAttribute('aria-busy');
  await again.click();
  await expect(folio(other)).toContainText('Total£400.00');
});
