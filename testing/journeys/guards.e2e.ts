import { guestPaths } from '@portico/contract/paths';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { buildBooking } from '../booking/booking-body.ts';
import { bookOverHttp } from './book-over-http.ts';
import { QUAY, textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ManagePages } from './pages/manage-pages.ts';
import { expectMessagePage } from './pages/message-page.ts';

const unknownToken = 'AAAAAAAAAAAAAAAAAAAAAA';
const isMissing = /the server responded with a status of 404/;

test('rooms without a search go to the search page', async ({ page }) => {
  const { rooms, search } = guestPages(page, QUAY);
  await rooms.goTo('');
  await search.opened();
  expect(new URL(page.url()).pathname).toBe(guestPaths.book('QUAY'));
});

test('rooms with a search that cannot be made go to the search page, which keeps it', async ({ page }) => {
  const { rooms, search } = guestPages(page, QUAY);
  await rooms.goTo('arrive=2027-03-15&rooms=2-0-0');
  await search.opened();
  await expect(search.arrival()).toContainText('Monday 15 March 2027');
});

test('a checkout with an empty basket goes to the search page', async ({ page }) => {
  const { checkout, search } = guestPages(page, QUAY);
  await checkout.goTo();
  await search.opened();
});

test('a call that is not open to the guest leads to Unauthorised', async ({ page, provoked }) => {
  provoked.push(/the server responded with a status of 403/);
  await page.route('**/api/ManageBooking/Search**', (route) => route.fulfill({ status: 403, json: {} }));
  const managed = new ManagePages(page, QUAY);
  await managed.goToLookup();
  await managed.lookUp('FNDAMFA7GD', 'Lovelace');
  await page.waitForURL('**/Unauthorised?*');
  await expectMessagePage(page, 'Unauthorised', /^Unauthorised/);
});

for (const path of ['Status', 'Confirmation']) {
  test(`${path} without a token goes to the search page`, async ({ page }) => {
    await page.goto(`/Book/QUAY/${path}`);
    await guestPages(page, QUAY).search.opened();
  });

  test(`${path} with a token that no one has shows this`, async ({ page, provoked }) => {
    provoked.push(isMissing);
    await page.goto(`/Book/QUAY/${path}/${unknownToken}`);
    await expectMessagePage(page, 'Not found', 'Not found – The Quay House');
    await expect(page.getByText('There is no booking at this address.')).toBeVisible();
  });
}

test('the status of a booking that is made goes on to its confirmation', async ({
  page,
  request,
  openHotel,
}) => {
  const file = await openHotel(buildSaverHotel);
  const booked = await bookOverHttp(request, buildBooking({ PropertyId: file.property.id }));
  const { status, confirmation } = guestPages(page, textsOf(file));
  await status.goTo(booked.ConfirmationToken ?? '');
  await confirmation.opened();
  expect(await confirmation.reservationNumber()).toBe(booked.ReferenceNumber);
});

test('a booking under way shows this, survives a reload, and goes on by itself', async ({
  page,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildSaverHotel);
  const booked = await bookOverHttp(request, buildBooking({ PropertyId: file.property.id }));
  const decide = (status: 'pending' | 'confirmed') =>
    database.kysely
      .updateTable('reservation')
      .set({ status })
      .where('property_id', '=', file.property.id)
      .execute();
  await decide('pending');
  const { status, confirmation } = guestPages(page, textsOf(file));
  await status.goTo(booked.ConfirmationToken ?? '');
  await status.opened();
  await expect(page.getByText('Please wait and do not pay again.')).toBeVisible();
  await page.reload();
  await status.opened();
  await expect(page.getByText('Your reservation number')).toBeVisible();
  await decide('confirmed');
  await confirmation.opened();
});

test('a checkout that this tab knows nothing of goes to the search page, which shows this once', async ({
  page,
  provoked,
}) => {
  provoked.push(isMissing);
  const { checkout, search } = guestPages(page, QUAY);
  await checkout.goTo(unknownToken);
  await search.opened();
  await expect(page.getByText('No rooms are chosen here.')).toBeVisible();
  await page.reload();
  await search.opened();
  await expect(page.getByText('No rooms are chosen here.')).toBeHidden();
});

test('an unknown path of a hotel is not found', async ({ page, provoked }) => {
  provoked.push(isMissing);
  const answer = await page.goto('/Book/QUAY/Breakfast');
  expect(answer?.status()).toBe(404);
  await expectMessagePage(page, 'Not found', /^Not found/);
});

test('an unknown hotel is not found', async ({ page, provoked }) => {
  provoked.push(isMissing);
  const answer = await page.goto('/Book/NOWHERE');
  expect(answer?.status()).toBe(404);
  await expectMessagePage(page, 'Not found', /^Not found/);
});

test('an unknown path is not found', async ({ page, provoked }) => {
  provoked.push(isMissing);
  const answer = await page.goto('/Breakfast');
  expect(answer?.status()).toBe(404);
  await expectMessagePage(page, 'Not found', /^Not found/);
});

test('the pages for an error and for the unauthorised show what they are', async ({ page, provoked }) => {
  provoked.push(/the server responded with a status of (401|500)/);
  await page.goto(guestPaths.unauthorised());
  await expectMessagePage(page, 'Unauthorised', /^Unauthorised/);
  await page.goto(guestPaths.error());
  await expectMessagePage(page, 'Error', /^Error/);
});
