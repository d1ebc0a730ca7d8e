import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { guestPaths } from '@portico/contract/paths';
import type { PropertyFile, PropertyFileInput } from '@portico/contract/property-file/property-file';
import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { manageLinkCode } from '@portico/server/access/manage-link';
import { preCheckInCode } from '@portico/server/access/pre-check-in-link';
import type { Secrets } from '@portico/server/access/seal';
import { readBookingsByArrival } from '@portico/server/reservation/bookings-by-arrival.store';
import { sleepersOf } from '@portico/server/check-in/sleepers';
import { readReservation } from '@portico/server/reservation/read-reservation.store';
import { demoSecrets } from '@portico/server/demo-mode/demo-secrets';
import type { Database } from '@portico/server/platform/database/database';
import { buildFlexibleBooking, buildRoom } from '../booking/booking-body.ts';
import { buildExtra, buildRatePlan, buildRoomType, FLEXIBLE, sauna } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { bookOverHttp } from './book-over-http.ts';
import { press, type } from './by-keyboard.ts';
import { expectFits } from './fits.ts';
import { expect, test } from './journey.ts';
import { BankPage } from './pages/bank-page.ts';
import { CheckInPage } from './pages/check-in-page.ts';
import { challengedCard, declinedCard } from './pages/checkout-page.ts';
import { running } from './running.ts';

const KING = 1;
const TWINS = 2;
const stay = { DateFrom: localDate('2027-03-10'), DateTo: localDate('2027-03-12') };

/**
 * Guests check in from three days before arrival, choose their beds, and may add breakfast and the one hour in the
 * sauna.
 */
function buildCheckInHotel(identity: Identity, settings: PropertyFileInput['settings'] = {}): PropertyFile {
  return buildOwnHotel(identity, {
    settings: { preCheckIn: { daysBefore: 3 }, askRoomConfiguration: true, ...settings },
    roomTypes: [
      buildRoomType({
        configurations: [
          { id: KING, name: 'One large bed' },
          { id: TWINS, name: 'Two single beds' },
        ],
      }),
    ],
    ratePlans: [buildRatePlan()],
    extras: [buildExtra(), sauna],
  });
}

/** A hotel without beds and extras that requires a saved card at check-in. */
const buildCardHotel = (identity: Identity) =>
  buildOwnHotel(identity, {
    settings: { preCheckIn: { daysBefore: 3, cardRequired: true } },
    roomTypes: [buildRoomType()],
    ratePlans: [buildRatePlan()],
  });

const room = (fields: Partial<CreateRequestBody['Rooms'][number]> = {}) =>
  buildRoom({ ...stay, RatePlanId: FLEXIBLE, TotalCost: 200, ...fields });

interface Booked {
  readonly request: APIRequestContext;
  readonly database: Database;
  readonly file: PropertyFile;
}

/** Ada's booking, as the hotel stores it. */
async function book({ request, database, file }: Booked, Rooms: CreateRequestBody['Rooms']) {
  const PropertyId = file.property.id;
  const body = buildFlexibleBooking({ PropertyId, ...stay, Rooms });
  const { ConfirmationToken: token } = await bookOverHttp(request, body);
  const booked = await readReservation(database.kysely, PropertyId as PropertyId, {
    confirmationToken: token ?? '',
  });
  if (booked === undefined) throw new Error('no such booking');
  return booked;
}

type Reservation = Awaited<ReturnType<typeof book>>;

/** The running server's secret for signing links. */
const signing = (): Secrets => [demoSecrets(path.dirname(running().mailFolder)).server];

const linkOf = ({ property }: PropertyFile, booked: Reservation, code = preCheckInCode(signing(), booked)) =>
  guestPaths.preCheckIn(property.code, booked.referenceNumber, code);

/** The guests arriving on the day, as the hotel sees them. */
async function arrivals({ kysely }: Database, { property }: PropertyFile) {
  const day = { from: stay.DateFrom, to: stay.DateFrom };
  const bookings = await readBookingsByArrival(kysely, property.id as PropertyId, day);
  return bookings.flatMap(({ specialRequests, rooms }) =>
    rooms.map((each) => ({
      guests: sleepersOf(each).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      beds: each.roomConfiguration?.name ?? null,
      extras: each.extras.map(({ name, quantity }) => `${quantity} ${name}`),
      requests: specialRequests,
      isCheckedIn: each.preCheckedInAt !== null,
    })),
  );
}

/** From an opened link through the booker's and the first guest's details, for a room without beds and extras. */
async function throughDetails(page: Page, link: string): Promise<CheckInPage> {
  const checkIn = new CheckInPage(page);
  await checkIn.goTo(link);
  await checkIn.at('Your details', '0 of 3');
  await checkIn.goOn();
  await checkIn.goOn();
  return checkIn;
}

test('two rooms with several guests are checked in, and the hotel reads who comes', async ({
  page,
  context,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel((identity) => buildCheckInHotel(identity));
  const booked = await book({ request, database, file }, [
    room({ RoomConfigurationDropdownOptionId: KING as never, NumberOfAdults: 2, TotalCost: 220 }),
    room({ RoomConfigurationDropdownOptionId: KING as never, NumberOfChildren: 1, TotalCost: 210 }),
  ]);
  const link = linkOf(file, booked);
  const checkIn = new CheckInPage(page);

  await test.step('what the hotel has is filled in, and gone through row by row', async () => {
    await checkIn.goTo(link);
    await checkIn.at('Your details', '0 of 9');
    await expect(checkIn.field('First name')).toHaveValue('Ada');
    await expectAccessible(page, 'pre-check-in, who booked');
    await checkIn.goOn();
    await checkIn.at('The beds, Double, room 1', '1 of 9');
    await checkIn.field('Beds').selectOption({ label: 'Two single beds' });
    await expectAccessible(page, 'pre-check-in, beds');
    await checkIn.goOn();
    await checkIn.at('First guest, Double, room 1', '2 of 9');
    await checkIn.goOn();
    await checkIn.at('Second guest, Double, room 1', '3 of 9');
  });

  await test.step('a guest without a name is prompted for it', async () => {
    await checkIn.goOn();
    await expect(checkIn.main.getByRole('alert').getByText('put right')).toBeVisible();
    await expectAccessible(page, 'pre-check-in, a guest without a name');
    await checkIn.field('First name').fill('Charles');
  });

  await test.step('a reload, and Back, keep what was typed', async () => {
    await page.reload();
    await checkIn.at('Second guest, Double, room 1', '3 of 9');
    await expect(checkIn.field('First name')).toHaveValue('Charles');
    await page.goBack();
    await expect(
      checkIn.row('First guest, Double, room 1').getByRole('button', { name: 'Continue' }),
    ).toBeVisible();
    await page.goForward();
    await expect(checkIn.field('First name')).toHaveValue('Charles');
    await checkIn.field('Last name').fill('Babbage');
    await checkIn.goOn();
  });

  await test.step('extras are taken, and the second room follows', async () => {
    await checkIn.at('Extras, Double, room 1', '4 of 9');
    await checkIn.button('One more: Sauna').click();
    await expectAccessible(page, 'pre-check-in, extras');
    await checkIn.goOn();
    await checkIn.at('The beds, Double, room 2', '5 of 9');
    await checkIn.goOn();
    await checkIn.goOn();
    await checkIn.at('First child, Double, room 2', '7 of 9');
    await checkIn.name('Byron', 'Lovelace');
    await checkIn.goOn();
    await checkIn.at('Extras, Double, room 2', '8 of 9');
    await checkIn.goOn();
  });

  await test.step('everything is seen once more, with what it comes to, at any width', async () => {
    await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
    await expect(checkIn.progress).toHaveAttribute('aria-valuetext', '9 of 9 done');
    await checkIn.field('Anything we should know').fill('A cot, please');
    await expect(checkIn.button('Check in, £455.00 in all')).toBeVisible();
    await expectAccessible(page, 'pre-check-in, summary');
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, 'pre-check-in, summary');
    await page.setViewportSize(size);
    expect((await arrivals(database, file)).map(({ isCheckedIn }) => isCheckedIn)).toEqual([false, false]);
  });

  await test.step('the hotel was faster: its newer state is shown, and what was typed is retained', async () => {
    const other = await context.newPage();
    const second = new CheckInPage(other);
    await second.goTo(link);
    await second.at('Your details', '0 of 9');
    await database.kysely
      .updateTable('reservation')
      .set({
        booker: JSON.stringify({ ...booked.booker, phone: '+44 7700 900999' }),
        version: booked.version + 1,
      })
      .where('reservation_id', '=', booked.reservationId)
      .execute();
    await other.close();
    await checkIn.button('Check in, £455.00 in all').click();
    await expect(page.getByText('What you typed is still here.')).toBeVisible();
    await checkIn.at('Your details', '8 of 9');
    await expect(checkIn.field('Phone')).toHaveValue('+44 7700 900999');
    await expect(checkIn.main.getByText('Charles Babbage')).toBeVisible();
    await checkIn.goOn();
  });

  await test.step('it is sent, and the hotel reads all of it', async () => {
    await checkIn.button('Check in, £455.00 in all').click();
    await checkIn.checkedIn();
    await expectAccessible(page, 'pre-check-in, complete');
    await page.reload();
    await checkIn.checkedIn();
    expect(await arrivals(database, file)).toEqual([
      {
        guests: ['Ada Lovelace', 'Charles Babbage'],
        beds: 'Two single beds',
        extras: ['1 Sauna'],
        requests: 'A cot, please',
        isCheckedIn: true,
      },
      {
        guests: ['Ada Lovelace', 'Byron Lovelace'],
        beds: 'One large bed',
        extras: [],
        requests: 'A cot, please',
        isCheckedIn: true,
      },
    ]);
  });

  await test.step('what was stated can be changed from another tab, too', async () => {
    const other = await context.newPage();
    const second = new CheckInPage(other);
    await second.goTo(link);
    await second.checkedIn();
    await second.change('First child, Double, room 2');
    await second.field('First name').fill('Annabella');
    await second.goOn();
    await second.button('Check in').click();
    await second.checkedIn();
    const [, child] = await arrivals(database, file);
    expect(child?.guests).toEqual(['Ada Lovelace', 'Annabella Lovelace']);
  });
});

test.describe('a link that opens nothing', () => {
  test.use({ provoked: [/Failed to load resource/] });

  test('shows why, with a badge and whom to contact, whatever is wrong with it', async ({
    page,
    request,
    openHotel,
    database,
  }) => {
    const file = await openHotel((identity) => buildCheckInHotel(identity));
    const booked = await book({ request, database, file }, [
      room({ RoomConfigurationDropdownOptionId: KING as never }),
    ]);
    const good = preCheckInCode(signing(), booked);
    const flipped = `${good.startsWith('A') ? 'B' : 'A'}${good.slice(1)}`;
    const invalid = {
      'a flipped bit': flipped,
      'another purpose': manageLinkCode(signing(), booked, 'link'),
    };
    for (const [why, code] of Object.entries(invalid)) {
      await test.step(`invalid: ${why}`, async () => {
        await page.goto(linkOf(file, booked, code));
        await expect(page.getByRole('heading', { level: 1, name: 'Invalid link' })).toBeVisible();
        await expect(page.getByText('This link is invalid...')).toBeVisible();
        await expect(page.getByText('Please note')).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: file.property.email })).toBeVisible();
      });
    }
    await expectAccessible(page, 'pre-check-in, invalid link');

    await test.step('no one answers, and then somebody does', async () => {
      const get = `**/api/PreCheckIn/Get*`;
      await page.route(get, (route) => route.fulfill({ status: 400, body: 'from a proxy' }));
      await page.goto(linkOf(file, booked));
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
      await expect(page.getByText('This link is invalid...')).toBeVisible();
      await expectAccessible(page, 'pre-check-in, no answer');
      await page.unroute(get);
      await page.getByRole('button', { name: 'Try again' }).click();
      await new CheckInPage(page).at('Your details', '0 of 4');
    });

    await test.step('invalid once the hotel has revoked it', async () => {
      const revoke = (linkVersion: number) =>
        database.kysely
          .updateTable('reservation')
          .set({ link_version: linkVersion })
          .where('reservation_id', '=', booked.reservationId)
          .execute();
      await revoke(booked.linkVersion + 1);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Invalid link' })).toBeVisible();
      await revoke(booked.linkVersion);
    });

    await test.step('to a booking that is cancelled, or over for long', async () => {
      const { kysely } = database;
      const change = (fields: object) =>
        Promise.all(
          (['reservation_item', 'reservation'] as const).map((table) =>
            kysely
              .updateTable(table)
              .set(table === 'reservation' && 'cancelled_at' in fields ? { status: 'cancelled' } : fields)
              .where('reservation_id', '=', booked.reservationId)
              .execute(),
          ),
        );
      await change({ cancelled_at: new Date('2027-02-20T12:00:00Z') });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled' })).toBeVisible();
      const past = { arrival: localDate('2026-11-10'), departure: localDate('2026-11-12') };
      await change(past);
      await page.goto(linkOf(file, booked, preCheckInCode(signing(), { ...booked, stay: past })));
      await expect(page.getByRole('heading', { level: 1, name: 'Invalid link' })).toBeVisible();
    });
  });
});

test('a card that the hotel wants is retained once the bank is answered, and a declined one leaves all as it was', async ({
  page,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildCardHotel);
  const booked = await book({ request, database, file }, [room()]);
  const checkIn = await throughDetails(page, linkOf(file, booked));
  await checkIn.at('A card for the hotel', '2 of 3');
  await expectAccessible(page, 'pre-check-in, card');
  await checkIn.fillCard(declinedCard);
  await checkIn.goOn();
  await checkIn.button('Check in').click();
  await expect(page.getByText(/Nothing was saved and nothing was charged/)).toBeVisible();
  expect((await arrivals(database, file)).map(({ isCheckedIn }) => isCheckedIn)).toEqual([false]);
  await checkIn.fillCard(challengedCard);
  await checkIn.goOn();
  await checkIn.button('Check in').click();
  const bank = new BankPage(page);
  await bank.opened();
  await bank.approve().click();
  await checkIn.checkedIn();
  expect((await arrivals(database, file)).map(({ isCheckedIn }) => isCheckedIn)).toEqual([true]);
});

test.describe('without a pointer, and with a server in trouble', () => {
  test.use({ provoked: [/Failed to load resource/] });

  test('the keyboard alone checks a guest in, and a save that failed is sent once more', async ({
    page,
    request,
    openHotel,
    database,
  }) => {
    const file = await openHotel((identity) =>
      buildOwnHotel(identity, {
        settings: { preCheckIn: { daysBefore: 3 } },
        roomTypes: [buildRoomType()],
        ratePlans: [buildRatePlan()],
      }),
    );
    const booked = await book({ request, database, file }, [room({ NumberOfAdults: 2, TotalCost: 220 })]);
    const checkIn = new CheckInPage(page);
    await checkIn.goTo(linkOf(file, booked));
    await checkIn.at('Your details', '0 of 3');
    const goOn = () => press(page, checkIn.button('Continue'));
    await goOn();
    await checkIn.at('First guest', '1 of 3');
    await goOn();
    await checkIn.at('Second guest', '2 of 3');
    await type(page, checkIn.field('First name'), 'Charles');
    await type(page, checkIn.field('Last name'), 'Babbage');
    await goOn();
    const save = `**/api/PreCheckIn/Save`;
    await page.route(save, (route) => route.fulfill({ status: 400, body: 'from a proxy' }));
    await press(page, checkIn.button('Check in'));
    await expect(page.getByText('Failed to save Check In Information')).toBeVisible();
    await page.unroute(save);
    await press(page, checkIn.button('Check in'));
    await checkIn.checkedIn();
    expect((await arrivals(database, file)).map(({ guests }) => guests)).toEqual([
      ['Ada Lovelace', 'Charles Babbage'],
    ]);
  });
});
