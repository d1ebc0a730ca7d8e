import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { PropertyId, RatePlanId } from '@portico/domain/ids';
import { localDate } from '@portico/domain/calendar/local-date';
import { SCHEDULED_CHARGE_JOB } from '@portico/server/payments/scheduled/plan-charges';
import type { Database } from '@portico/server/platform/database/database';
import type { Page } from '@playwright/test';
import { approvedCard, buildBooking, buildRoom } from '../booking/booking-body.ts';
import { buildRatePlan, buildSeason, FLEXIBLE, saver, SAVER } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { STARTED_AT } from '../portico/shifted-clock.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { press, type } from './by-keyboard.ts';
import { logInByKeys, openBooking } from './desk-by-keys.ts';
import { expectNoSidewaysScroll } from './fits.ts';
import { expect, test } from './journey.ts';

type Name = Pick<CreateRequestBody['Booker'], 'FirstName' | 'LastName' | 'Email'>;

const stay = { DateFrom: localDate('2027-03-03'), DateTo: localDate('2027-03-05') };
const nights = { from: stay.DateFrom, to: localDate('2027-03-31') };
const seasons = [buildSeason({ ...nights, price: { base: 100 } })];

/** Two nights cost 200.00. Flexible takes half at once and half before the stay; Saver is paid at the hotel. */
const buildHotel = (identity: Identity) =>
  buildOwnHotel(identity, {
    allotments: [{ ...nights, rooms: 4 }],
    ratePlans: [
      buildRatePlan({
        seasons,
        payment: [
          { automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 50 },
          { automaticPaymentType: 'DaysBeforeArrival', percentageToCharge: 50, daysBeforeArrival: 5 },
        ],
      }),
      buildRatePlan({
        ...saver,
        seasons,
        payment: [],
        cancellation: { entries: [], noShow: { fee: 'Full' } },
      }),
    ],
  });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('an owner settles a declined charge, answers a guest and erases them, by keyboard alone', async ({
  page,
  openHotel,
  request,
  database,
  provoked,
}) => {
  // Nobody is logged in yet.
  provoked.push(/status of 401/);
  const { property } = await openHotel(buildHotel);
  const { code, id: PropertyId } = property;
  const email = 'byron@example.com';
  const book = (RatePlanId: RatePlanId, { Email, ...name }: Name, more: Partial<CreateRequestBody>) =>
    bookOverHttp(
      request,
      buildBooking({
        ...{ PropertyId, ...stay, Booker: { ...buildBooking().Booker, ...name, Email } },
        Rooms: [buildRoom({ ...stay, RatePlanId, TotalCost: 200, LeadGuest: name })],
        ...more,
      }),
    );
  const declinedLater = { ...approvedCard, CardNumber: '4000 0000 0000 0341' };
  const thorne = { FirstName: 'Silvia', LastName: 'Thorne', Email: 'silvia@example.com' };
  await book(FLEXIBLE, thorne, { PaymentAmount: 100, CardDetails: declinedLater });
  const byron = { FirstName: 'George', LastName: 'Byron', Email: email };
  await book(SAVER, byron, { PaymentAmount: 0, PaymentType: null, CardDetails: null });
  const message = 'I cannot come. Please erase what you have of me.';
  const written = { PropertyId, LanguageCode: 'en', Name: 'George Byron', Email: email, Message: message };
  expect((await request.post('/api/Contact/Send', { data: written })).status()).toBe(200);

  await test.step('tries a declined charge again, and asks for it by a link', async () => {
    await comeDue(database, PropertyId);
    await logInByKeys(page, code, 'Owner');
    const needs = page.getByRole('region', { name: 'Needs a person' });
    const need = needs.getByRole('listitem').filter({ hasText: 'A later charge was declined.' });
    await expect(need).toContainText('Silvia Thorne, £100.00');
    await expectAccessible(page, 'desk: what needs a person');
    await press(page, need.getByRole('button', { name: 'Try the card again: £100.00' }));
    const declined = needs.getByText('The bank declined £100.00: it stays owed.');
    await expect(declined).toBeVisible();
    await press(page, need.getByRole('button', { name: 'Mail a pay link over £100.00' }));
    await expect(need.getByLabel('The link')).toHaveValue(/SecurePay/);
    await expect(need).toContainText('The link goes to silvia@example.com.');
    await expectAccessible(page, 'desk: a link for a declined charge');
    await expectNoSidewaysScroll(page, 'desk: a link for a declined charge');
  });

  await test.step('answers a message', async () => {
    const needs = page.getByRole('region', { name: 'Needs a person' });
    await press(page, needs.getByRole('button', { name: 'Answer' }));
    await type(page, needs.getByLabel('Your answer to George Byron'), 'We cancel your stay.');
    await press(page, needs.getByRole('button', { name: 'Mail the answer' }));
    await expect(needs.getByText(`Your answer goes to ${email}.`)).toBeVisible();
    await expect(needs.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('cancels their booking, and erases them', async () => {
    await openBooking(page, 'byron', 'George Byron');
    await press(page, button(page, /^Cancel/));
    const cancelling = page.getByRole('dialog', { name: 'Cancel' });
    await press(page, cancelling.getByRole('button', { name: /^Cancel: / }));
    await expect(page.getByText(/^Cancelled for /)).toBeVisible();
    await press(page, button(page, /^Erase George’s details/));
    const erasing = page.getByRole('dialog', { name: 'Erase George’s details' });
    await expect(erasing).toContainText('of 1 booking go');
    await expectAccessible(page, 'desk: erasing a guest');
    await press(page, erasing.getByRole('button', { name: 'Erase George’s details' }));
    await expect(page.getByText('Erased: George’s details.')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Byron');
    await page.keyboard.press('/');
    await page.keyboard.type('byron');
    await expect(page.getByRole('dialog').getByText(/^Nobody/)).toBeVisible();
  });
});

/** The day of the later charges comes, and they have been tried. */
async function comeDue({ kysely }: Database, propertyId: PropertyId): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({ due_at: new Date(STARTED_AT) })
    .where('property_id', '=', propertyId)
    .where('kind', '=', SCHEDULED_CHARGE_JOB)
    .execute();
  const planned = () =>
    kysely
      .selectFrom('payment_attempt')
      .select('attempt_id')
      .where('property_id', '=', propertyId)
      .where('purpose', '=', 'scheduled')
      .where('settled_at', 'is', null)
      .execute();
  await expect.poll(planned).toEqual([]);
}
