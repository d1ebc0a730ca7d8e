import type { PropertyId } from '@portico/domain/ids';
import { buildVoucherHotel } from '../builders/whole-way-hotels.ts';
import type { Database } from '@portico/server/platform/database/database';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { approvedCard, declinedCard } from './pages/checkout-page.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { walkFromGuests } from './walk.ts';

const balanceOf = async ({ kysely }: Database, propertyId: PropertyId, code: string) => {
  const { balance } = await kysely
    .selectFrom('gift_voucher')
    .select('balance')
    .where('property_id', '=', propertyId)
    .where('voucher_code', '=', code)
    .executeTakeFirstOrThrow();
  return balance;
};

test('a voucher pays a part and a card the rest; a declined card gives its balance back', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildVoucherHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  await startAtCheckout(pages);
  await checkout.voucher.apply('gift-100');
  await expect(checkout.voucher.used()).toHaveText('Gift voucher ending 100 pays £100.00.');
  expect(await ledgerFigure(checkout.stay, 'Total')).toBe('£160.00');
  expect(await ledgerFigure(checkout.stay, 'Gift voucher ending 100')).toBe('−£100.00');
  expect(await ledgerFigure(checkout.stay, 'To pay today')).toBe('£60.00');
  await checkout.fillBooker();
  await checkout.fillCard(declinedCard);
  await checkout.agree();
  await checkout.act('Pay £60.00 and book').click();
  await expect(checkout.news()).toContainText('The bank declined this card.');
  expect(await balanceOf(database, file.property.id, 'gift-100')).toBe(100_00);

  await checkout.field('Card number').fill(approvedCard.number);
  await checkout.field('Security code').fill(approvedCard.securityCode);
  await checkout.act('Pay £60.00 and book').click();
  await confirmation.opened();
  expect(await ledgerFigure(confirmation.receipt, 'Total')).toBe('£160.00');
  expect(await ledgerFigure(confirmation.receipt, 'Gift voucher ending 100')).toBe('−£100.00');
  expect(await ledgerFigure(confirmation.receipt, 'Paid today, Visa ending 4242')).toBe('£60.00');
  expect(await balanceOf(database, file.property.id, 'gift-100')).toBe(0);
});

test('a voucher that pays for everything leaves no card to ask for', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildVoucherHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  await startAtCheckout(pages);
  await checkout.voucher.apply('GIFT-500');
  await expect(checkout.voucher.used()).toHaveText('Gift voucher ending 500 pays £160.00.');
  await expect(checkout.field('Card number')).toBeHidden();
  await checkout.fillBooker();
  await checkout.agree();
  await checkout.act('Book, £160.00 paid by voucher').click();
  await confirmation.opened();
  expect(await ledgerFigure(confirmation.receipt, 'Gift voucher ending 500')).toBe('−£160.00');
  expect(await ledgerFigure(confirmation.receipt, 'To pay at the hotel')).toBe('£0.00');
  await expect(confirmation.receipt).not.toContainText('Visa');
  expect(await balanceOf(database, file.property.id, 'gift-500')).toBe(340_00);
});

test('a voucher is taken along from the search; one for an experience warns, and a wrong one shows this', async ({
  page,
  openHotel,
}) => {
  const pages = guestPages(page, textsOf(await openHotel(buildVoucherHotel)));
  const { search, rooms, guests, checkout } = pages;
  await search.goTo('arrive=2027-03-03&rooms=1-0-0');
  await search.codesCell().click();
  await search.codes.opened();
  await search.codes.voucher().fill('GIFT-100');
  await search.codes.use().click();
  await expect(search.codesCell()).toContainText('Gift voucher added');
  await search.departure().click();
  await search.calendar.opened();
  await search.calendar.day('2027-03-05').click();
  await search.calendar.use();
  await search.go().click();
  await rooms.opened({ fromInside: true });
  await expect(page.getByText('Your gift voucher can be used at checkout.')).toBeVisible();
  await rooms.choose('Double', 'Saver');
  await guests.opened();
  await walkFromGuests(pages);

  await expect(checkout.voucher.used()).toHaveText('Gift voucher ending 100 pays £100.00.');
  await checkout.voucher.remove().click();
  await expect(checkout.act('Pay £160.00 and book')).toBeVisible();
  await checkout.voucher.apply('NOBODYS-1');
  await expect(checkout.stay.getByRole('alert')).toContainText(
    'We do not know this voucher. Please check its code.',
  );
  await checkout.voucher.apply('SUPPER-1');
  await expect(checkout.stay.getByRole('status')).toContainText('This voucher is for an experience');
  await expect(checkout.act('Pay £160.00 and book')).toBeVisible();
});
