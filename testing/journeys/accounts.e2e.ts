import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { buildRatePlan, buildRoomType, buildSeason, saver } from '../builders/hotel-file.ts';
import { buildOwnHotel, type Identity } from '../builders/journey-hotels.ts';
import { expectAccessible } from './accessibility.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { AccountPages } from './pages/account-pages.ts';
import { BankPage } from './pages/bank-page.ts';
import { challengedCard } from './pages/checkout-page.ts';
import { emailOf, haveAccount, linkTo, password } from './have-account.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ManagePages } from './pages/manage-pages.ts';
import { startAtCheckout } from './start-at-checkout.ts';

/** With accounts. Half is due now, half two days before arrival, charged to the saved card. */
function buildAccountHotel(identity: Identity): PropertyFile {
  return buildOwnHotel(identity, {
    settings: { userAccounts: true },
    roomTypes: [buildRoomType()],
    ratePlans: [
      buildRatePlan({
        ...saver,
        payment: [
          { automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 50 },
          { automaticPaymentType: 'DaysBeforeArrival', percentageToCharge: 50, daysBeforeArrival: 2 },
        ],
        seasons: [buildSeason({ price: { base: 80, perAdult: 0, perChild: 0 } })],
      }),
    ],
  });
}

const another = 'the tide turns at 4';

/** The browser logs a 401 when no one is logged in; the page does not. */
const isRefused = /the server responded with a status of 401/;

test('a guest makes an account, confirms it, keeps a card, and books with it', async ({
  page,
  context,
  openHotel,
  provoked,
}) => {
  provoked.push(isRefused);
  const file = await openHotel(buildAccountHotel);
  const { code } = file.property;
  const hotel = textsOf(file);
  const account = new AccountPages(page, hotel);
  const pages = guestPages(page, hotel);

  await page.goto(guestPaths.manageAccount(code));
  await pages.search.opened();
  await account.header('Log in').click();
  await expect(account.dialog).toBeVisible();
  await expectAccessible(page, 'account: the dialog to log in');
  await account.dialog.getByRole('link', { name: 'Make one' }).click();
  await account.opened('Make an account', { fromInside: false });
  await account.field('Password').fill('too short');
  await page.getByRole('button', { name: 'Make my account' }).click();
  await expect(page.getByRole('link', { name: 'First name is required' })).toBeVisible();
  await expectAccessible(page, 'account: faults of a registration');
  await account.field('First name').fill('Ada');
  await account.field('Last name').fill('Lovelace');
  await account.field('E-mail').fill(emailOf(file));
  await account.field('Password').fill(password);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await account.opened('Check your e-mail');
  await expect(page.getByText(accountTexts.registered)).toBeVisible();

  const link = await linkTo(emailOf(file), '/Account/ConfirmEmail/');
  await page.goto(link);
  await account.opened('Confirm your address', { fromInside: false });
  await expectAccessible(page, 'account: an address to confirm');
  await account.field('Password').fill(password);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await account.opened('Your account is ready', { fromInside: false });
  await expect(page).toHaveURL(new RegExp(`${guestPaths.confirmEmail(code)}$`));
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await account.logIn(emailOf(file), password);
  await account.opened('Your account');
  await expect(page.getByText('Welcome back, Ada')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${guestPaths.manageAccount(code)}$`));

  await page.getByRole('button', { name: 'Add a card' }).click();
  await pages.checkout.fillCard();
  await expectAccessible(page, 'account: a card to keep');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await expect(page.getByText(accountTexts.cardSaved)).toBeVisible();
  await expect(account.cards).toContainText('Visa ending in 4242');
  await expect(account.cards).toContainText('Expires 12/40');
  await account.details.getByLabel(/^Street/).fill('12 St James’s Square');
  await account.details.getByLabel(/^Postcode/).fill('SW1Y 4JH');
  await account.details.getByLabel(/^Phone/).fill('+44 7700 900123');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText(accountTexts.saved)).toBeVisible();
  await expect(account.bookings).toContainText('None yet.');

  await startAtCheckout(pages);
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
  await expect(pages.checkout.field('E-mail')).toHaveValue(emailOf(file));
  await expect(pages.checkout.field('Street')).toHaveValue('12 St James’s Square');
  await expectAccessible(page, 'checkout with a kept card');
  await pages.checkout.agree();
  await pages.checkout.act().click();
  await pages.confirmation.opened();
  const number = await pages.confirmation.reservationNumber();

  await account.header('Ada').click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await account.opened('Your account', { fromInside: false });
  await expect(account.bookings).toContainText(number);
  await page.getByRole('button', { name: 'Add a card' }).click();
  await pages.checkout.fillCard(challengedCard);
  await page.getByRole('button', { name: 'Save this card' }).click();
  const bank = new BankPage(page);
  await bank.approve().click();
  await account.opened('Your account', { fromInside: false });
  await expect(page.getByText(accountTexts.cardSaved)).toBeVisible();
  await expect(account.cards).toContainText('Visa ending in 3184');
  await expect(page).toHaveURL(new RegExp(`${guestPaths.manageAccount(code)}$`));
  const other = await context.newPage();
  await other.goto(guestPaths.manageAccount(code));
  await expect(other.getByText(number, { exact: true })).toBeVisible();
  await account.bookings.getByRole('link', { name: `Change or cancel booking ${number}` }).click();
  const manage = new ManagePages(page, hotel);
  await manage.opened('Your booking', { fromInside: false });
  await page.goto(`${guestPaths.openedReservation(code)}?step=dates&from=2027-03-03&to=2027-03-07`);
  await expect(manage.main.getByText(/£80\.00 is taken from your Visa ending 4242/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept the new dates and pay £80.00' }).click();
  await manage.opened('Saved');
  await manage.back();
  await expect(manage.main).toContainText('£160.00');

  await account.header('Ada').click();
  await expectAccessible(page, 'account: the menu');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText(accountTexts.loggedOut)).toBeVisible();
  await expect(account.header('Log in')).toBeFocused();
  await expect(other.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
  await expect(other.getByText(number)).toHaveCount(0);
  await expectAccessible(other, 'account: logged out in another tab');
});

test('a guest logs in at the checkout, and stays there', async ({ page, openHotel, provoked }) => {
  provoked.push(isRefused);
  const file = await openHotel(buildAccountHotel);
  await haveAccount(page, file);
  const account = new AccountPages(page, textsOf(file));
  const pages = guestPages(page, account.hotel);
  await startAtCheckout(pages);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expectAccessible(page, 'checkout: the dialog to log in');
  await account.logIn(emailOf(file), password);
  await expect(page.getByText('Welcome back, Ada')).toBeVisible();
  await expect(account.dialog).toHaveCount(0);
  await expect(pages.checkout.field('E-mail')).toHaveValue(emailOf(file));
});

test('a guest who has forgotten the password chooses another one by a link that works once', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildAccountHotel);
  const { code, id } = file.property;
  const email = emailOf(file);
  const account = new AccountPages(page, textsOf(file));
  await haveAccount(page, file);
  await page.goto(guestPaths.book(code));
  await account.header('Log in').click();
  await account.logIn(email, another);
  await expect(account.dialog.getByRole('alert')).toContainText(accountTexts.loginFailed);
  await expect(account.dialog.getByLabel('E-mail')).toHaveValue(email);
  await expectAccessible(page, 'account: a log-in that failed');
  await account.dialog.getByRole('link', { name: 'Forgotten your password?' }).click();
  await account.opened('Forgotten your password?', { fromInside: false });
  await expect(account.field('E-mail'), 'typed once').toHaveValue(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(accountTexts.resetSent)).toBeVisible();
  const first = await linkTo(email, '/Account/ResetPassword/');

  const tokens = database.kysely.updateTable('account_token').where('property_id', '=', id as never);
  await tokens.set({ ends_at: new Date('2026-01-01') }).execute();
  await page.goto(first);
  await account.opened('Choose a new password', { fromInside: false });
  await expect(page).toHaveURL(new RegExp(`${guestPaths.resetPassword(code)}$`));
  await expect(page.getByText('This link has expired.').first()).toBeVisible();
  await expect(account.field('New password'), 'not asked for in vain').toBeHidden();
  await expectAccessible(page, 'account: a link that has expired');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await account.opened('Forgotten your password?');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(accountTexts.resetSent)).toBeVisible();

  const second = await linkTo(email, '/Account/ResetPassword/', 2);
  await page.goto(second);
  await page.reload();
  await account.field('New password').fill(another);
  await page.getByRole('button', { name: 'Save this password' }).click();
  await account.opened('Your new password');
  await expect(page.getByText(accountTexts.passwordReset, { exact: true })).toBeVisible();
  await page.goto(guestPaths.register(code));
  await page.goto(second);
  await expect(page.getByText('This link has been used').first()).toBeVisible();

  await page.goto(guestPaths.book(code));
  await account.header('Log in').click();
  await account.logIn(email, another);
  await expect(page.getByText('Welcome back, Ada')).toBeVisible();
});

test('logging in, and out, takes no pointer', async ({ page, openHotel }) => {
  const file = await openHotel(buildAccountHotel);
  const account = new AccountPages(page, textsOf(file));
  await haveAccount(page, file);
  await page.goto(guestPaths.book(file.property.code));
  const open = account.header('Log in');
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(account.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account.dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account.dialog).toBeVisible();
  await account.dialog.getByLabel('E-mail').focus();
  await page.keyboard.type(emailOf(file));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const name = account.header('Ada');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(accountTexts.loggedOut)).toBeVisible();
  await expect(open).toBeFocused();
});
