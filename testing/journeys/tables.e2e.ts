import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { guestPaths } from '@portico/contract/paths';
import { tableBookedText } from '@portico/contract/texts/table-texts';
import type { Page } from '@playwright/test';
import { buildFlexibleBooking } from '../booking/booking-body.ts';
import { buildRestaurant } from '../builders/hotel-file.ts';
import { buildOwnHotel, picture, type Identity } from '../builders/journey-hotels.ts';
import { readMails } from '../portico/read-mails.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { press, type } from './by-keyboard.ts';
import { expectFits } from './fits.ts';
import { expect, test } from './journey.ts';
import { running } from './running.ts';

const [dinner] = buildRestaurant().sittings;

/** Two restaurants: one with an offer on Mondays, closed on the 20th; and a small one that needs its tables back. */
function buildDiningHotel(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    restaurants: [
      buildRestaurant({
        image: { ...picture, alt: 'The Oyster Room' },
        closedDates: ['2027-03-20'],
        cancelUntil: { daysBefore: 0, at: '16:00' },
        noAvailabilityText: 'The Oyster Room is closed tonight.',
        promotions: [
          { id: 1, name: 'Monday supper', pricePerPerson: 34, weekdays: ['Mon'], lastTime: '20:00' },
        ],
      }),
      buildRestaurant({
        id: 2,
        name: 'The Yard',
        maxOnlinePartySize: 4,
        minOnlinePartySize: 2,
        confirmationText: 'The Yard is through the arch.',
        sittings: dinner === undefined ? [] : [{ ...dinner, leaveTime: true, turnMinutes: 90 }],
      }),
    ],
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const time = (page: Page, at: string) => page.getByRole('radio', { name: at, exact: true });
const party = (page: Page) => page.getByRole('combobox', { name: 'Party' });
const date = (page: Page) => page.getByLabel('Date', { exact: true });
async function chooseDate(page: Page, written: string): Promise<void> {
  await date(page).fill(written);
  await date(page).press('Enter');
}
const restaurant = (page: Page) => page.getByRole('combobox', { name: 'Restaurant' });
const bookButton = (page: Page) => page.getByRole('button', { name: /^Book / });

async function reachMe(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Contact number' }).fill('+44 7700 900123');
}

/** The address of the link in the guest's mail, once it is written. */
async function linkOf(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(() => {
      const mail = readMails(running().mailFolder).find(({ to }) => to.includes(email));
      link = /\/Table\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a table is booked from the confirmation of a stay, with its date, party and contacts', async ({
  page,
  request,
  openHotel,
}) => {
  const hotel = await openHotel(buildDiningHotel);
  const { ConfirmationToken } = await bookOverHttp(request, {
    ...buildFlexibleBooking(),
    PropertyId: hotel.property.id,
  });
  await page.goto(guestPaths.confirmation(hotel.property.code, String(ConfirmationToken)));
  await page.getByRole('link', { name: 'Book a table' }).click();
  await expect(heading(page, 'Book a table')).toBeVisible();
  await expect(page.getByText('as on your booking.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.com');
  await chooseDate(page, '2027-03-15');
  await party(page).selectOption('2');
  await time(page, '19:30').check();
  await expect(page.getByText('£34 a person')).toBeVisible();
  await page.getByRole('radio', { name: 'Monday supper' }).check();
  await expect(page.getByRole('complementary')).toContainText('21:30');
  await expectAccessible(page, 'booking a table');
  await expectFits(page, 'booking a table');
  await page.getByRole('button', { name: 'Book 19:30 for two' }).click();
  await expect(heading(page, 'Your table is booked')).toBeVisible();
  await expect(page.getByText(tableBookedText)).toBeVisible();
  await expect(page.getByText('Your table’s reference')).toBeVisible();
  await expectAccessible(page, 'a table that was booked');
  await expectFits(page, 'a table that was booked');
  await page.reload();
  await expect(heading(page, 'Your table is booked')).toBeVisible();
  await expect(page.getByText('Your table’s reference')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your booking' }).click();
  await expect(page.getByText('Your reservation number', { exact: true })).toBeVisible();
});

test('from its own link a table keeps its party where it can, shows what it cannot, and is booked by keyboard', async ({
  page,
  openHotel,
}) => {
  const hotel = await openHotel(buildDiningHotel);
  const email = `table-${hotel.property.id}@example.com`;
  await page.goto(guestPaths.table(hotel.property.code));
  await expect(heading(page, 'Book a table')).toBeVisible();

  await chooseDate(page, '2027-03-20');
  await expect(page.getByText('The Oyster Room is closed tonight.')).toBeVisible();
  await expectAccessible(page, 'no tables on a date');
  await chooseDate(page, '2027-03-16');
  await party(page).selectOption('3');
  await restaurant(page).selectOption('The Yard');
  await expect(party(page)).toHaveValue('3');
  await restaurant(page).selectOption('The Oyster Room');
  await expect(party(page).getByRole('option', { name: '6 people' })).toBeAttached();
  await party(page).selectOption('6');
  await time(page, '18:00').check();
  await restaurant(page).selectOption('The Yard');
  await expect(page.getByText('The party is two now, not six.')).toBeVisible();
  await expect(party(page)).toHaveValue('2');

  // A reload retains what was typed.
  await reachMe(page, email);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expect(date(page)).toHaveValue('Tue 16 Mar 2027');

  // All missing fields are listed; the focus goes to that list.
  await expect(time(page, '18:00')).toBeVisible();
  await press(page, bookButton(page));
  const known = page.getByText('Say that you know until when the table is yours').first();
  await expect(known).toBeVisible();
  await expectAccessible(page, 'a table with faults');
  await press(
    page,
    page.getByRole('checkbox', { name: 'We know that the table is ours until 19:30' }),
    'Space',
  );
  await type(page, page.getByRole('textbox', { name: 'Special requests' }), 'A high chair');
  await press(page, bookButton(page));
  await expect(heading(page, 'Your table is booked')).toBeFocused();
  await expect(page.getByText('The Yard is through the arch.')).toBeVisible();

  // The link in the mail shows it, and cancels it once.
  await page.goto(await linkOf(email));
  await expect(heading(page, 'Your table')).toBeVisible();
  await expect(page.getByText('Yours until')).toBeVisible();
  await expectAccessible(page, 'the table of a link');
  await expectFits(page, 'the table of a link');
  await press(page, page.getByRole('button', { name: 'Cancel this table' }));
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Yes, cancel the table' }));
  await expect(heading(page, 'Your table is cancelled')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Your table is cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this table' })).toBeHidden();
});

test('a table that is taken meanwhile, a call that fails and a link that is none are shown in their places', async ({
  page,
  request,
  openHotel,
  provoked,
}) => {
  provoked.push(/status of 4\d\d|Failed to load/);
  const hotel = await openHotel(buildDiningHotel);
  const { code, id } = hotel.property;
  await page.goto(guestPaths.table(code));
  await chooseDate(page, '2027-03-17');
  await expect(party(page).getByRole('option', { name: '6 people' })).toBeAttached();
  await party(page).selectOption('6');
  await time(page, '19:30').check();
  await reachMe(page, `late-${id}@example.com`);

  // Another guest takes it first.
  const other = await request.post('/api/RestaurantBooking/Create', {
    data: {
      PropertyId: id,
      RestaurantId: 1,
      VisitDate: '2027-03-17',
      VisitTime: '19:30',
      PartySize: 6,
      Identifier: 'another',
      Email: 'quick@example.com',
      ContactNumber: '+44 7700 900124',
    },
  });
  expect(await other.json()).toMatchObject({ Success: true });
  await bookButton(page).click();
  await expect(page.getByRole('alert').getByText('This table is no longer available')).toBeVisible();
  await expect(page.getByText('19:30 is not available.')).toBeVisible();
  await expect(page.getByText('The Oyster Room is closed tonight.')).toBeVisible();

  // The call itself is refused: the button states it, and all input stays.
  await party(page).selectOption('2');
  await time(page, '18:00').check();
  await page.route('**/api/RestaurantBooking/Create', (route) =>
    route.fulfill({
      status: 429,
      json: { Message: 'Many tables were booked from where you are.', RefusalCode: 'request.too-many' },
    }),
  );
  await bookButton(page).click();
  await expect(page.getByText('Failed to create booking.')).toBeVisible();
  await expect(page.getByText('Many tables were booked from where you are.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(`late-${id}@example.com`);
  await expectFits(page, 'a table that could not be booked');

  await page.goto(guestPaths.tableBooking(code, 'QHK4821356', 'A'.repeat(82)));
  await expect(heading(page, 'Invalid link')).toBeVisible();
  await expect(page.getByText('This link is invalid...')).toBeVisible();
  await expectAccessible(page, 'a link to no table');
});
