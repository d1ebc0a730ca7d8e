import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { guestPaths } from '@portico/contract/paths';
import { localDate } from '@portico/domain/calendar/local-date';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { approvedCard, browserData, buildBooking, buildRoom } from '../booking/booking-body.ts';
import {
  buildRatePlan,
  buildRoomType,
  buildSeason,
  DOUBLE,
  FAMILY,
  family,
  saver,
  FLEXIBLE,
  SAVER,
} from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { readMails } from '../portico/read-mails.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { expectFits } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { ManagePages } from './pages/manage-pages.ts';
import { running } from './running.ts';

const priced = buildSeason({ price: { base: 100, perAdult: 10, perChild: 5 } });

/**
 * Half is paid at booking; free to cancel until 18:00 two days before, one night's fee after that. A second rate is
 * non-refundable.
 */
function buildChangingHotel(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    settings: {
      askRoomConfiguration: true,
      cancellationReasons: [
        { id: 1, name: 'Our plans have changed' },
        { id: 2, name: 'Somebody is ill' },
      ],
      cancellationReasonRequired: true,
    },
    roomTypes: [
      buildRoomType({
        configurations: [
          { id: 1, name: 'One large bed' },
          { id: 2, name: 'Two single beds' },
        ],
      }),
      buildRoomType(family),
    ],
    ratePlans: [
      buildRatePlan({
        payment: [{ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 50 }],
        cancellation: {
          entries: [{ daysBefore: 2, at: '18:00', charge: { fee: 'Nights', value: 1 } }],
          noShow: { fee: 'Full' },
        },
        seasons: [priced],
      }),
      buildRatePlan({
        ...saver,
        cancellation: {
          entries: [{ daysBefore: null, at: null, charge: { fee: 'Full' } }],
          noShow: { fee: 'Full' },
        },
        seasons: [priced],
      }),
    ],
  });
}

type Room = CreateRequestBody['Rooms'][number];

/** Two nights: a Double for two at 220.00, and a Family for one adult and a child at 210.00; half paid. */
async function bookTwoRooms(request: APIRequestContext, { property }: PropertyFile) {
  const first: Room = buildRoom({
    RatePlanId: FLEXIBLE,
    NumberOfAdults: 2,
    RoomConfigurationDropdownOptionId: 1,
    TotalCost: 220,
  });
  const second: Room = buildRoom({
    RoomTypeId: FAMILY,
    RatePlanId: FLEXIBLE,
    NumberOfChildren: 1,
    LeadGuest: { FirstName: 'Grace', LastName: 'Hopper' },
    TotalCost: 210,
  });
  const body = buildBooking({ PropertyId: property.id, PaymentAmount: 215, Rooms: [first, second] });
  const { ReferenceNumber, ConfirmationToken } = await bookOverHttp(request, body);
  return { number: ReferenceNumber ?? '', token: ConfirmationToken ?? '' };
}

/** The link in the mail about this booking, once it is written. */
async function linkOfMail(number: string): Promise<string> {
  const links = () =>
    readMails(running().mailFolder).flatMap(({ text }) => text.match(/http\S+\/Manage\/\S+/g) ?? []);
  const ours = () => links().find((link) => link.includes(number));
  await expect.poll(ours).toBeDefined();
  return new URL(ours() ?? '').pathname;
}

test('a guest finds a booking, names who comes, and cancels one room and then the other', async ({
  page,
  request,
  openHotel,
}) => {
  const file = await openHotel(buildChangingHotel);
  const { number, token } = await bookTwoRooms(request, file);
  const manage = new ManagePages(page, textsOf(file));
  await manage.goToLookup();
  await manage.lookUp(number, 'Babbage');
  await expect(page.getByText('We found no booking with this number and name.')).toBeVisible();
  await expect(manage.number()).toHaveValue(number);
  await manage.lookUp(number.toLowerCase(), 'hopper');
  await manage.opened('Your booking');
  await expect(page).toHaveURL(new RegExp(`${guestPaths.openedReservation(file.property.code)}$`));
  await expect(manage.main).toContainText(
    'You can change dates, guests and extras until 18:00 on Monday 1 March, and names',
  );

  const tools = page.getByRole('navigation', { name: 'Your booking' });
  const calendar = tools.getByRole('link', { name: 'Add to calendar' });
  const [download] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
  expect(download.suggestedFilename()).toBe(`${number}.ics`);
  await page.emulateMedia({ media: 'print' });
  await expect(manage.thisBooking.getByRole('link', { name: /^Change/ })).toHaveCount(0);
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g), 'pages of A4').toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  await expectFits(page, 'managing a booking');
  await page.setViewportSize({ width, height });

  await manage.change('Booker');
  await manage.opened('Who booked');
  await page.getByLabel('Phone').fill('07700');
  await manage.save();
  await expect(page.getByRole('link', { name: 'A valid phone number is required' })).toBeVisible();
  await expectAccessible(page, 'managing: faults of a form');
  await page.getByLabel('Phone').fill('07700 900999');
  await manage.save();
  await manage.opened('Saved');
  await manage.back();
  await manage.change('Family');
  await manage.opened('Family');
  await page.getByRole('group', { name: 'Child 1' }).getByLabel('First name').fill('Tobias');
  await page.getByRole('group', { name: 'Child 1' }).getByLabel('Last name').fill('Hopper');
  await manage.save();
  await manage.opened('Saved');
  await manage.change('Double');
  await manage.opened('Double');
  await page.getByLabel('Beds').selectOption('Two single beds');
  await manage.save();
  await manage.opened('Saved');
  await manage.change('Requests');
  await manage.opened('Your requests');
  await page.getByLabel('Anything we should know').fill('A late train');
  await page.reload();
  await expect(page.getByLabel('Anything we should know'), 'after a reload').toHaveValue('A late train');
  await manage.save();
  await manage.opened('Saved');
  await manage.back();
  await expect(manage.thisBooking.getByText('A late train')).toBeVisible();
  await expect(manage.main.getByText(/Two single beds/)).toBeVisible();
  await manage.change('Family');
  await expect(page.getByRole('group', { name: 'Child 1' }).getByLabel('First name')).toHaveValue('Tobias');
  await page.goBack();

  await expect(manage.cancelling).toContainText(
    'Cancelling now costs nothing. £215.00 goes back to where it was paid from.',
  );
  await manage.cancelling.getByRole('button', { name: 'Cancel Family' }).click();
  const room = manage.dialog('Cancel Family?');
  await expect(room).toContainText(
    'Cancelling now costs nothing. £105.00 goes back to where it was paid from',
  );
  await expectAccessible(page, 'managing: the dialog of cancelling');
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();
  await manage.cancelling.getByRole('button', { name: 'Cancel Family' }).click();
  await room.getByLabel('Reason').selectOption('Somebody is ill');
  await room.getByRole('button', { name: 'Cancel Family' }).click();
  await expect(page.getByText('Family is cancelled.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText('Family, cancelled')).toBeVisible();
  await expectAccessible(page, 'managing: one room cancelled');

  await cancelByKeyboard(page, manage);
  await manage.opened('Your booking is cancelled');
  await page.reload();
  await manage.opened('Your booking is cancelled', { fromInside: false });
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0);
  await page.goto(guestPaths.manage(file.property.code));
  await manage.lookUp(number, 'Lovelace');
  await manage.opened('Your booking is cancelled');
  await new ConfirmationPage(page, textsOf(file)).goTo(token);
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking is cancelled.' })).toBeVisible();
});

/** Cancels the rest of the booking by keyboard; it is not sent without a reason. */
async function cancelByKeyboard(page: Page, manage: ManagePages): Promise<void> {
  const open = manage.cancelling.getByRole('button', { name: 'Cancel this booking' });
  await pressOn(page, open);
  const dialog = manage.dialog('Cancel this booking?');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open, 'gets the focus back').toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, dialog.getByRole('button', { name: 'Cancel this booking' }));
  const reason = dialog.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await expect(dialog.getByText('Choose a reason').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await pressOn(page, dialog.getByRole('button', { name: 'Cancel this booking' }));
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 80; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

test('the link of a mail opens the booking and leaves no trace, until the hotel revokes it or its time is over', async ({
  page,
  request,
  openHotel,
  database,
  provoked,
}) => {
  provoked.push(/the server responded with a status of 404/);
  const file = await openHotel(buildChangingHotel);
  const { number } = await bookTwoRooms(request, file);
  const link = await linkOfMail(number);
  const manage = new ManagePages(page, textsOf(file));
  const opened = new RegExp(`${guestPaths.openedReservation(file.property.code)}$`);
  await manage.goToLookup();
  await page.goto(link);
  await manage.opened('Your booking', { fromInside: false });
  await expect(page).toHaveURL(opened);
  await page.reload();
  await manage.opened('Your booking', { fromInside: false });
  await page.goBack();
  await manage.lookupOpened();
  await page.goForward();
  await expect(page).toHaveURL(opened);

  const revoke = database.kysely.updateTable('reservation').where('reference_number', '=', number);
  await revoke.set({ link_version: 2 }).execute();
  await page.reload();
  await manage.lookupOpened();
  await expect(page.getByText('For your safety your booking was closed here.')).toBeVisible();
  await page.goto(link);
  await manage.lookupOpened();
  await expect(page.getByText(/^This link is invalid/)).toBeVisible();
  await expect(manage.number()).toHaveValue(number);
  await expectAccessible(page, 'managing: a link that opens nothing');
  await page.goto(`${link.slice(0, -4)}AAAA`);
  await expect(page.getByText(/^This link is invalid/)).toBeVisible();

  await revoke
    .set({ link_version: 1, arrival: localDate('2026-11-03'), departure: localDate('2026-11-05') })
    .execute();
  await page.goto(link);
  await expect(page.getByText(/30\sdays after/)).toBeVisible();
});

test('two who change a booking at once overwrite nothing of each other unseen', async ({
  page,
  context,
  request,
  openHotel,
}) => {
  const file = await openHotel(buildChangingHotel);
  const { number } = await bookTwoRooms(request, file);
  const ada = new ManagePages(page, textsOf(file));
  await ada.goToLookup();
  await ada.lookUp(number, 'Lovelace');
  await ada.opened('Your booking');
  await ada.change('Booker');
  await page.getByLabel('Last name').fill('King');
  const grace = new ManagePages(await context.newPage(), textsOf(file));
  await grace.goToLookup();
  await grace.lookUp(number, 'Hopper');
  await grace.opened('Your booking');
  await grace.change('Requests');
  await grace.page.getByLabel('Anything we should know').fill('A cot');
  await grace.save();
  await grace.opened('Saved');

  await ada.save();
  await expect(page.getByText('This booking was changed while you were looking at it.')).toBeVisible();
  await expect(ada.thisBooking.getByText('A cot')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('King');
  await expectAccessible(page, 'managing: changed by somebody else');
  await ada.save();
  await ada.opened('Saved');
  await expect(ada.thisBooking.getByText('Ada King')).toBeVisible();
  await expect(ada.thisBooking.getByText('A cot')).toBeVisible();
});

test('a rate of which nothing comes back shows this, and why its dates stay', async ({
  page,
  request,
  openHotel,
}) => {
  const file = await openHotel(buildChangingHotel);
  const room = buildRoom({
    RatePlanId: SAVER,
    RoomTypeId: DOUBLE,
    RoomConfigurationDropdownOptionId: 1,
    TotalCost: 200,
  });
  const { ReferenceNumber } = await bookOverHttp(
    request,
    buildBooking({
      PropertyId: file.property.id,
      PaymentAmount: 200,
      Rooms: [room],
      CardDetails: approvedCard,
      BrowserData: browserData,
    }),
  );
  const manage = new ManagePages(page, textsOf(file));
  await manage.goToLookup();
  await manage.lookUp(ReferenceNumber ?? '', 'Lovelace');
  await manage.opened('Your booking');
  await expect(manage.main).toContainText('The terms of this rate do not allow other dates');
  await expect(manage.thisBooking.getByRole('link', { name: 'Change Dates' })).toHaveCount(0);
  await expect(manage.cancelling).toContainText(
    'Cancelling now costs £200.00. Nothing of what was paid comes back.',
  );
  await manage.change('Booker');
  await manage.opened('Who booked');
});
