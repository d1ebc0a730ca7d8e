import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { localDate } from '@portico/domain/calendar/local-date';
import { approvedCard, buildBooking, buildRoom } from '../booking/booking-body.ts';
import { buildRatePlan, buildSeason, FLEXIBLE, saver, SAVER } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { press, type } from './by-keyboard.ts';
import { logInByKeys, openBooking } from './desk-by-keys.ts';
import { expectFits, expectNoSidewaysScroll } from './fits.ts';
import { expect, test } from './journey.ts';

type Name = Pick<CreateRequestBody['Booker'], 'FirstName' | 'LastName' | 'Phone'>;

const stay = { DateFrom: localDate('2027-02-20'), DateTo: localDate('2027-02-22') };
const nights = { from: stay.DateFrom, to: localDate('2027-03-31') };
const seasons = [buildSeason({ ...nights, price: { base: 100, perAdult: 10, perChild: 5 } })];

/** Two nights cost 200.00. Flexible takes half at once; Saver stores a card, of which who does not come pays all. */
const buildHotel = (identity: Identity) =>
  buildOwnHotel(identity, {
    // The server's clock stands at noon: guests may have come.
    property: { checkInTime: '11:00' },
    allotments: [{ ...nights, rooms: 4 }],
    ratePlans: [
      buildRatePlan({
        seasons,
        payment: [{ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 50 }],
      }),
      buildRatePlan({
        ...saver,
        seasons,
        payment: [],
        needsGuarantee: true,
        cancellation: { entries: [], noShow: { fee: 'Full' } },
      }),
    ],
  });

test('a receptionist’s day, by keyboard alone', async ({ page, openHotel, request, provoked }) => {
  // Nobody is logged in yet.
  provoked.push(/status of 401/);
  const { property } = await openHotel(buildHotel);
  const book = async (
    ratePlanId: typeof FLEXIBLE,
    { Phone, ...name }: Name,
    more: Partial<CreateRequestBody>,
  ) => {
    const { Booker } = buildBooking();
    const room = buildRoom({ ...stay, RatePlanId: ratePlanId, TotalCost: 200, LeadGuest: name });
    const made = { PropertyId: property.id, ...stay, CardDetails: approvedCard, Rooms: [room] };
    await bookOverHttp(request, buildBooking({ ...made, Booker: { ...Booker, ...name, Phone }, ...more }));
  };
  const ada = { FirstName: 'Ada', LastName: 'Lovelace', Phone: '+44 7700 900123' };
  await book(FLEXIBLE, ada, { PaymentAmount: 100 });
  const grace = { FirstName: 'Grace', LastName: 'Hopper', Phone: '+44 7700 900456' };
  await book(SAVER, grace, { PaymentAmount: 0, PaymentType: 0 });
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('logs in, sees who arrives, and gives a key', async () => {
    await logInByKeys(page, property.code, 'Reception');
    const arriving = page.getByRole('region', { name: 'Arriving' });
    await expect(arriving.getByRole('listitem')).toHaveCount(2);
    await press(page, button('Ada Lovelace has arrived'));
    await expect(button('Ada Lovelace has arrived')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'desk: a day');
    await expectNoSidewaysScroll(page, 'desk: a day');
  });

  await test.step('takes a booking by telephone', async () => {
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Arrival')).toBeFocused();
    await page.keyboard.type('1 march');
    await type(page, page.getByLabel('Nights'), '3');
    await press(page, page.getByRole('radio').first(), 'Space');
    await type(page, page.getByLabel('First name'), 'Mary');
    await type(page, page.getByLabel('Last name'), 'Somerville');
    await type(page, page.getByLabel('Telephone'), '07700 900789');
    await type(page, page.getByLabel('The guest’s requests'), 'A quiet room, please.');
    await press(page, button(/^Book for £330.00, paid on arrival$/));
    await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeFocused();
    await expectAccessible(page, 'desk booked');
    await expectFits(page, 'desk booked');
  });

  await test.step('finds who called back by their number', () =>
    openBooking(page, '900789', 'Mary Somerville'));

  await test.step('charges who did not come', async () => {
    await openBooking(page, '900456', 'Grace Hopper');
    await press(page, button('They did not come'));
    const panel = page.getByRole('dialog', { name: 'They did not come' });
    await expect(panel).toContainText('By the terms of the booking this costs £200.00.');
    await expectAccessible(page, 'desk: they did not come');
    await press(page, panel.getByRole('button', { name: 'Charge £200.00: they did not come' }));
    await expect(page.getByText(/^Noted: they did not come\. .*£200\.00/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Folio' })).toContainText('Still to pay£0.00');
    await expectFits(page, 'desk: a booking');
  });

  await test.step('takes money at the counter, writes a note and checks out', async () => {
    await openBooking(page, 'lovelace', 'Ada Lovelace');
    await press(page, button(/^Write down a payment/));
    const panel = page.getByRole('dialog', { name: 'Write down a payment' });
    await press(page, panel.getByLabel('How', { exact: true }), 'ArrowDown');
    await expectAccessible(page, 'desk: a payment at the counter');
    await press(page, panel.getByRole('button', { name: 'Write down £100.00 paid' }));
    await expect(page.getByText('Written down: £100.00 paid.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Folio' })).toContainText('Still to pay£0.00');
    await press(page, button('Write a note'));
    await page.keyboard.type('Left a scarf in the hall.');
    await press(page, button('Keep the note'));
    await expect(page.getByText('Left a scarf in the hall.')).toBeVisible();
    await press(page, button('Check out'));
    await expect(page.getByText('Gone', { exact: true })).toBeVisible();
    await expect(button(/^Undo/)).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('In the house')).toBeVisible();
    await press(page, button('Check out'));
    await expect(page.getByText('Gone', { exact: true })).toBeVisible();
    await expectAccessible(page, 'desk: a booking');
  });
});
