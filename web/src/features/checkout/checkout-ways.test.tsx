import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  countries,
  createAnswer,
  createCall,
  serveHotelApi,
  statusAnswer,
  token,
} from '../../shared/booked/hotel-api.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import type { Hotel } from '../../shared/hotel/hotel.ts';
import {
  filledBooker,
  fillInSecrets,
  invoiceHotel,
  keepBooking,
  openCheckout,
  searchCall,
  searchOfLoft,
  voucherCall,
} from './checkout.fixture.tsx';

type Loft = Parameters<typeof searchOfLoft>[0];

const allLater = [{ when: 'days-before-arrival', daysBefore: 7, percentBasisPoints: 10_000 }] as const;
const allowed = { companyInvoice: 'allowed' } as const;

/** The checkout of a complete booker, once it is ready. */
async function open(hotel: Hotel, loft: Loft = {}, calls: Parameters<typeof serveHotelApi>[0] = {}) {
  serveHotelApi({ ...countries, ...searchCall(searchOfLoft(loft)), ...calls });
  const opened = openCheckout({ hotel });
  await screen.findByRole('heading', { name: 'Payment' });
  return opened;
}

const ways = () => screen.queryAllByRole('radio').map((radio) => radio.getAttribute('aria-labelledby'));
const way = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const payment = () => screen.getByRole('region', { name: 'Payment' });
const stay = () => screen.getByRole('region', { name: 'Your stay' });

/** The radios' names and descriptions. */
function names(): string[] {
  return screen.queryAllByRole('radio').map((radio) => {
    const text = (attribute: string) =>
      document.getElementById(radio.getAttribute(attribute) ?? '')?.textContent.trim() ?? '';
    return `${text('aria-labelledby')} | ${text('aria-describedby')}`;
  });
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  keepBooking({ booker: filledBooker });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a choice of ways to pay', () => {
  test('is none where there is one: what will happen is shown', async () => {
    await open(buildHotel());
    expect(ways()).toEqual([]);
    expect(screen.getByLabelText('Card number')).toBeDefined();
  });

  test('is between those that are allowed, online first, each with what happens then', async () => {
    await open(invoiceHotel(), allowed);
    expect(names()).toEqual([
      'Pay Online | By card: £60.00 now.',
      'Pay by Invoice to you | To you: £300.00 in one invoice. Nothing is taken now.',
      'Pay by Invoice to your company | To your company: we ask for the company and a PO number. Nothing is taken now.',
    ]);
    expect(way('Pay Online').checked).toBe(true);
    expect(screen.getByRole('group', { name: 'How would you like to pay?' })).toBeDefined();
  });

  test.each([
    ['guests may not choose', { config: { AnyoneCanChoosePaymentMethod: false } }, allowed],
    ['the hotel gives no choice', { property: { PaymentTypes: [5, 0, 3] } }, allowed],
  ])('leaves out a guest’s own invoice where %s', async (_, changes, loft) => {
    await open(invoiceHotel(changes), loft);
    expect(names().map((name) => name.split(' | ')[0])).toEqual(['Pay Online', 'Pay by Invoice']);
    expect(way('Pay by Invoice')).toBeDefined();
    expect(screen.queryByText(/To you:/)).toBeNull();
  });

  test.each([
    ['the rate does not allow it', {}, {}],
    ['the hotel does not take it', { property: { PaymentTypes: [5, 0, 1] } }, allowed],
  ])('leaves out a company’s invoice where %s', async (_, changes, loft) => {
    await open(invoiceHotel(changes), loft);
    expect(screen.queryByText(/To your company/)).toBeNull();
    expect(screen.getByText(/To you:/)).toBeDefined();
  });

  test('is not requested where nothing is due now and no company pays', async () => {
    await open(invoiceHotel(), { payment: [] });
    expect(ways()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Book, nothing to pay now' })).toBeDefined();
  });

  test('leaves paying at the hotel first where nothing is due now and a company may pay', async () => {
    await open(invoiceHotel(), { payment: [], ...allowed });
    expect(names()[0]).toBe('Pay at the hotel | Nothing is taken now.');
    expect(way('Pay at the hotel').checked).toBe(true);
    await userEvent.setup().click(way('Pay by Invoice'));
    expect(screen.getByRole('button', { name: 'Book, £300.00 on invoice' })).toBeDefined();
  });

  test('begins with a card to keep where all is due on a later day', async () => {
    await open(invoiceHotel(), { payment: allLater, ...allowed });
    expect(names()[0]).toBe('Pay Online | Your card is kept. Nothing is charged now.');
    expect(payment().textContent).toMatch(
      /^.*Your card is kept, nothing is charged now\. £300\.00 by card on /,
    );
    expect(screen.getByLabelText('Card number')).toBeDefined();
  });

  test('changes fields, button, note and ledger', async () => {
    await open(invoiceHotel());
    const user = userEvent.setup();
    await user.click(way('Pay by Invoice'));
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.getByRole('button', { name: 'Book, £300.00 on invoice' })).toBeDefined();
    expect(screen.getByText(/£300\.00 goes on an invoice to you and the room is yours\./)).toBeDefined();
    expect(within(payment()).getByText('Nothing to pay now. £300.00 on invoice.')).toBeDefined();
    expect(within(stay()).getByText('On invoice').nextElementSibling?.textContent).toBe('£300.00');
    expect(within(stay()).getByText('To pay today').nextElementSibling?.textContent).toBe('£0.00');
    expect(screen.getByText('On invoice: £300.00. Total: £300.00.').getAttribute('role')).toBe('status');
    await user.click(way('Pay Online'));
    expect(screen.getByLabelText('Card number')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay £60.00 and book' })).toBeDefined();
  });

  test('comes after the agreement, which is asked once for every way and starts unticked', async () => {
    keepBooking({ booker: { ...filledBooker, agreesToTerms: false } });
    await open(invoiceHotel());
    const agreement = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /^I agree to the terms .*Once, for whichever way you pay\.$/,
    });
    expect(agreement.checked).toBe(false);
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(agreement.compareDocumentPosition(way('Pay Online')) & follows).toBe(follows);
    await userEvent.setup().click(agreement);
    await userEvent.setup().click(way('Pay by Invoice'));
    expect(agreement.checked).toBe(true);
    expect(screen.getAllByRole('checkbox', { name: /^I agree to/ })).toHaveLength(1);
  });

  test('names the cards the hotel takes in words, and what becomes of the number', async () => {
    await open(buildHotel());
    expect(payment().textContent).toContain('Cards we take: Visa, Mastercard, American Express.');
    expect(payment().textContent).toContain(
      'We pass your card to the bank, which may ask you to confirm. We never store its number, only its brand, last four digits and expiry date.',
    );
  });

  test('survives a reload, and so does what another way was typed for', async () => {
    const { unmount } = await open(invoiceHotel());
    await userEvent.setup().click(way('Pay by Invoice'));
    unmount();
    openCheckout({ hotel: invoiceHotel() });
    await screen.findByRole('button', { name: 'Book, £300.00 on invoice' });
    await userEvent.setup().click(way('Pay Online'));
    expect(screen.getByLabelText('Name on card')).toHaveProperty('value', 'M Oakshott-Pell');
  });

  test('leaves behind what was wrong with another way', async () => {
    await open(invoiceHotel());
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Pay £60.00 and book' }));
    expect(screen.getByRole('alert').textContent).toContain('Card number is required');
    await user.click(way('Pay by Invoice'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('the age of a child who stays at home after all is not sent', async () => {
  const guests = { adults: 2, children: 1, infants: 0 };
  const search = 'arrive=2027-03-14&nights=2&rooms=2-1-0';
  keepBooking({ booker: filledBooker, search }, { guests, childAges: [4, 9] });
  const create = createCall(() => createAnswer());
  await open(invoiceHotel(), { asksChildAges: true }, create.call);
  const user = userEvent.setup();
  await fillInSecrets(user);
  await user.click(way('Pay by Invoice'));
  await user.click(screen.getByRole('button', { name: 'Book, £300.00 on invoice' }));
  await screen.findByText(/Now at .*Confirmation/);
  expect(create.sent[0]!.body).toMatchObject({ Rooms: [{ NumberOfChildren: 1, ChildAges: [4] }] });
});

test('a guest’s own invoice is booked at once, without a card and with nothing paid', async () => {
  const create = createCall(() => createAnswer());
  await open(invoiceHotel(), {}, create.call);
  const user = userEvent.setup();
  await fillInSecrets(user);
  await user.click(way('Pay by Invoice'));
  await user.click(screen.getByRole('button', { name: 'Book, £300.00 on invoice' }));
  await screen.findByText(/Now at .*Confirmation/);
  expect(create.sent[0]!.body).toMatchObject({
    PaymentType: 1,
    PaymentAmount: 0,
    CardDetails: null,
    AccountId: null,
    PONumber: null,
  });
});

describe('a card that is taken on the page of a provider', () => {
  const stripe = { cardEntry: 'on-its-page' } as const;

  test('has no fields here: it shows what is asked there, and how long the room is held', async () => {
    await open(buildHotel(stripe));
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByLabelText('Security code')).toBeNull();
    const words = payment().textContent ?? '';
    expect(words).toContain('You pay by card on the page of our payment provider. It asks for your card');
    expect(words).toContain('Your room is held for 20 minutes meanwhile.');
    expect(words).toContain(
      'We never see your card’s number, only its brand, last four digits and expiry date.',
    );
    expect(screen.getByText(/The room is yours when you have paid £60\.00 there\./)).toBeDefined();
  });

  test('is gone to by the press: the way there is opened as a whole page, and the status page waits', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const create = createCall(() =>
      createAnswer({ Status: 'ActionRequired', ActionUrl: 'https://pay.example/c/1' }),
    );
    await open(buildHotel(stripe), {}, create.call);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continue to payment of £60.00' }));
    await screen.findByText(`Now at /Book/TEST/Status/${token}`);
    expect(assign).toHaveBeenCalledWith('https://pay.example/c/1');
    expect(create.sent[0]!.body).toMatchObject({ PaymentType: 5, PaymentAmount: 60, CardDetails: null });
  });

  test('is stored as guarantee there, and nothing is charged now', async () => {
    await open(buildHotel(stripe), { payment: [], needsGuarantee: true });
    expect(payment().textContent).toContain('You give your card on the page of our payment provider.');
    expect(
      screen.getByRole('button', { name: 'Continue to keep your card, nothing charged now' }),
    ).toBeDefined();
  });

  test.each([
    ['Apple Pay', { ApplePaySession: { canMakePayments: () => true }, PaymentRequest: class {} }],
    ['Google Pay', { PaymentRequest: class {} }],
  ])('may be paid by %s where the provider has wallets and the browser does too', async (name, browser) => {
    for (const [key, value] of Object.entries(browser)) vi.stubGlobal(key, value);
    await open(invoiceHotel({ ...stripe, hasWallets: true }));
    expect(names()[0]).toBe(
      `Pay Online | By ${name} or card, on the page of our payment provider: £60.00 now.`,
    );
    expect(payment().textContent).toContain(
      `You pay on the page of our payment provider: with ${name}, if it is set up on this device, or by card.`,
    );
  });

  test.each<[string, Parameters<typeof buildHotel>[0], Loft]>([
    ['the provider has none', stripe, {}],
    ['cards are typed here', {}, {}],
    ['the card is kept for a later part', { ...stripe, hasWallets: true }, { payment: allLater }],
  ])('names no wallet where %s', async (_, hotel, loft) => {
    vi.stubGlobal('PaymentRequest', class {});
    await open(invoiceHotel(hotel), { ...loft, ...allowed });
    expect(payment().textContent).not.toContain('Google Pay');
  });

  test('names no wallet where this browser cannot pay by it', async () => {
    vi.stubGlobal('ApplePaySession', { canMakePayments: () => false });
    vi.stubGlobal('PaymentRequest', class {});
    await open(buildHotel({ ...stripe, hasWallets: true }));
    expect(payment().textContent).toContain('You pay by card on the page of our payment provider.');
    expect(payment().textContent).not.toMatch(/Apple Pay|Google Pay/);
  });

  test('unpaid leads back to all that was typed, to try again or another way', async () => {
    const declined = {
      Success: false,
      Status: 'Declined',
      RefusalCode: 'payment.declined',
      Message: 'The bank declined this card.',
    } as const;
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      '/api/Reservation/Status': () => statusAnswer(declined),
    });
    openCheckout({ hotel: invoiceHotel(stripe), path: `/Book/TEST/Checkout/${token}` });
    const news = await screen.findByRole('alert');
    expect(news.textContent).toContain('The bank declined this card.');
    expect(news.textContent).toContain('Everything you typed is kept. You can try again.');
    expect(news.textContent).not.toContain('security code');
    expect(screen.getByLabelText('Street')).toHaveProperty('value', '7 Tern Row');
    expect(
      way('Pay by Invoice').compareDocumentPosition(news) & Node.DOCUMENT_POSITION_FOLLOWING,
      'beside what is asked, not above the choice',
    ).not.toBe(0);
  });
});

describe('the regional provider', () => {
  const lagos = {
    property: { PaymentTypes: [4], PayByPayStack: true },
    cardEntry: 'none' as const,
    providerWays: ['paystack' as const],
  };

  test('is gone on to by the button, which shows the sum, and asks for nothing here', async () => {
    const create = createCall(() => createAnswer({ Status: 'Pending' }));
    await open(buildHotel(lagos), {}, create.call);
    expect(payment().textContent).toContain('You pay on the page of Paystack, our payment provider');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continue to payment of £60.00' }));
    await screen.findByText(`Now at /Book/TEST/Status/${token}`);
    expect(create.sent[0]!.body).toMatchObject({ PaymentType: 4, PaymentAmount: 60, CardDetails: null });
  });

  test('promises nothing at the hotel where all is due on a later day, and keeps no card for it', async () => {
    const property = { ...lagos.property, PaymentTypes: [4, 3] };
    await open(buildHotel({ ...lagos, property }), { payment: allLater, ...allowed });
    expect(names()[0]).toBe('Pay later | Nothing is taken now.');
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  test('that cannot be reached leaves a contact, not a dead end', async () => {
    await open(buildHotel({ ...lagos, providerWays: [] }));
    expect(screen.getByText('We cannot take payments here just now.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /book|payment/i })).toBeNull();
  });
});

test('a hotel that cannot take cards just now still takes an invoice', async () => {
  await open(invoiceHotel({ cardEntry: 'none' }));
  expect(screen.getByRole('button', { name: 'Book, £300.00 on invoice' })).toBeDefined();
  expect(screen.queryByText(/cannot take cards/)).toBeNull();
});

test('a voucher that pays a part leaves the rest to the invoice', async () => {
  const hotel = invoiceHotel({ config: { GiftServiceProviderConfig: { Active: true, Name: null } } });
  await open(hotel, {}, voucherCall({ TotalDiscount: 50 }).call);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Use a gift voucher' }));
  await user.type(screen.getByLabelText('Gift voucher code'), 'FIFTY');
  await user.click(screen.getByRole('button', { name: 'Apply the voucher' }));
  await user.click(await screen.findByRole('radio', { name: 'Pay by Invoice' }));
  expect(await screen.findByRole('button', { name: 'Book, £250.00 on invoice' })).toBeDefined();
});
