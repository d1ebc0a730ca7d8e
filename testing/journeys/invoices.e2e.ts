import type { PropertyId } from '@portico/domain/ids';
import type { Database } from '@portico/server/platform/database/database';
import { buildOwnInvoiceHotel } from '../builders/invoice-journey-hotel.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFits } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { guestPages } from './pages/guest-pages.ts';
import { ledgerFigure } from './pages/ledger-figure.ts';
import { startAtCheckout } from './start-at-checkout.ts';
import { DOUBLE_LINK, walkFromGuests, walkToCheckout } from './walk.ts';

const saver = { roomType: 'Double', ratePlan: 'Saver' };
const onInvoice = 'Book, £160.00 on invoice';

async function expectOwed({ kysely }: Database, propertyId: PropertyId, paymentType: string): Promise<void> {
  const booked = await kysely
    .selectFrom('reservation')
    .select(['status', 'payment_type', 'due_on_invoice', 'due_now'])
    .where('property_id', '=', propertyId)
    .execute();
  expect(booked).toEqual([
    { status: 'confirmed', payment_type: paymentType, due_on_invoice: 160_00, due_now: 0 },
  ]);
  const attempts = await kysely.selectFrom('payment_attempt').where('property_id', '=', propertyId).execute();
  expect(attempts, 'no provider is asked').toEqual([]);
}

test('a company’s invoice: its company found by the keyboard, its PO number, its terms, to the receipt', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildOwnInvoiceHotel);
  const pages = guestPages(page, textsOf(file));
  const { checkout, confirmation } = pages;
  await startAtCheckout(pages);
  await checkout.fillBooker();
  await checkout.way('Pay Online').focus();
  await page.keyboard.press('ArrowDown');
  await expect(checkout.act(onInvoice)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(checkout.way('Pay by Invoice to your company')).toBeChecked();
  await expect(page.getByText('Invoices to companies are payable within 30 days.')).toBeVisible();
  expect(await ledgerFigure(checkout.stay, 'On invoice')).toBe('£160.00');

  await checkout.field('PO number').fill('10042');
  await checkout.agree();
  await checkout.act(onInvoice).click();
  for (const fault of ['Choose a company', /^Check the PO number/, 'Agree to the hotel’s own terms to book'])
    await expect(checkout.news().getByRole('link', { name: fault })).toBeVisible();
  await checkout.news().getByRole('link', { name: 'Choose a company' }).click();
  await expect(checkout.company()).toBeFocused();

  // Quiet & Co has not opted in.
  await page.keyboard.type('quiet');
  await expect(page.getByText(/^No Results found/)).toBeVisible();
  await checkout.company().fill('marr');
  await expect(page.getByRole('option', { name: 'Marram Freight' })).toBeVisible();
  await expectAccessible(page, 'checkout on invoice, with errors and a list of companies');
  await expectFits(page, 'checkout on invoice, with errors and a list of companies');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(checkout.company()).toHaveValue('Marram Freight');
  await expect(page.getByText('The invoice goes to Marram Freight.')).toBeVisible();
  await checkout.field('PO number').fill('PO-104233');
  await page.getByRole('checkbox', { name: 'I may order for my company' }).check();

  await page.reload();
  await checkout.opened();
  await expect(checkout.company()).toHaveValue('Marram Freight');
  await expect(checkout.field('PO number')).toHaveValue('PO-104233');
  await checkout.act(onInvoice).click();

  await confirmation.opened();
  expect(await ledgerFigure(confirmation.receipt, 'On invoice to Marram Freight')).toBe('£160.00');
  await expect(confirmation.receipt.getByText('PO number PO-104233')).toBeVisible();
  expect(await ledgerFigure(confirmation.receipt, 'To pay at the hotel')).toBe('£0.00');
  await expect(confirmation.receipt.getByText(/^Paid/)).toHaveCount(0);
  await expectOwed(database, file.property.id, 'company-invoice');
  await page.emulateMedia({ media: 'print' });
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g), 'pages of A4').toHaveLength(1);
});

test('a guest’s own invoice, and a rate that only a company may pay', async ({
  page,
  openHotel,
  database,
  provoked,
}) => {
  const file = await openHotel(buildOwnInvoiceHotel);
  const pages = guestPages(page, textsOf(file));
  const { rooms, checkout, confirmation } = pages;

  await rooms.goTo(`${DOUBLE_LINK}&rate=CORP`);
  await rooms.seeRates('Double');
  await expect(rooms.rate('Double', 'Corporate')).toContainText('£180.00 on a company’s invoice only');
  await rooms.choose('Double', 'Corporate');
  await pages.guests.opened();
  await walkFromGuests(pages);
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await ledgerFigure(checkout.stay, 'On invoice')).toBe('£180.00');
  provoked.push(/500/);
  await page.route(`**/api/Company/SearchCompanies*`, (route) => route.fulfill({ status: 500, body: '' }));
  await checkout.company().fill('marr');
  await expect(page.getByText(/^Error while searching for Companies/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Search again' }).click();
  await checkout.company().press('ArrowDown');
  const freight = page.getByRole('option', { name: 'Marram Freight' });
  await freight.tap();
  await expect(page.getByText('The invoice goes to Marram Freight.')).toBeVisible();
  await expect(checkout.company()).toBeFocused();
  await checkout.company().fill('marr');
  await freight.click();
  await expect(page.getByText('The invoice goes to Marram Freight.')).toBeVisible();
  await expect(checkout.company()).toBeFocused();

  await walkToCheckout(pages, DOUBLE_LINK, saver);
  await checkout.fillBooker();
  await checkout.way('Pay by Invoice to you').check();
  await expect(page.getByRole('checkbox', { name: 'I may order for my company' })).toHaveCount(0);
  await expect(checkout.field('Card number')).toHaveCount(0);
  await checkout.agree();
  await checkout.act(onInvoice).click();
  await confirmation.opened();
  expect(await ledgerFigure(confirmation.receipt, 'On invoice to you')).toBe('£160.00');
  await expectOwed(database, file.property.id, 'individual-invoice');
});
