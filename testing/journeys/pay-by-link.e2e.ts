import { guestPaths } from '@portico/contract/paths';
import type { InvoiceId, PayRequestId, ReservationId } from '@portico/domain/ids';
import type { Database } from '@portico/server/platform/database/database';
import { buildSaverHotel } from '../builders/journey-hotels.ts';
import { buildManagedHotel } from '../builders/managed-hotel.ts';
import { buildBooking, buildRoom } from '../booking/booking-body.ts';
import { bookOverHttp } from './book-over-http.ts';
import { press, type } from './by-keyboard.ts';
import { expectFits } from './fits.ts';
import { textsOf } from './hotel-texts.ts';
import { expect, test } from './journey.ts';
import { BankPage } from './pages/bank-page.ts';
import { challengedCard, declinedCard } from './pages/checkout-page.ts';
import { PayPage } from './pages/pay-page.ts';
import { PaystackPage } from './pages/paystack-page.ts';
import { hotelDesk } from './pay-links.ts';

/** The payments requested for an invoice, in order. */
async function paymentsOf({ kysely }: Database, invoiceId: InvoiceId) {
  const attempts = await kysely
    .selectFrom('payment_attempt')
    .select(['status', 'amount'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('created_at')
    .execute();
  return attempts.map(({ status, amount }) => `${status} ${amount}`);
}

test('an invoice is paid: declined, tried with another card, its receipt, and nothing left to pay', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildManagedHotel);
  const desk = await hotelDesk(database, file);
  const invoiceId = await desk.invoice();
  const link = await desk.payLink(invoiceId);
  const pay = new PayPage(page, textsOf(file).name);
  await page.goto(link);
  await pay.opened();

  await test.step('there is no way elsewhere', async () => {
    const links = await page.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links.filter((href) => href?.startsWith('/'))).toEqual([]);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('what is missing is said at its field', async () => {
    await pay.field('E-mail').fill('desk@palmgrove');
    await pay.button('Pay £186.50').click();
    await expect(pay.news().getByRole('link')).toHaveCount(5);
    await pay
      .news()
      .getByRole('link', { name: /e-?mail/i })
      .click();
    await expect(pay.field('E-mail')).toBeFocused();
    await pay.field('E-mail').fill('ada@palmgrove.example');
  });

  await test.step('a declined card changes nothing', async () => {
    await pay.fillCard(declinedCard);
    await pay.button('Pay £186.50').click();
    await expect(pay.news()).toContainText('Everything you typed is kept but the security code.');
    await expect(pay.field('Security code')).toHaveValue('');
    await expect(pay.field('E-mail')).toHaveValue('ada@palmgrove.example');
  });

  await test.step('another card pays, once', async () => {
    await pay.fillCard();
    await pay.button('Pay £186.50').dblclick();
    const reference = await pay.paid();
    expect(reference).not.toBe('');
    await expect(page.getByText('ada@palmgrove.example')).toBeVisible();
    expect(await paymentsOf(database, invoiceId)).toEqual(['declined 18650', 'paid 18650']);
    await page.reload();
    expect(await pay.paid()).toBe(reference);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toMatch(/4242|987/);
  });

  await test.step('going back, or by the link, there is nothing left to pay', async () => {
    await page.goto(link);
    await pay.nothingToPay();
    await page.getByRole('link', { name: 'See your receipt' }).click();
    await pay.paid();
  });
});

test('the bank’s question is left, answered with no, and with yes; the tab keeps what was typed but the card', async ({
  page,
  context,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildManagedHotel);
  const desk = await hotelDesk(database, file);
  const invoiceId = await desk.invoice();
  const link = await desk.payLink(invoiceId);
  const pay = new PayPage(page, textsOf(file).name);
  const bank = new BankPage(page);
  await page.goto(link);
  await pay.fillCard(challengedCard);
  await pay.field('E-mail').fill('ada@palmgrove.example');
  await pay.button('Pay £186.50').click();

  await test.step('left: its status waits, after a reload too, and another reader is informed', async () => {
    await bank.opened('£186.50');
    await bank.leave().click();
    await pay.underWay();
    await page.reload();
    await pay.underWay();
    await expect(page.getByText(/do not pay again/)).toBeVisible();
    await page.goto(link);
    await pay.underWay();
    const other = new PayPage(await context.newPage(), textsOf(file).name);
    await other.page.goto(link);
    await other.opened();
    await expect(other.page.getByText('A payment of this invoice is under way.')).toBeVisible();
    await other.fillCard();
    await other.button('Pay £186.50').click();
    await expect(other.news()).toContainText('A payment of this invoice is under way.');
    await other.page.close();
  });

  await test.step('no: the form is back with its address', async () => {
    await page.getByRole('link', { name: 'Go to your bank' }).click();
    await bank.decline().click();
    await pay.opened();
    await expect(pay.news()).toContainText('declined');
    await expect(pay.field('E-mail')).toHaveValue('ada@palmgrove.example');
    await expect(pay.field('Card number')).toHaveValue('');
    await page.reload();
    await pay.opened();
  });

  await test.step('ended by its payer, then yes', async () => {
    await pay.fillCard(challengedCard);
    await pay.button('Pay £186.50').click();
    await bank.leave().click();
    await pay.underWay();
    await pay.button('Use another card').click();
    await pay.opened();
    await expect(pay.news()).toHaveCount(0);
    await pay.fillCard(challengedCard);
    await pay.button('Pay £186.50').click();
    await bank.approve().click();
    await pay.paid();
    expect(await paymentsOf(database, invoiceId)).toEqual([
      'declined 18650',
      expect.stringMatching(/^(cancelled|unpaid) 18650$/),
      'paid 18650',
    ]);
  });
});

test('a link that opens nothing has one answer, and a receipt that is refused leads there too', async ({
  page,
  openHotel,
  database,
  provoked,
}) => {
  provoked.push(/status of 40[04]/);
  const file = await openHotel(buildManagedHotel);
  const { code, name } = textsOf(file);
  const desk = await hotelDesk(database, file);
  const invoiceId = await desk.invoice();
  const link = await desk.payLink(invoiceId);
  const other = await desk.payLink(await desk.invoice({ number: 'MC-2' }), 'MC-2');
  const revoked = await desk.payLink(invoiceId);
  await database.kysely
    .updateTable('payment_request')
    .set({ link_version: 2, revoked_at: new Date('2027-03-01T00:00:00Z') })
    .where('payment_id', '=', revoked.split('?id=')[1] as PayRequestId)
    .execute();
  const pay = new PayPage(page, name);
  const flip = (letter = '') => (letter === 'A' ? 'B' : 'A');
  const codeOf = (path: string) => path.split('/').at(-1)?.split('?')[0] ?? '';
  const linkCode = codeOf(link);
  const wrong = {
    'a flipped bit': link.replace(linkCode, flip(linkCode[0]) + linkCode.slice(1)),
    'another invoice’s code': link.replace(linkCode, codeOf(other)),
    'the code that manages a booking': link.replace(linkCode, desk.manageCode()),
    'another action': link.replace('/P/', '/S/'),
    'no id of a payment': link.split('?')[0] ?? '',
    'a newer link': revoked,
    'a part of it': guestPaths.securePay(code) + '/P/MC-11873',
    'an unknown token': guestPaths.securePayResult(code, 'AbCdEfGhIjKlMnOpQrStUv'),
    'no token': guestPaths.securePay(code) + '/Status',
  };
  for (const [what, address] of Object.entries(wrong))
    await test.step(what, async () => {
      await page.goto(address);
      await pay.invalid();
      expect(await page.title()).not.toContain(linkCode.slice(0, 10));
    });

  await test.step('a receipt that is refused with 400', async () => {
    await page.goto(guestPaths.securePayConfirmation(code, 'AbCdEfGhIjKlMnOpQrStUv'));
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    await expect(page.getByText('Failed to process transaction')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(guestPaths.securePay(code));
  });
});

test('a part is paid, then the rest; the sum that changed meanwhile is shown before it is paid', async ({
  page,
  context,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildManagedHotel);
  const desk = await hotelDesk(database, file);
  const invoiceId = await desk.invoice();
  const pay = new PayPage(page, textsOf(file).name);
  await page.goto(await desk.payLink(invoiceId));
  await pay.opened();
  await pay.fillCard();

  const colleague = new PayPage(await context.newPage(), textsOf(file).name);
  await colleague.page.goto(await desk.payLink(invoiceId, 'MC-11873', 100_00));
  await colleague.opened('£100.00');
  await colleague.fillCard();
  await colleague.button('Pay £100.00').click();
  await colleague.paid();
  await colleague.page.close();

  await pay.button('Pay £186.50').click();
  await expect(pay.news()).toContainText('The sum to pay has changed since you opened this page.');
  await pay.opened('£86.50');
  await expect(page.getByText('Paid so far')).toBeVisible();
  await pay.field('Security code').fill('987');
  await pay.button('Pay £86.50').click();
  await pay.paid();
  expect(await paymentsOf(database, invoiceId)).toEqual(['paid 10000', 'paid 8650']);
});

test('a card is stored for a booking, with the keyboard alone', async ({
  page,
  request,
  openHotel,
  database,
}) => {
  const file = await openHotel(buildSaverHotel);
  const stay = { DateFrom: '2027-03-10', DateTo: '2027-03-12' } as const;
  const booking = buildBooking({ PropertyId: file.property.id, ...stay, Rooms: [buildRoom(stay)] });
  const { ReferenceNumber: number } = await bookOverHttp(request, booking);
  const { reservation_id: id } = await database.kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('reference_number', '=', number ?? '')
    .executeTakeFirstOrThrow();
  const desk = await hotelDesk(database, file);
  const pay = new PayPage(page, textsOf(file).name);
  await page.goto(await desk.storeLink(id as ReservationId, number ?? ''));
  await pay.openedCard(number ?? '');
  await type(page, pay.field('Name on card'), 'A Nwosu-Grant');
  await type(page, pay.field('Card number'), '4242 4242 4242 4242');
  await type(page, pay.field('Expiry date'), '12/40');
  await type(page, pay.field('Security code'), '987');
  await press(page, pay.button('Store this card'));
  await pay.paid('Card saved');
  await expect(page.getByText(/Nothing is charged now/)).toBeVisible();
});

test('names without a space and a sum of seven figures fit, offline at the press loses nothing', async ({
  page,
  context,
  openHotel,
  database,
  provoked,
}) => {
  provoked.push(/ERR_INTERNET_DISCONNECTED/);
  const file = await openHotel(buildManagedHotel);
  const desk = await hotelDesk(database, file);
  const number = 'RECHNUNG-2027-0000000000000000000000011873';
  const invoiceId = await desk.invoice({
    number: number.slice(0, 40),
    description: 'Donaudampfschifffahrtsgesellschaftskapitänsabschiedsessen',
    lines: [
      {
        text: 'Donaudampfschifffahrtsgesellschaftskapitän',
        quantity: 9,
        unitMinor: 123_456_78,
        minor: 1_111_111_02,
      },
    ],
    billedTo: { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio', email: 'a@b.example' },
  });
  const pay = new PayPage(page, textsOf(file).name);
  await page.goto(await desk.payLink(invoiceId, number.slice(0, 40)));
  await pay.opened('£1,111,111.02', number.slice(0, 40));
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFits(page, 'pay');
  }
  await pay.fillCard();
  await context.setOffline(true);
  await pay.button(/^Pay /).click();
  await expect(page.getByText(/We have not heard back yet/)).toBeVisible();
  await context.setOffline(false);
  await pay.paid();
  await expectFits(page, 'receipt');
  expect(await paymentsOf(database, invoiceId)).toEqual(['paid 111111102']);
});

test('an invoice is paid on the page of the hotel’s provider, which a payer leaves and finds again', async ({
  page,
  openHotel,
  database,
}) => {
  const file = await openHotel((identity) =>
    buildManagedHotel(identity, { currency: 'NGN', paymentTypes: ['PayByPayStack'] }),
  );
  const desk = await hotelDesk(database, file);
  const invoiceId = await desk.invoice();
  const pay = new PayPage(page, textsOf(file).name);
  const paystack = new PaystackPage(page);
  await page.goto(await desk.payLink(invoiceId));
  await expect(pay.field('Card number')).toHaveCount(0);
  await pay.button(/^Continue to payment of/).click();
  await paystack.opened('186');
  await paystack.cancel().click();
  await pay.underWay();
  await page.getByRole('link', { name: 'Go on to the payment page' }).click();
  await paystack.payByCard().click();
  await pay.paid();
  expect(await paymentsOf(database, invoiceId)).toEqual(['paid 18650']);

  await test.step('who pays and never comes back has paid by what Paystack reports', async () => {
    const another = await desk.invoice({ number: 'MC-11874' });
    const link = await desk.payLink(another, 'MC-11874');
    await page.goto(link);
    await pay.button(/^Continue to payment of/).click();
    await paystack.opened('186');
    await page.route('**/SecurePay/**', (route) => route.fulfill({ status: 204 }));
    await paystack.payByCard().click();
    await expect.poll(() => paymentsOf(database, another)).toEqual(['paid 18650']);
    await page.unrouteAll();
    await page.goto(link);
    await pay.nothingToPay();
  });
});

test('a link whose answer was cut short is no invalid one: it is requested again', async ({
  page,
  openHotel,
  database,
  provoked,
}) => {
  provoked.push(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const file = await openHotel(buildManagedHotel);
  const desk = await hotelDesk(database, file);
  const link = await desk.payLink(await desk.invoice());
  const pay = new PayPage(page, textsOf(file).name);
  const get = `**/api/PayByLink/Get*`;
  await page.route(get, (route) => route.abort('connectionreset'), { times: 3 });
  await page.goto(link);
  await expect(page.getByText(/We could not reach the hotel/)).toBeVisible();
  await pay.button('Try again').click();
  await pay.opened();
});
