import { readFileSync } from 'node:fs';
import { localDate } from '@portico/domain/calendar/local-date';
import type { Page } from '@playwright/test';
import { buildFlexibleBooking, buildRoom } from '../booking/booking-body.ts';
import { buildRatePlan, buildSeason, FLEXIBLE } from '../builders/hotel-file.ts';
import { buildOwnHotel } from '../builders/journey-hotels.ts';
import { expectAccessible, expectAccessibleHere } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { press } from './by-keyboard.ts';
import { logInAs } from './desk-log-in.ts';
import { expectNoSidewaysScroll } from './fits.ts';
import { expect, test } from './journey.ts';

const nights = { from: localDate('2027-02-20'), to: localDate('2027-03-31') };
const stay = { DateFrom: localDate('2027-02-20'), DateTo: localDate('2027-02-22') };

/** Two rooms of each of two types, a Double at 100.00 a night. */
const buildReportedHotel = (identity: Parameters<typeof buildOwnHotel>[0]) =>
  buildOwnHotel(identity, {
    allotments: [{ ...nights, rooms: 2 }],
    ratePlans: [buildRatePlan({ seasons: [buildSeason({ ...nights, price: { base: 100 } })] })],
  });

let code = '';
let number = '';
test.beforeEach(async ({ page, openHotel, request }) => {
  const { property } = await openHotel(buildReportedHotel);
  code = property.code;
  const room = buildRoom({ ...stay, RatePlanId: FLEXIBLE, TotalCost: 200 });
  const body = buildFlexibleBooking({ PropertyId: property.id, ...stay, Rooms: [room] });
  number = String((await bookOverHttp(request, body)).ReferenceNumber);
  await logInAs(page, 'accounts', code);
});

const open = async (page: Page, period = '?from=2027-02-15&to=2027-02-28') => {
  await page.goto(`/Desk/${code}/reports${period}`);
  await expect(page.getByRole('heading', { level: 1, name: 'How the house is doing' })).toBeVisible();
  await expect(part(page, 'Payments')).toBeVisible();
};
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an accountant reads the figures of two weeks', async ({ page }) => {
  await open(page);
  const figures = page.locator('dl').first();
  await expect(figures).toContainText('£166.67');
  await expect(figures).toContainText('£83.34');
  await expect(page.getByRole('img', { name: 'Most on 20 Feb: 25%.' })).toBeVisible();
  await expect(part(page, 'Occupancy').locator('svg path').first()).toBeVisible();
  await expect(part(page, 'VAT for the bookkeeper')).toContainText('20%£166.67£33.33£200.00');
  await expectAccessible(page, 'desk: reports');
  await expectNoSidewaysScroll(page, 'desk: reports');
});

test('a period chosen by keyboard stands in the address, and stays after a reload', async ({ page }) => {
  await open(page);
  await press(page, page.getByRole('combobox', { name: 'Compare with' }), 'End');
  await expect(page).toHaveURL(/from=2027-02-15&to=2027-02-28&compare=none$/);
  await expect(part(page, 'Occupancy').getByRole('columnheader')).toHaveCount(2);
  await page.getByLabel('To', { exact: true }).fill('2027-02-21');
  await expect(page).toHaveURL(/to=2027-02-21/);
  await page.getByLabel('To', { exact: true }).fill('2027-02-01');
  await expect(page.getByText('The last day is before the first.')).toBeVisible();
  await expectAccessibleHere(page, 'desk: a period that cannot be reported');
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2027-02-21');
  await expect(part(page, 'VAT for the bookkeeper')).toContainText('0 rooms by the day of departure');
});

test('a file has the figures of the screen', async ({ page }) => {
  await open(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: 'CSV of VAT' })),
  ]);
  expect(download.suggestedFilename()).toBe(`${code.toLowerCase()}-vat-2027-02-15-2027-02-28.csv`);
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    '\uFEFFVAT,Percent,Net (GBP),VAT (GBP),Gross (GBP)\r\nVAT,20,166.67,33.33,200\r\n',
  );
});

test('money taken at the counter stands in the payments of its day, and each payment leads to its booking', async ({
  page,
}) => {
  const data = { number, version: null, kind: 'paid', way: 'cash', minor: 200_00 };
  expect((await page.request.post(`/api/Desk/${code}/Booking/TakePayment`, { data })).status()).toBe(200);
  await open(page);
  await expect(part(page, 'Payments')).toContainText('cash at the hotel £200.00');
  const each = part(page, 'Each payment');
  await expect(each.getByRole('row')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: 'CSV of each payment' })),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(
    new RegExp(`,at the hotel,cash,,${number},,GBP,200\r\n$`),
  );
  await expectAccessible(page, 'desk: payments in reports');
  await press(page, each.getByRole('link'));
  await expect(page).toHaveURL(new RegExp(`/bookings/${number}$`));
});

test('at 320 px and in forced colours nothing is lost, and on paper there are no buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await expectNoSidewaysScroll(page, 'desk: reports');
  await page.emulateMedia({ forcedColors: 'active' });
  const bar = part(page, 'Occupancy').locator('.recharts-bar-rectangle path').first();
  await expect(bar).toBeVisible();
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(page.getByRole('button', { name: /^CSV/ }).first()).toBeHidden();
  await expect(page.getByLabel('From', { exact: true })).toBeHidden();
  await expect(part(page, 'Occupancy').getByRole('table')).toBeVisible();
});
