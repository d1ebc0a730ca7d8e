import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { token } from '../../shared/booked/hotel-api.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { readTransaction } from './stored-transaction.ts';
import {
  buildPayRequest,
  buildStoreCard,
  fillInCard,
  openPay,
  payAddress,
  paymentId,
  processed,
  receipt,
  storeAddress,
  transaction,
  whereNow,
} from './pay.fixture.tsx';
import { keepSentPayment } from './sent-payment.ts';

const invalid = () =>
  Response.json({ Message: 'This link is invalid...', RefusalCode: 'link.invalid' }, { status: 404 });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an invoice', () => {
  test('shows its number, its sum, each line and the VAT in it, and the title states no code', async () => {
    openPay(payAddress, { gets: [() => buildPayRequest()] });
    await heading('Pay £186.50, Invoice MC-11873');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.map((term, index) => `${term}: ${sums[index]}`)).toEqual([
      'Set supper, £27.50 × 6: £165.00',
      'Boat: £14.50',
      'Flowers: £7.00',
      'To pay now: £186.50',
      'VAT in this price, 20%: £31.08',
    ]);
    expect(document.title).toBe('Pay, Invoice MC-11873 – The Test House');
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('desk@palm.example');
  });

  test('with several rates of VAT shows the VAT at each', async () => {
    const VatByRate = [
      { Rate: 20, Net: 143.33, Vat: 28.67 },
      { Rate: 5, Net: 13.81, Vat: 0.69 },
    ];
    openPay(payAddress, { gets: [() => buildPayRequest({ VatByRate })] });
    await heading('Pay £186.50, Invoice MC-11873');
    const line = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect([line('VAT in this price, 20%'), line('VAT in this price, 5%')]).toEqual(['£28.67', '£0.69']);
  });

  test('that is paid in part shows what was paid and what is left', async () => {
    openPay(payAddress, { gets: [() => buildPayRequest({ Paid: 100, AmountToPay: 86.5 })] });
    await heading(/^Pay £86.50/);
    const line = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect([line('Invoice total'), line('Paid so far'), line('Left to pay')]).toEqual([
      '£186.50',
      '−£100.00',
      '£86.50',
    ]);
    expect(screen.getByRole('button', { name: 'Pay £86.50' })).toBeDefined();
  });

  test('of which a link asks for a part shows what it leaves out', async () => {
    openPay(payAddress, { gets: [() => buildPayRequest({ AmountToPay: 50 })] });
    await heading(/^Pay £50.00/);
    expect(screen.getByText('Not asked for here').nextElementSibling?.textContent).toBe('£136.50');
    expect(screen.getByText('To pay now').nextElementSibling?.textContent).toBe('£50.00');
  });

  test('that the hotel has cancelled leaves nothing to be paid, here or elsewhere', async () => {
    const Message = 'There is no outstanding balance to pay on this invoice.';
    openPay(payAddress, { gets: [() => buildPayRequest({ Action: 'None', AmountToPay: 0, Message })] });
    await heading('Nothing to pay');
    expect(screen.getByText('Not to be paid any more').nextElementSibling?.textContent).toBe('£186.50');
    expect(screen.queryByText('Not asked for here')).toBeNull();
  });

  test('is paid once, by the card and the address that were typed, and leads to its receipt', async () => {
    const { sent } = openPay(payAddress, {
      gets: [() => buildPayRequest({ Email: null })],
      processes: [() => processed()],
      receipts: [() => receipt()],
    });
    await fillInCard();
    await userEvent.type(screen.getByLabelText(/^E-mail/), ' ada@palm.example ');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay £186.50' }));
    await heading('Payment processed');
    expect(screen.getByText(/for invoice MC-11873\./)).toBeDefined();
    expect(whereNow()).toBe(`/SecurePay/TEST/Confirmation/${token}`);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^[\w-]{20,}$/);
    expect(sent[0]?.body).toMatchObject({
      PropertyId: 7,
      Action: 'Pay',
      AmountToPay: 186.5,
      PaymentId: paymentId,
      Hash: 'a-code',
      Email: 'ada@palm.example',
      CardDetails: { CardNumber: '4242424242424242', EmailAddress: 'ada@palm.example' },
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242');
  });

  test('lacks an address and a card: each is shown at its field, and nothing is sent', async () => {
    const { sent } = openPay(payAddress, { gets: [() => buildPayRequest({ Email: null })] });
    await press('Pay £186.50');
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link')).toHaveLength(5);
    expect(document.title).toMatch(/^Error: /);
    expect(screen.getByLabelText(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  test('is declined: the bank’s words, all is retained but the security code, and another try is another attempt', async () => {
    const declined = { Success: false, Status: 'Declined', Message: 'Your payment was declined.' } as const;
    const { sent } = openPay(payAddress, {
      gets: [() => buildPayRequest()],
      processes: [() => processed(declined), () => processed()],
      receipts: [() => receipt()],
    });
    await fillInCard();
    await press('Pay £186.50');
    expect((await screen.findByRole('alert')).textContent).toContain('Your payment was declined.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Card number/).value).toBe('4242 4242 4242 4242');
    const code = screen.getByLabelText<HTMLInputElement>(/^Security code/);
    expect(code.value).toBe('');
    expect(document.activeElement, 'what is to be typed again').toBe(code);
    await userEvent.type(code, '123');
    await press('Pay £186.50');
    await heading('Payment processed');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test.each([
    [
      'words',
      { Message: 'This is too much at once.', RefusalCode: 'request.too-large' },
      'This is too much at once.',
    ],
    ['no words', {}, 'Failed to process transaction'],
  ])('that cannot be processed, with %s of the server, shows this', async (_what, body, words) => {
    openPay(payAddress, {
      gets: [() => buildPayRequest()],
      processes: [() => Response.json(body, { status: 400 })],
    });
    await fillInCard();
    await press('Pay £186.50');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  test('that an earlier attempt may have paid is not said to be unpaid', async () => {
    const Message = 'An earlier attempt to pay this may have gone through.';
    openPay(payAddress, {
      gets: [() => buildPayRequest()],
      processes: [() => Response.json({ Message, RefusalCode: 'idempotency.reused' }, { status: 422 })],
    });
    await fillInCard();
    await press('Pay £186.50');
    const shown = (await screen.findByRole('alert')).textContent;
    expect(shown).toContain(Message);
    expect(shown).toContain('do not pay again anywhere else');
    expect(shown).not.toContain('Nothing has been charged');
  });

  test('whose sum has changed meanwhile shows the new one before anything is paid', async () => {
    const changed = {
      Success: false,
      Status: null,
      ConfirmationToken: null,
      RefusalCode: 'invoice.amount-changed',
      Message: 'The sum to pay has changed since you opened this page.',
    } as const;
    openPay(payAddress, {
      gets: [() => buildPayRequest(), () => buildPayRequest({ Paid: 100, AmountToPay: 86.5 })],
      processes: [() => processed(changed)],
    });
    await fillInCard();
    await press('Pay £186.50');
    expect(await screen.findByRole('button', { name: 'Pay £86.50' })).toBeDefined();
    expect(screen.getByText(/has changed since you opened/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Card number/).value).toBe('4242 4242 4242 4242');
  });

  test('that somebody else paid while the card was typed states that nothing is outstanding', async () => {
    const paid = { Success: false, RefusalCode: 'invoice.nothing-outstanding' } as const;
    const none = buildPayRequest({
      ...paid,
      Action: 'None',
      AmountToPay: 0,
      Paid: 186.5,
      Message: 'There is no outstanding balance to pay on this invoice.',
    });
    openPay(payAddress, {
      gets: [() => buildPayRequest(), () => none],
      processes: [() => processed({ ...paid, Status: null, ConfirmationToken: null })],
    });
    await fillInCard();
    await press('Pay £186.50');
    await heading('Nothing to pay');
    expect(screen.getByText('There is no outstanding balance to pay on this invoice.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('that somebody else is paying at this moment is not paid twice: it shows this, and keeps what was typed', async () => {
    const Message = 'A payment of this invoice is under way.';
    const refused = { Success: false, Status: null, ConfirmationToken: null, Message } as const;
    openPay(payAddress, {
      gets: [() => buildPayRequest()],
      processes: [() => processed({ ...refused, RefusalCode: 'invoice.payment-under-way' })],
    });
    await fillInCard();
    await press('Pay £186.50');
    const shown = (await screen.findByText(Message)).closest('[role=alert]');
    expect(shown?.textContent).toContain('+44 1227 496 0142');
    expect(shown?.textContent).not.toContain('another card');
    expect(screen.getByLabelText<HTMLInputElement>(/^Card number/).value).toBe('4242 4242 4242 4242');
  });

  test('that somebody else is paying shows this before anything is typed, and can be looked at again', async () => {
    openPay(payAddress, {
      gets: [() => buildPayRequest({ PaymentUnderWay: true }), () => buildPayRequest()],
    });
    const shown = await screen.findByText('A payment of this invoice is under way.');
    const typed = screen.getByLabelText(/^Card number/);
    expect(shown.compareDocumentPosition(typed) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await userEvent.type(screen.getByLabelText(/^Name on card/), 'Ada');
    await press('Look again');
    await waitFor(() => expect(screen.queryByText('A payment of this invoice is under way.')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Name on card/).value).toBe('Ada');
    expect(screen.getByRole('button', { name: 'Pay £186.50' })).toBeDefined();
  });

  test('that this tab is paying leads back to its own payment', async () => {
    keepSentPayment(paymentId, { key: null, token });
    openPay(payAddress, { gets: [() => buildPayRequest()], statuses: [() => transaction()] });
    await heading('Your payment is being made');
    expect(whereNow()).toBe(`/SecurePay/TEST/Status/${token}`);
  });

  test('goes on to the provider’s page where the card is not typed here', async () => {
    const { sent } = openPay(payAddress, {
      gets: [() => buildPayRequest({ HowToPay: 'redirect' })],
      processes: [() => processed({ Status: 'ActionRequired', ActionUrl: null })],
      statuses: [() => transaction({ Status: 'ActionRequired', ActionUrl: 'https://pay.example/1' })],
      hotel: buildHotel({ cardEntry: 'on-its-page' }),
    });
    expect(await screen.findByText(/You pay on the page of our payment provider/)).toBeDefined();
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
    await press('Continue to payment of £186.50');
    expect(
      (await screen.findByRole('link', { name: 'Go on to the payment page' })).getAttribute('href'),
    ).toBe('https://pay.example/1');
    expect(sent[0]?.body.CardDetails).toBeNull();
    expect(whereNow()).toBe(`/SecurePay/TEST/Status/${token}`);
    expect(readTransaction(token)).toMatchObject({ InvoiceNumber: 'MC-11873', Email: 'desk@palm.example' });
  });

  test('of a hotel that can be paid no way just now has its telephone in place of the form', async () => {
    openPay(payAddress, { gets: [() => buildPayRequest({ HowToPay: null })] });
    expect(await screen.findByText('We cannot take cards here just now.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link', { name: '+44 1227 496 0142' })).not.toEqual([]);
  });

  test('whose answer never came may have been paid: after a reload the same attempt is asked about', async () => {
    keepSentPayment(paymentId, { key: 'the-key-of-before-this-page', token: null });
    const { sent } = openPay(payAddress, {
      gets: [() => buildPayRequest()],
      processes: [() => processed()],
      receipts: [() => receipt()],
    });
    expect(await screen.findByText('We did not hear back.')).toBeDefined();
    await fillInCard();
    await press('Pay £186.50');
    await heading('Payment processed');
    expect(sent[0]?.key).toBe('the-key-of-before-this-page');
  });
});

describe('a card that is to be kept', () => {
  test('states that nothing is charged now, and when what is', async () => {
    openPay(storeAddress, { gets: [() => buildStoreCard()] });
    await heading('Store card: nothing is charged now');
    expect(screen.getByText(/Friday 14 May/).textContent).toContain(
      'The hotel charges £594.00 when you check in, and not before.',
    );
    expect(screen.getByText('To pay now').nextElementSibling?.textContent).toBe('£0.00');
    expect(screen.getByRole('button', { name: 'Store this card' })).toBeDefined();
  });

  test('names each day on which it is charged', async () => {
    const booking = buildStoreCard().Booking;
    const later = [{ Date: booking?.DateFrom ?? ('' as never), Amount: 104 }];
    openPay(storeAddress, {
      gets: [() => buildStoreCard({ Booking: booking && { ...booking, DueLater: later, DueAtHotel: 400 } })],
    });
    expect((await screen.findByText(/not before\./)).textContent).toContain(
      'It is charged £104.00 on Fri 14 May 2027, and not before. The other £400.00 is paid at the hotel.',
    );
  });

  test('is saved', async () => {
    const { sent } = openPay(storeAddress, {
      gets: [() => buildStoreCard()],
      processes: [() => processed()],
      receipts: [() => receipt({ Action: 'StoreCard', Type: 'Reservation', AmountToPay: 0 })],
    });
    await fillInCard();
    await press('Store this card');
    await heading('Card saved');
    expect(screen.getByText(/keeps your card for reservation MC-11873\./)).toBeDefined();
    expect(sent[0]?.body).toMatchObject({ Action: 'StoreCard', AmountToPay: 0 });
  });

  test('is no sum to pay once it is not needed any more', async () => {
    openPay(storeAddress, {
      gets: [() => buildStoreCard({ Action: 'None', Message: 'No card is needed.' })],
    });
    await heading('Nothing to do');
    expect(screen.getByText('No card is needed.')).toBeDefined();
  });
});

describe('a link', () => {
  test('that opens nothing goes to the error page, which shows this to the letter', async () => {
    openPay(payAddress, { gets: [invalid] });
    await heading('Invalid link');
    expect(screen.getByText('This link is invalid...')).toBeDefined();
    expect(whereNow()).toBe('/SecurePay/TEST');
  });

  test.each([
    ['without the id of its payment', '/SecurePay/TEST/P/MC-11873/a-code'],
    ['cut short', '/SecurePay/TEST/P/MC-11873'],
    ['of which only the hotel is left', '/SecurePay/TEST'],
    ['with a token that this tab does not know', `/SecurePay/TEST/${token}`],
    ['to a status without its token', '/SecurePay/TEST/Status'],
  ])('%s shows the error page and asks for nothing', async (_what, address) => {
    const { requests } = openPay(address, {});
    await heading('Invalid link');
    expect(requests).toEqual([]);
  });

  test('whose answer is slow shows this after 15 seconds, with whom to ask; and so does a payment', async () => {
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    openPay(payAddress, { gets: [() => new Promise(() => undefined)] });
    await pass(14_900);
    expect(screen.getByRole('status').textContent).toContain('One moment');
    expect(screen.queryByRole('link', { name: '+44 1227 496 0142' })).toBeNull();
    await pass(200);
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
    cleanup();
    openPay(payAddress, {
      gets: [() => buildPayRequest({ HowToPay: 'redirect' })],
      processes: [() => new Promise(() => undefined)],
    });
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment of £186.50' }));
    await pass(5_001);
    expect(screen.getByText('Still asking for the payment page.')).toBeDefined();
    await pass(10_000);
    expect(screen.getByText(/do not pay again anywhere else/)).toBeDefined();
  });

  test('that could not be read just now is no invalid one: it can be tried again', async () => {
    openPay(payAddress, { gets: [() => Promise.reject(new TypeError('cut off')), () => buildPayRequest()] });
    expect(await screen.findByText(/We could not reach the hotel/)).toBeDefined();
    await press('Try again');
    await waitFor(() => expect(whereNow()).toBe('/SecurePay/TEST/P/MC-11873/a-code'));
    await heading(/^Pay £186.50/);
  });
});
