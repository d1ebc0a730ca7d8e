import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { preCheckInCode } from '@portico/server/access/pre-check-in-link';
import { demoSecrets } from '@portico/server/demo-mode/demo-secrets';
import { readReservation } from '@portico/server/reservation/read-reservation.store';
import { guestPaths } from '@portico/contract/paths';
import type { PropertyId } from '@portico/domain/ids';
import { buildExtra, buildRatePlan, buildRoomType, family, saver } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { repository } from '../source-tree/source-files.ts';
import { AccessRecord } from './access-record.ts';
import { press, type, typeCheckout } from './by-keyboard.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { CheckInPage } from './pages/check-in-page.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ManagePages } from './pages/manage-pages.ts';
import { running } from './running.ts';

const FILE = path.join(repository, 'docs/access.md');
const START = '<!-- Written by testing/journeys/access-page.e2e.ts -->';

/** Paid at booking, free to cancel until two days before, checked in from thirty days before. */
function buildAccessHotel(identity: Identity) {
  const cancellation = {
    entries: [{ daysBefore: 2, at: '18:00', charge: { fee: 'Nights' as const, value: 1 } }],
    noShow: { fee: 'Full' as const },
  };
  return buildOwnHotel(identity, {
    settings: { preCheckIn: { daysBefore: 30 } },
    roomTypes: [buildRoomType(), buildRoomType(family)],
    ratePlans: [buildRatePlan({ cancellation }), buildRatePlan({ ...saver, cancellation })],
    extras: [buildExtra()],
  });
}

test('docs/access.md has what a guest hears and where Tab stops, on each screen of a stay', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildAccessHotel);
  const hotel = textsOf(file);
  const { search, rooms, guests, extras, summary, checkout, confirmation } = guestPages(page, hotel);
  const record = new AccessRecord(page);
  const main = page.getByRole('main');

  record.heading('Booking');
  await search.goTo();
  await expect(search.go()).toBeVisible();
  await record.screen('Search', main, 'on the page');
  await press(page, search.arrival());
  await expect(search.calendar.day('2027-03-01')).toBeVisible();
  await search.calendar.jumpTo('2027-03-01');
  await search.calendar.day('2027-03-03').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await press(page, search.calendar.dialog.getByRole('button', { name: 'Use these dates' }));
  await press(page, search.go());

  await rooms.opened({ fromInside: true });
  await record.screen('Rooms', main, 'on the heading');
  await press(page, rooms.card('Double').getByRole('button', { name: /^See/ }));
  await expect(rooms.rates('Double')).toBeVisible();
  await record.screen('Rooms, the rates of one open', rooms.card('Double'), 'stays on the button');
  await press(page, rooms.rate('Double', 'Saver').getByRole('button', { name: /^Choose/ }));
  await guests.opened();
  await record.screen('Guests', main, 'on the heading');
  await type(page, guests.firstName(), 'Ada');
  await type(page, guests.lastName(), 'Lovelace');
  await press(page, guests.goOn());
  await extras.opened();
  await record.screen('Extras', main, 'on the heading');
  await press(page, extras.add('Breakfast'), 'Space');
  await expect(extras.goOn('£36.00')).toBeVisible();
  await record.announced('breakfast added');
  await press(page, extras.goOn('£36.00'));
  await summary.opened();
  await record.screen('Summary', main, 'on the heading');
  await press(page, summary.goOn());
  await checkout.opened();
  await record.screen('Checkout', main, 'on the page');
  await press(page, checkout.act());
  await expect(checkout.news()).toBeFocused();
  await record.screen('Checkout, what is missing', checkout.news(), 'on this summary');
  await typeCheckout(page, checkout);
  await press(page, checkout.act());
  await confirmation.opened();
  await record.screen('Confirmation', main, 'on the heading');
  const number = await confirmation.reservationNumber();
  const confirmationToken = confirmation.token();

  record.heading('Checking in');
  const propertyId = file.property.id as PropertyId;
  const booked = await readReservation(database.kysely, propertyId, { confirmationToken });
  if (booked === undefined) throw new Error('no such booking');
  const secrets = [demoSecrets(path.dirname(running().mailFolder)).server] as const;
  const checkIn = new CheckInPage(page);
  await checkIn.goTo(guestPaths.preCheckIn(hotel.code, number, preCheckInCode([...secrets], booked)));
  await expect(checkIn.button('Continue')).toBeVisible();
  await record.screen('The checklist', main, 'on the page');
  await press(page, checkIn.button('Continue'));
  await expect(checkIn.progress).toHaveAttribute('aria-valuetext', /^1 of/);
  await press(page, checkIn.button('Continue'));
  await expect(checkIn.progress).toHaveAttribute('aria-valuetext', /^2 of/);
  await press(page, checkIn.button('Continue'));
  const send = checkIn.button(/^Check in/);
  await expect(send).toBeVisible();
  await record.screen('Is everything right?', main, 'on the heading of the open part');
  await press(page, send);
  await checkIn.checkedIn();
  await record.screen('Checked in', main, 'on the heading');

  record.heading('Managing');
  const manage = new ManagePages(page, hotel);
  await manage.goToLookup();
  await record.screen('Find your booking', main, 'on the page');
  await type(page, manage.number(), number);
  await type(page, page.getByLabel('Guest name'), 'Lovelace');
  await press(page, page.getByRole('button', { name: 'Find my booking' }));
  await manage.opened('Your booking');
  await record.screen('Your booking', main, 'on the heading');
  await press(page, manage.cancelling.getByRole('button', { name: 'Cancel this booking' }));
  const dialog = manage.dialog('Cancel this booking?');
  await expect(dialog).toBeVisible();
  await record.screen('Cancel this booking?', dialog, 'inside the dialog; Escape goes back to the button');
  await press(page, dialog.getByRole('button', { name: 'Cancel this booking' }));
  await manage.opened('Your booking is cancelled');
  await record.screen('Your booking is cancelled', main, 'on the heading');

  const stored = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const written = `${stored.split(START)[0] ?? ''}${START}\n\n${record.text()}`;
  if (process.env.WRITE_ACCESS) writeFileSync(FILE, written);
  else expect(written).toBe(stored);
});
