import type { AccountUser } from '@portico/contract/calls/account-read';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../shared/account/account.fixture.ts';
import { readAccountNews } from '../../shared/booked/account-news.ts';
import {
  countries,
  createAnswer,
  createCall,
  serveHotelApi,
  token,
} from '../../shared/booked/hotel-api.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { keepLoginHint } from '../../shared/account/login-hint.ts';
import {
  filledBooker,
  fillInSecrets,
  invoiceHotel,
  keepBooking,
  openCheckout,
  searchCall,
  searchOfLoft,
} from './checkout.fixture.tsx';

const property = { UseUserAccountOnBookingEngine: true };
const hotel = buildHotel({ property });
const [visa] = buildUser().CreditCards;
if (visa === undefined) throw new Error('This user has a card');
const expired = { ...visa, CreditCardId: '0192f0a0-0000-7000-8000-000000000002', ExpiryYear: 2026 };

/** The checkout, with `user` logged in if given, and what it sends. */
async function open(user: AccountUser | null, calls: Parameters<typeof serveHotelApi>[0] = {}, of = hotel) {
  const { sent, call } = createCall(() => createAnswer());
  if (user !== null) keepLoginHint('TEST');
  const account = () => (user === null ? Response.json({}, { status: 401 }) : Response.json(user));
  serveHotelApi({
    ...countries,
    ...searchCall(searchOfLoft()),
    ...call,
    '/api/Account': account,
    ...calls,
  });
  openCheckout({ hotel: of });
  await screen.findByRole('heading', { name: 'Payment' });
  return sent;
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const book = () => press(/^Pay .* and book$/);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const savedCard = () => screen.findByRole<HTMLInputElement>('radio', { name: 'Visa ending in 4242' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.scrollTo = () => undefined;
  keepBooking({ booker: filledBooker });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('who is logged in', () => {
  test('whose session ends is informed, loses nothing, and pays with the saved card once logged in again', async () => {
    const refused = createAnswer({
      Success: false,
      Status: 'Refused',
      ConfirmationToken: null,
      ReferenceNumber: null,
      RefusalCode: 'account.session-ended',
      Message: 'You are not logged in any more, so your saved card cannot be used.',
    });
    const answers = [refused];
    const { sent, call } = createCall(() => answers.shift() ?? createAnswer());
    const user = buildUser();
    await open(user, {
      ...call,
      '/api/Account/Authenticate': () =>
        Response.json({ ...user, Success: true, Message: 'Welcome back', RefusalCode: null }),
    });
    await savedCard();
    await userEvent.type(field('Anything we should know'), 'A cot, please');
    await book();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You are not logged in any more');
    expect(alert.textContent).toContain('everything you typed is kept');
    expect(screen.getByLabelText('Card number')).toBeDefined();
    await userEvent.click(within(alert).getByRole('button', { name: 'Log in' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('E-mail'), 'marian@example.com');
    await userEvent.type(within(dialog).getByLabelText('Password'), 'kettle-of-fish-9{Enter}');
    expect((await savedCard()).checked).toBe(true);
    expect(field('Anything we should know').value).toBe('A cot, please');
    await book();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body.CardDetails).toEqual({ CreditCardId: visa.CreditCardId });
  });

  test('pays with a saved card by its id alone', async () => {
    const sent = await open(buildUser());
    expect((await savedCard()).checked).toBe(true);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByText('Have an account here?')).toBeNull();
    await book();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.CardDetails).toEqual({ CreditCardId: visa.CreditCardId });
    expect(sent[0]?.body.BrowserData).not.toBeNull();
  });

  test('may type another card, and keep it', async () => {
    const sent = await open(buildUser());
    await savedCard();
    await userEvent.click(screen.getByRole('radio', { name: 'Another card' }));
    await fillInSecrets(userEvent.setup());
    await userEvent.click(screen.getByRole('checkbox', { name: /^Save this card in my account/ }));
    await book();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.CardDetails).toMatchObject({
      CreditCardId: null,
      SaveCreditCardToIndividual: true,
      CardNumber: '4242424242424242',
    });
  });

  test('may have the card kept that is typed on the page of the provider', async () => {
    const sent = await open(
      buildUser({ CreditCards: [] }),
      {},
      buildHotel({ property, cardEntry: 'on-its-page' }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Save this card in my account/ }));
    await press(/^Continue to payment/);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.CardDetails).toEqual({ SaveCreditCardToIndividual: true });
  });

  test('is not offered a card that has expired', async () => {
    await open(buildUser({ CreditCards: [expired, visa] }));
    await savedCard();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('finds the details filled in, and what was typed is not overwritten', async () => {
    keepBooking({ booker: { ...filledBooker, street: '', postCode: '', phone: '' } });
    await open(buildUser());
    await waitFor(() => expect(field('Street').value).toBe('4 Shingle Row'));
    expect(field('Postcode').value).toBe('CT5 1AB');
    expect(field('E-mail').value).toBe('marian@example.com');
    expect(field('Last name').value).toBe('Oakshott-Pell');
  });

  test.each([
    ['granted', true, 2],
    ['not granted', false, 0],
  ])('chooses an invoice where it is %s', async (_what, CanChoosePaymentMethod, choices) => {
    const choosing = invoiceHotel({ property, config: { AnyoneCanChoosePaymentMethod: false } });
    await open(buildUser({ CanChoosePaymentMethod, CreditCards: [] }), {}, choosing);
    await waitFor(() => expect(screen.queryByText('Have an account here?')).toBeNull());
    await waitFor(() => expect(screen.queryAllByRole('radio')).toHaveLength(choices));
  });

  test('sees at the cards what the server states of the chosen one', async () => {
    const words = 'This card cannot be used here any more. Please use another one';
    const fault = { Message: 'Please check', ModelState: { 'CardDetails.CreditCardId': [words] } };
    await open(buildUser(), { '/api/Reservation/Create': () => Response.json(fault, { status: 400 }) });
    await savedCard();
    await book();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(1);
  });
});

describe('who is not', () => {
  test('goes on as a guest, first', async () => {
    await open(null);
    await press(/^Continue as guest$/);
    expect(document.activeElement).toBe(field('First name'));
  });

  test('logs in without sending the checkout, and goes on with their details', async () => {
    const requests: unknown[] = [];
    let user: AccountUser | null = null;
    keepBooking({ booker: { ...filledBooker, street: '' } });
    const sent = await open(null, {
      '/api/Account': () => (user === null ? Response.json({}, { status: 401 }) : Response.json(user)),
      '/api/Account/Authenticate': (init: RequestInit) => {
        requests.push(JSON.parse(String(init.body)));
        user = buildUser();
        return Response.json({ ...user, Success: true, Message: 'Welcome back', RefusalCode: null });
      },
    });
    await press(/^Log in$/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('E-mail'), 'marian@example.com');
    await userEvent.type(dialog.getByLabelText('Password'), 'shingle-and-salt{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toHaveLength(1);
    expect(sent).toEqual([]);
    expect(screen.queryByRole('heading', { name: / to put right$/ })).toBeNull();
    await waitFor(() => expect(field('Street').value).toBe('4 Shingle Row'));
  });

  test('is offered nothing where the hotel has no accounts', async () => {
    await open(null, {}, buildHotel());
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Make an account/ })).toBeNull();
  });

  async function bookWithAccount(register: () => Response, password = 'shingle-and-salt') {
    const requests: unknown[] = [];
    const call = (init: RequestInit) => {
      requests.push(JSON.parse(String(init.body)));
      return register();
    };
    const sent = await open(null, { '/api/Account/Register': call });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Make an account/ }));
    await userEvent.type(await screen.findByLabelText('Password'), password);
    await fillInSecrets(userEvent.setup());
    await book();
    return { requests, sent };
  }

  test('makes an account along with the booking, which does not wait for its mail', async () => {
    const done = { Success: true, Message: accountTexts.registered, RefusalCode: null };
    const { requests, sent } = await bookWithAccount(() => Response.json(done));
    await screen.findByText(`Now at /Book/TEST/Confirmation/${token}`);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain('shingle-and-salt');
    expect(requests).toEqual([
      {
        LanguageCode: 'en',
        PropertyId: 7,
        EmailAddress: 'marian@example.com',
        Password: 'shingle-and-salt',
        Firstname: 'Marian',
        Lastname: 'Oakshott-Pell',
        MobileNumber: '+44 7700 900123',
      },
    ]);
    expect(readAccountNews(token)).toEqual({ isMade: true, text: accountTexts.registered });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('shingle-and-salt');
  });

  test('has booked although no account could be made, which the confirmation shows', async () => {
    await bookWithAccount(() => Response.json({}, { status: 500 }));
    await screen.findByText(`Now at /Book/TEST/Confirmation/${token}`);
    expect(readAccountNews(token)).toEqual({ isMade: false, text: accountTexts.createFailed });
  });

  test('is informed of a password that is too short before anything is booked', async () => {
    const { requests, sent } = await bookWithAccount(() => Response.error(), 'shingle');
    expect(await screen.findAllByText('Choose a password of at least 10 characters')).not.toEqual([]);
    expect([requests, sent]).toEqual([[], []]);
  });
});
