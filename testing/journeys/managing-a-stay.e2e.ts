import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { localDate } from '@portico/domain/calendar/local-date';
import type { Database } from '@portico/server/platform/database/database';
import { buildManagedHotel } from '../builders/managed-hotel.ts';
import { buildBooking, buildRoom } from '../booking/booking-body.ts';
import type { Acquired } from '../prove/stage/proved-provider.ts';
import { bookLines } from '../prove/stage/stand-in-process.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { press } from './by-keyboard.ts';
import { expectFits } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { BankPage } from './pages/bank-page.ts';
import { guestPages } from './pages/guest-pages.ts';
import { approvedCard, challengedCard, declinedCard } from './pages/checkout-page.ts';
import { ChangesPage } from './pages/changes-page.ts';
import { PaystackPage } from './pages/paystack-page.ts';
import { running } from './running.ts';
import { walkToCheckout } from './walk.ts';

const stay = { DateFrom: localDate('2027-03-10'), DateTo: localDate('2027-03-12') };

/** Ada's booking of a Double for two nights from Wednesday, 10 March, paid with 160.00. */
async function book(request: APIRequestContext, file: PropertyFile, body: Partial<CreateRequestBody> = {}) {
  const rooms = { PropertyId: file.property.id, ...stay, Rooms: [buildRoom(stay)] };
  const { ReferenceNumber } = await bookOverHttp(request, buildBooking({ ...rooms, ...body }));
  return ReferenceNumber ?? '';
}

async function find(page: Page, file: PropertyFile, number: string): Promise<ChangesPage> {
  const managed = new ChangesPage(page, textsOf(file));
  await managed.find(number);
  return managed;
}

/** The same hotel with its prices multiplied. */
const atPricesOf = (times: number, file: PropertyFile): PropertyFile => ({
  ...file,
  ratePlans: file.ratePlans.map((plan) => ({
    ...plan,
    seasons: plan.seasons.map(({ price, ...season }) => ({
      ...season,
      ...(price && {
        price: Object.fromEntries(Object.entries(price).map(([name, sum]) => [name, (sum ?? 0) * times])),
      }),
    })),
  })),
});

/** The hotel's records of the booking, of each payment, and of refunds. */
async function booksOf({ kysely }: Database, { property }: PropertyFile) {
  const booking = await kysely
    .selectFrom('reservation')
    .select(['gross', 'arrival', 'departure', 'version'])
    .where('property_id', '=', property.id)
    .executeTakeFirstOrThrow();
  const attempts = await kysely
    .selectFrom('payment_attempt')
    .select(['attempt_id', 'status', 'amount'])
    .where('property_id', '=', property.id)
    .orderBy('created_at')
    .execute();
  const refunds = await kysely
    .selectFrom('refund')
    .select('amount')
    .where('property_id', '=', property.id)
    .execute();
  return {
    booking,
    payments: attempts.map(({ status, amount }) => `${status} ${amount}`),
    refunds: refunds.map(({ amount }) => amount),
    heldAtAcquirer: heldAtAcquirer(attempts.map(({ attempt_id }) => attempt_id)),
  };
}

/** What the acquirer holds of these payments, less refunds. */
function heldAtAcquirer(attemptIds: readonly string[]): number {
  const lines = bookLines<Acquired>(path.join(path.dirname(running().mailFolder), 'ledger.jsonl'));
  // A reference ends with the id of our attempt; the last line of each counts.
  const last = new Map(lines.map((line) => [line.reference.slice(-36), line]));
  return attemptIds
    .flatMap((id) => last.get(id) ?? [])
    .filter(({ status }) => status === 'paid')
    .reduce(
      (sum, { amount = 0, refunds = [] }) =>
        sum + amount - refunds.reduce((given, refund) => given + refund.amount, 0),
      0,
    );
}

test('dates are moved to a dearer week for the difference, and to a cheaper one, which gives back', async ({
  page,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildManagedHotel);
  const managed = await find(page, file, await book(request, file));

  await test.step('a stay over a night without a Double begins again beyond it, and the calendar shows why', async () => {
    await managed.startOnDates('2027-03-22');
    const tooLate = managed.calendar.day('2027-03-25');
    await expect(tooLate).toHaveAccessibleName(/a night between is sold out, begins another stay/);
    await tooLate.click();
    await expect(managed.calendar.message()).toContainText(
      /is\ssold\sout,\sso\syour\sstay\snow\sbegins\son\sThu\s25\sMar/,
    );
    await managed.calendar.day('2027-03-22').click();
    await managed.calendar.day('2027-03-24').click();
    await managed.calendar.use();
  });

  await test.step('the difference is shown, and a declined card changes nothing', async () => {
    await expect(page.getByText('Double is free on the new dates.')).toBeVisible();
    expect(await managed.line('Double')).toEqual(['£160.00', '£240.00', '+ £80.00']);
    await expect(managed.figure('Paid so far')).toHaveText('£160.00');
    await expect(managed.figure('To pay now')).toHaveText('£80.00');
    await expect(managed.accept()).toHaveText('Accept the new dates and pay £80.00');
    await expectAccessible(page, 'managed dates, asked for');
    await managed.fillCard(declinedCard);
    await managed.accept().click();
    await expect(managed.news()).toContainText('Your booking is as it was, and nothing was charged.');
    expect((await booksOf(database, file)).booking).toMatchObject({ gross: 160_00, arrival: '2027-03-10' });
  });

  await test.step('another card pays the difference', async () => {
    await managed.fillCard(approvedCard);
    // After a refusal the price is read again first.
    await expect(managed.accept()).not.toHaveAttribute('aria-busy');
    await managed.accept().click();
    await managed.saved();
    expect(await booksOf(database, file)).toMatchObject({
      booking: { gross: 240_00, arrival: '2027-03-22', departure: '2027-03-24' },
      payments: ['paid 16000', 'declined 8000', 'paid 8000'],
      heldAtAcquirer: 240_00,
    });
  });

  await test.step('a cheaper week gives the difference back', async () => {
    await managed.requestDates('2027-04-05', '2027-04-07');
    expect(await managed.line('Total')).toEqual(['£240.00', '£120.00', '− £120.00']);
    await expect(managed.figure('Goes back to where it was paid from')).toHaveText('£120.00');
    await managed.button('Accept the new dates, £120.00 comes back').click();
    await managed.saved();
    const after = await booksOf(database, file);
    expect(after.booking).toMatchObject({ gross: 120_00, arrival: '2027-04-05' });
    expect(after.refunds.reduce((sum, amount) => sum + amount, 0)).toBe(120_00);
    await expect.poll(async () => (await booksOf(database, file)).heldAtAcquirer).toBe(120_00);
  });
});

test('a change that the bank asks about is made once it is approved, and leaves all as it was where it is not', async ({
  page,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildManagedHotel);
  const managed = await find(page, file, await book(request, file));
  const bank = new BankPage(page);
  await managed.requestDates('2027-03-22', '2027-03-24');
  await managed.fillCard(challengedCard);
  await managed.accept().click();
  await bank.opened('£80.00');
  await bank.leave().click();
  await managed.opened('Your change is waiting', { fromInside: false });
  await expect(page.getByText('Your booking is as it was until this is paid.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on to pay' }).click();
  await bank.decline().click();
  await expect(managed.news()).toContainText('The payment for this change was declined.');
  expect(await managed.line('Double')).toEqual(['£160.00', '£240.00', '+ £80.00']);
  expect((await booksOf(database, file)).booking).toMatchObject({ gross: 160_00, version: 1 });
  await managed.fillCard(challengedCard);
  await managed.accept().click();
  await bank.approve().click();
  await managed.saved({ fromInside: false });
  expect(await booksOf(database, file)).toMatchObject({
    booking: { gross: 240_00, arrival: '2027-03-22' },
    heldAtAcquirer: 240_00,
  });
});

test('extras are taken and given back, a room is bettered, counted again and added', async ({
  page,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildManagedHotel);
  const managed = await find(page, file, await book(request, file));

  await test.step('an extra more', async () => {
    await managed.way('Change Extras').click();
    await managed.opened('Extras');
    await managed.button('One more: Sauna').click();
    expect(await managed.line('Sauna')).toEqual(['£0.00', '£25.00', '+ £25.00']);
    await managed.fillCard();
    await managed.button('Accept these extras and pay £25.00').click();
    await managed.saved();
  });

  await test.step('and less', async () => {
    await managed.way('Change Extras').click();
    await managed.button('One fewer: Sauna').click();
    await managed.button('Accept these extras, £25.00 comes back').click();
    await managed.saved();
    expect((await booksOf(database, file)).booking.gross).toBe(160_00);
  });

  await test.step('a better room', async () => {
    await managed.way(/^A better room/).click();
    await managed.opened('A better room');
    await expect(page.getByText('+ £80.00').first()).toBeVisible();
    await managed.button('Take this room (Family)').click();
    expect(await managed.line('Double, then Family')).toEqual(['£160.00', '£240.00', '+ £80.00']);
    await managed.fillCard();
    await managed.button('Accept Family and pay £80.00').click();
    await managed.saved();
  });

  await test.step('one guest more', async () => {
    await managed.way(/^Number of guests/).click();
    await managed.opened('How many guests');
    await managed.button('One more: Adults').click();
    expect(await managed.line('Family')).toEqual(['£240.00', '£260.00', '+ £20.00']);
    await managed.fillCard();
    await managed.button('Accept these guests and pay £20.00').click();
    await managed.saved();
  });

  await test.step('a room more', async () => {
    await managed.way('Add a room').click();
    await managed.opened('Add a room');
    await managed.button('One fewer: Adults').click();
    await managed.button('See rooms').click();
    await managed.opened('Choose a room');
    const double = page.getByRole('article', { name: 'Double' });
    await double.getByRole('button', { name: /^See/ }).click();
    await double.getByRole('button', { name: /^Choose/ }).click();
    await managed.opened('Who comes');
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Hopper');
    await managed.button('Continue').click();
    await managed.opened('Extras');
    await managed.button('Continue without extras').click();
    expect(await managed.line('Double')).toEqual(['£0.00', '£160.00', '+ £160.00']);
    await managed.fillCard();
    await managed.button('Accept this room and pay £160.00').click();
    await managed.saved();
    await expect(managed.thisBooking.getByText('Grace Hopper')).toBeVisible();
    expect(await booksOf(database, file)).toMatchObject({
      booking: { gross: 420_00 },
      heldAtAcquirer: 420_00,
    });
  });
});

test('of two who change a booking at once the second is informed, sees how it stands, and keeps the choice', async ({
  page,
  browser,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildManagedHotel);
  const number = await book(request, file);
  const first = await find(page, file, number);
  await first.requestDates('2027-04-05', '2027-04-07');
  await expect(first.accept()).toHaveText('Accept the new dates, £40.00 comes back');

  const context = await browser.newContext({ baseURL: running().url });
  const second = await find(await context.newPage(), file, number);
  await second.way('Change Requests').click();
  await second.page.getByLabel('Anything we should know').fill('A cot, please');
  await second.button('Save').click();
  await second.saved();
  await context.close();

  await first.accept().click();
  await expect(first.news()).toContainText('This booking was changed while you were looking at it.');
  await expect(first.thisBooking.getByText('A cot, please')).toBeVisible();
  // Busy until the new price is known.
  await expect(first.accept()).not.toHaveAttribute('aria-busy');
  await first.accept().click();
  await first.saved();
  expect((await booksOf(database, file)).booking).toMatchObject({ gross: 120_00, arrival: '2027-04-05' });
});

// A desk has two months side by side.
for (const width of [390, 1440])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('dates are changed with the keyboard alone', async ({ page, request, openHotel, database }) => {
      const file = await openHotel(buildManagedHotel);
      const managed = await find(page, file, await book(request, file));
      const { calendar } = managed;
      await press(page, managed.way('Change Dates'));
      await managed.opened('Your dates');
      await press(page, managed.button('Choose new dates'));
      await calendar.opened();
      // A day that scrolls under a resting pointer would take the focus.
      await page.mouse.move(0, 0);
      await calendar.day('2027-03-10').focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await press(page, calendar.dialog.getByRole('button', { name: 'Use these dates' }));
      await expect(managed.button('Choose other dates')).toBeFocused();
      await press(page, managed.accept());
      await managed.saved();
      expect((await booksOf(database, file)).booking.arrival).toMatch(/^2027-04/);
    });
  });

test('a change is paid on the page of the hotel’s provider, and waits for it where the page is left', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel((identity) =>
    atPricesOf(1_000, buildManagedHotel(identity, { currency: 'NGN', paymentTypes: ['PayByPayStack'] })),
  );
  const pages = guestPages(page, textsOf(file));
  const paystack = new PaystackPage(page);
  const choice = { roomType: 'Double', ratePlan: 'Pay now', hasUpgrades: true };
  await walkToCheckout(pages, 'arrive=2027-03-10&nights=2&rooms=1-0-0', choice);
  await pages.checkout.fillBooker();
  await pages.checkout.agree();
  await pages.checkout.act().click();
  await paystack.payByCard().click();
  await pages.confirmation.opened();
  const { reference_number: number } = await database.kysely
    .selectFrom('reservation')
    .select('reference_number')
    .where('property_id', '=', file.property.id)
    .executeTakeFirstOrThrow();

  const managed = await find(page, file, number);
  await managed.requestDates('2027-03-22', '2027-03-24');
  await expect(page.getByText(/you go on to the payment page/)).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  // The calendar's screen-reader announcements are cleared with it.
  await page.reload();
  await expect(managed.accept()).toBeVisible();
  await expectFits(page, 'what a change comes to, in long sums');
  await page.setViewportSize({ width, height });
  await managed.accept().click();
  await paystack.opened('80,000');
  await paystack.cancel().click();
  await managed.opened('Your change is waiting', { fromInside: false });
  await page.getByRole('link', { name: 'Go on to pay' }).click();
  await paystack.payByCard().click();
  await managed.saved({ fromInside: false });
  expect(await booksOf(database, file)).toMatchObject({
    booking: { gross: 240_000_00, arrival: '2027-03-22' },
    payments: ['paid 16000000', 'paid 8000000'],
  });
});
