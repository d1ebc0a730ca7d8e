import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import type { Page } from '@playwright/test';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { FIRST_NIGHT, LAST_NIGHT } from '../builders/hotel-file.ts';
import { STARTED_AT } from '../portico/shifted-clock.ts';
import { payOnPage } from '../stripe/at-the-page.ts';
import { emailOf, haveAccount, password } from './have-account.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { AccountPages } from './pages/account-pages.ts';
import { guestPages, type GuestPages } from './pages/guest-pages.ts';
import { StripePage } from './pages/stripe-page.ts';
import { stripeHotel } from './start-stripe.ts';
import { startAtCheckout } from './start-at-checkout.ts';

// Each test imports the same hotel, so they run one after the other.
test.describe.configure({ mode: 'default' });

// Navigation to one other host, and to no more than that.
test.beforeEach(({ provoked }) => void provoked.push(/^request: http:\/\/127\.0\.0\.1:\d+\/c\/pay\//));

type OpenHotel = (build: typeof buildSaverHotel) => Promise<ReturnType<typeof buildSaverHotel>>;

/** A hotel whose cards go to Stripe, with accounts, and rooms for each test of this file. */
async function openStripeHotel(openHotel: OpenHotel) {
  const allotments = [{ from: FIRST_NIGHT, to: LAST_NIGHT, rooms: 9 }];
  return openHotel(() => {
    const built = buildSaverHotel(stripeHotel);
    return { ...built, allotments, settings: { ...built.settings, userAccounts: true } };
  });
}

async function atCheckout(page: Page, openHotel: OpenHotel) {
  const pages = guestPages(page, textsOf(await openStripeHotel(openHotel)));
  await startAtCheckout(pages);
  return pages;
}

/** Continues to Stripe's page; returns its address. */
async function goToPay({ page, checkout }: GuestPages): Promise<string> {
  await checkout.fillBooker();
  await checkout.agree();
  await checkout.act('Continue to payment of £160.00').click();
  await new StripePage(page).opened('£160.00');
  return page.url();
}

test('a card is typed on Stripe’s page alone: declined, tried again, authenticated by its bank, and booked', async ({
  page,
  openHotel,
}) => {
  const pages = await atCheckout(page, openHotel);
  await expect(
    page.getByText('We never see your card’s number, only its brand, last four digits and expiry date.'),
  ).toBeVisible();
  await expect(pages.checkout.field('Card number')).toHaveCount(0);
  const stripe = new StripePage(page);
  await goToPay(pages);
  await stripe.pay('4000 0000 0000 0002');
  await expect(stripe.fault()).toContainText('declined');
  await stripe.pay('4000 0027 6000 3184');
  await stripe.answer('Complete').click();
  await pages.confirmation.opened();
  await expect(pages.confirmation.receipt).toContainText('£160.00');
  await expect(pages.confirmation.receipt).toContainText('3184');
});

test('the wallet of the browser is named before the press, and pays on Stripe’s page', async ({
  page,
  openHotel,
}) => {
  const pages = await atCheckout(page, openHotel);
  await expect(page.getByText('with Google Pay, if it is set up on this device, or by card')).toBeVisible();
  await goToPay(pages);
  await new StripePage(page).payByWallet('Google Pay');
  await pages.confirmation.opened();
  await expect(pages.confirmation.receipt).toContainText('Mastercard ending 4444');
});

test('a guest who leaves Stripe’s page finds the way back to it, until the time to pay is up', async ({
  page,
  openHotel,
  database: { kysely },
}) => {
  const pages = await atCheckout(page, openHotel);
  const stripe = new StripePage(page);
  const url = await goToPay(pages);
  await stripe.leave().click();
  await pages.status.opened();
  await page.getByRole('link', { name: 'Go on to the payment page' }).click();
  await stripe.opened('£160.00');
  await stripe.leave().click();
  await pages.status.opened();
  const token = page.url().split('/').at(-1) ?? '';
  await kysely
    .updateTable('reservation')
    .where('confirmation_token', '=', token)
    .set({ hold_ends_at: new Date(STARTED_AT) })
    .execute();
  await pages.status.ended('The time to pay is up');
  expect((await payOnPage(url)).text).toContain('This page has expired');
});

test('a guest who pays and never comes back is booked by what Stripe reports, and finds it when they look', async ({
  page,
  openHotel,
  database: { kysely },
}) => {
  const pages = await atCheckout(page, openHotel);
  const url = await goToPay(pages);
  await page.goto('about:blank');
  const { location } = await payOnPage(url);
  const token = location?.split('/').at(-1) ?? '';
  const booking = kysely.selectFrom('reservation').select('status').where('confirmation_token', '=', token);
  await expect.poll(() => booking.executeTakeFirst()).toEqual({ status: 'confirmed' });
  await pages.status.goTo(token);
  await pages.confirmation.opened();
});

test('a card of an account is typed on Stripe’s page, which leads back to the account', async ({
  page,
  openHotel,
}) => {
  const file = await openStripeHotel(openHotel);
  const account = new AccountPages(page, textsOf(file));
  await haveAccount(page, file);
  await page.goto(guestPaths.register(file.property.code));
  await account.header('Log in').click();
  await account.logIn(emailOf(file), password);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await account.opened('Your account');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Save card' }).click();
  await account.opened('Your account', { fromInside: false });
  await expect(page.getByText(accountTexts.cardSaved)).toBeVisible();
  await expect(account.cards).toContainText('Visa ending in 4242');
});
