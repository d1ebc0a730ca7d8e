import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { token } from '../../shared/booked/hotel-api.fixture.ts';
import { keepTransaction, transactionFields } from './stored-transaction.ts';
import { buildPayRequest, buildStoreCard, openPay, receipt, transaction, whereNow } from './pay.fixture.tsx';

const status = `/SecurePay/TEST/Status/${token}`;
const confirmation = `/SecurePay/TEST/Confirmation/${token}`;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const headingNow = () => screen.getByRole('heading', { level: 1 }).textContent;
const keep = (request = buildPayRequest()) =>
  keepTransaction(token, { ...transactionFields(request), Email: 'ada@palm.example' });
const declined = {
  Success: false,
  Status: 'Declined',
  RefusalCode: 'payment.declined',
  Message: 'Your bank declined the payment.',
} as const;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a payment under way', () => {
  test('is requested at once, after 1, 2, 3 and then every 5 seconds, and shows whom to ask after 15', async () => {
    keep();
    const { requests } = openPay(status, { statuses: [() => transaction()] });
    await pass(0);
    expect(headingNow()).toBe('Your payment is being made');
    expect(screen.getByText('Invoice MC-11873')).toBeDefined();
    expect(screen.getByText(/do not pay again/)).toBeDefined();
    const counts = [];
    for (const seconds of [1, 2, 3, 5]) {
      await pass(seconds * 1_000 + 1);
      counts.push(requests.length);
    }
    expect(counts).toEqual([2, 3, 4, 5]);
    expect(screen.queryByRole('link', { name: '+44 1227 496 0142' })).toBeNull();
    await pass(5_000);
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
  });

  test('that is paid leads to its receipt', async () => {
    openPay(status, {
      statuses: [() => transaction(), () => transaction({ Status: 'Confirmed' })],
      receipts: [() => receipt()],
    });
    await pass(1_001);
    await pass(1);
    expect(whereNow()).toBe(confirmation);
    expect(headingNow()).toBe('Payment processed');
  });

  test('that the bank asks about has the way there, and another card ends it first', async () => {
    keep();
    const question = transaction({ Status: 'ActionRequired', ActionUrl: '/sandbox/challenge/1' });
    openPay(status, {
      statuses: [
        () => question,
        () => transaction({ ...declined, Status: 'Expired', RefusalCode: 'payment.expired' }),
      ],
      abandons: [() => transaction({ Success: false, Status: 'Expired', RefusalCode: 'payment.expired' })],
      gets: [() => buildPayRequest()],
    });
    await pass(0);
    expect(screen.getByRole('link', { name: 'Go to your bank' }).getAttribute('href')).toBe(
      '/sandbox/challenge/1',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Use another card' }));
    await pass(10);
    await pass(10);
    await pass(10);
    expect(whereNow()).toBe(`/SecurePay/TEST/${token}`);
    expect(headingNow()).toBe('Pay £186.50, Invoice MC-11873');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that the bank declined comes back to the form in the tab that paid, with the address that was typed', async () => {
    keep();
    openPay(status, { statuses: [() => transaction(declined)], gets: [() => buildPayRequest()] });
    await pass(0);
    await pass(10);
    await pass(10);
    expect(whereNow()).toBe(`/SecurePay/TEST/${token}`);
    expect(screen.getByRole('alert').textContent).toContain('Your bank declined the payment.');
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('ada@palm.example');
    expect(screen.getByLabelText<HTMLInputElement>(/^Card number/).value).toBe('');
  });

  test('that came to nothing is shown as it is in any other tab', async () => {
    openPay(status, { statuses: [() => transaction(declined)] });
    await pass(1);
    expect(headingNow()).toBe('This did not go through');
    expect(screen.getByText('Your bank declined the payment.')).toBeDefined();
  });

  test('whose money is given back shows this, and asks for no other payment', async () => {
    keep();
    openPay(status, {
      statuses: [() => transaction({ ...declined, Status: 'Refused', Message: 'It is being given back.' })],
    });
    await pass(1);
    expect(screen.getByText('It is being given back.')).toBeDefined();
    expect(whereNow()).toBe(status);
  });

  test('that no one knows leads to the error page', async () => {
    openPay(status, {
      statuses: [() => Response.json({ Message: 'Failed to process transaction' }, { status: 400 })],
    });
    await pass(1);
    expect(whereNow()).toBe('/SecurePay/TEST');
    expect(screen.getByText('Failed to process transaction')).toBeDefined();
  });

  test('of a card states that nothing is charged either way', async () => {
    keep(buildStoreCard());
    openPay(status, { statuses: [() => transaction({ Status: 'ActionRequired', ActionUrl: '/bank' })] });
    await pass(0);
    expect(headingNow()).toBe('Your card is being kept');
    expect(screen.getByText(/nothing is charged either way/)).toBeDefined();
  });
});

describe('a receipt', () => {
  test('has its reference, its card and its time by the hotel’s clock, and is copied and printed', async () => {
    vi.useRealTimers();
    openPay(confirmation, { receipts: [() => receipt()] });
    expect(await screen.findByText(/Reference R7K2M9QX4T/)).toBeDefined();
    expect(screen.getByText('Paid, Visa ending 4242').nextElementSibling?.textContent).toBe('£186.50');
    expect(screen.getByText('Tue 2 Mar 2027, 14:26')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
    expect(document.title).toBe('Payment processed – The Test House');
  });

  test('with Success false shows why', async () => {
    openPay(confirmation, { receipts: [() => receipt({ Success: false, Message: 'The bank said no.' })] });
    await pass(1);
    expect(screen.getByText('The bank said no.')).toBeDefined();
  });

  test('that is refused with 400 is the error page; of one that is not finished the way to its status stands there', async () => {
    const Message = 'This payment is not finished yet. Please wait; do not pay again.';
    openPay(confirmation, {
      receipts: [() => Response.json({ Message, RefusalCode: 'transaction.not-finished' }, { status: 400 })],
    });
    await pass(1);
    expect(whereNow()).toBe('/SecurePay/TEST');
    expect(screen.getByText(Message)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See how the payment stands' }).getAttribute('href')).toBe(
      status,
    );
  });

  test('that could not be read just now is requested again, and promises nothing', async () => {
    openPay(confirmation, { receipts: [() => Promise.reject(new TypeError('cut')), () => receipt()] });
    await pass(1);
    expect(screen.getByText(/do not pay again elsewhere/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(10);
    expect(headingNow()).toBe('Payment processed');
  });
});
