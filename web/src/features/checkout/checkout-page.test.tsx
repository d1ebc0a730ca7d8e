import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusals } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { BedOptionId, ExtraId, PromotionId } from '@portico/domain/ids';
import {
  countries,
  createAnswer,
  createCall,
  serveHotelApi,
  statusAnswer,
  token,
} from '../../shared/booked/hotel-api.fixture.ts';
import { loadBooking } from '../../shared/stay/booking-session.ts';
import { buildServices, buildWireService } from '../../shared/offers/extras.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { buildSearchAnswer } from '../../shared/search/search-answer.fixture.ts';
import {
  filledBooker,
  fillIn,
  fillInAll,
  fillInBooker,
  fillInSecrets,
  keepBooking,
  openCheckout,
  searchCall,
  searchOfLoft,
} from './checkout.fixture.tsx';

const pay = { name: 'Pay £60.00 and book' };

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** After the press, the clock advances only by `pass`. */
async function pressAtStandingClock() {
  const button = screen.getByRole('button', pay);
  vi.useFakeTimers();
  fireEvent.click(button);
  await pass(0);
}

const stored = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  keepBooking();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('on a phone a booking whose only room is taken shows no price, and the way to the rooms', async () => {
  serveHotelApi({ ...countries, ...searchCall(buildSearchAnswer([])) });
  openCheckout({ isDesktop: false });
  const stay = await screen.findByRole('region', { name: 'Your stay' });
  expect(stay.querySelector('summary')?.textContent.trim()).toBe('14 → 16 March 1 room');
  expect(screen.getByRole('link', { name: 'Go back to the rooms' })).toBeDefined();
});

describe('a form that is not complete', () => {
  test('is answered with the words of the specification, in a summary with the focus and at each field', async () => {
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('E-mail'), 'marian.pell@');
    await user.type(screen.getByLabelText('Phone'), '07700');
    await user.click(screen.getByRole('button', pay));

    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Agree to the terms and conditions to book',
      'A valid email address is required',
      'A valid phone number is required',
      'Street is required',
      'Postcode is required',
      'Name on card is required',
      'Card number is required',
      'Type the month and year the card expires',
      'Security code is required',
    ]);
    const email = screen.getByLabelText('E-mail');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('booker-email-error')?.textContent).toBe(
      'A valid email address is required',
    );
    expect(email).toHaveProperty('value', 'marian.pell@');
    expect(document.title).toBe('Error: Checkout – The Test House');
    expect(create.sent).toHaveLength(0);
  });

  test('a card number in the notes or a web address as a name is shown at its field, and nothing is sent', async () => {
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    const user = userEvent.setup();
    await screen.findByLabelText('E-mail');
    await fillInAll(user);
    const notes = screen.getByLabelText('Anything we should know');
    await user.type(notes, 'Charge 4242-4242-4242-4242');
    await user.clear(screen.getByLabelText('Last name'));
    await user.type(screen.getByLabelText('Last name'), 'evil.com/win');
    await user.click(screen.getByRole('button', pay));
    expect(document.getElementById('booker-specialRequests-error')?.textContent).toBe(
      'This looks like a card number. Leave it out: cards belong in the card fields only',
    );
    expect(document.getElementById('booker-lastName-error')?.textContent).toBe(
      'Last name looks like a web address. Leave it out, or put a space after the dot of a name',
    );
    expect(notes).toHaveProperty('value', 'Charge 4242-4242-4242-4242');
    expect(stored()).not.toContain('4242');
    expect(create.sent).toHaveLength(0);
  });

  test('a field is well again while it is changed, and is judged again when it is left', async () => {
    keepBooking({ booker: { ...filledBooker, street: '', phone: '07700' } });
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout();
    const user = userEvent.setup();
    await fillInSecrets(user);
    await user.clear(screen.getByLabelText('Postcode'));
    await user.tab();
    expect(
      screen.getByLabelText('Postcode').getAttribute('aria-invalid'),
      'nothing before it is sent',
    ).toBeNull();
    await user.click(screen.getByRole('button', pay));
    const street = screen.getByLabelText('Street');
    expect(street.getAttribute('aria-invalid')).toBe('true');
    await user.type(street, '7');
    expect(street.getAttribute('aria-invalid')).toBeNull();
    expect(within(screen.getByRole('alert')).queryByText('Street is required')).toBeNull();
    await user.clear(street);
    expect(street.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(street.getAttribute('aria-invalid')).toBe('true');
    expect(within(screen.getByRole('alert')).getByText('Street is required')).toBeDefined();
    expect(document.activeElement, 'the list takes no focus from who types').toBe(
      screen.getByLabelText('Postcode'),
    );
  });

  test('nothing moves under a button while it is pressed', async () => {
    keepBooking({ booker: { ...filledBooker, email: '' } });
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout();
    const user = userEvent.setup();
    await fillInSecrets(user);
    await user.click(screen.getByRole('button', pay));
    const email = screen.getByLabelText('E-mail');
    await user.type(email, 'ada@gmial.com');
    const offer = screen.getByRole('button', { name: 'Use this address' });
    await user.pointer({ keys: '[MouseLeft>]', target: offer });
    expect(email.getAttribute('aria-invalid'), 'it would push the button away').toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: offer });
    expect(email).toHaveProperty('value', 'ada@gmail.com');
  });

  test('each field has a name and states to the browser what it holds', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout();
    await screen.findByLabelText('Card number');
    const form = screen.getByLabelText<HTMLInputElement>('Card number').form!;
    const controls = [...form.elements].filter((control) => !(control instanceof HTMLButtonElement));
    expect(controls.filter((control) => !control.getAttribute('name')).map(({ id }) => id)).toEqual([]);
    const tokenOf = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
    expect(tokenOf('Street')).toBe('address-line1');
    expect(tokenOf('Expiry date')).toBe('cc-exp');
    expect(form.method, 'a card is never put into an address').toBe('post');
  });

  test('the expiry that a browser fills in is read, and reads as on the card', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout();
    const user = userEvent.setup();
    await fillIn(user, 'Expiry date', '2029-09');
    await user.tab();
    expect(screen.getByLabelText('Expiry date')).toHaveProperty('value', '09/29');
  });

  test('a slip in the card number shows before the form is sent', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout();
    const number = await screen.findByLabelText('Card number');
    await userEvent.setup().type(number, '4242424242424243');
    expect(number).toHaveProperty('value', '4242 4242 4242 4243');
    expect(screen.getByText('Check the card number: one digit seems to be wrong')).toBeDefined();
  });
});

describe('the booker', () => {
  test('starts as the lead guest of room 1, in the hotel’s own country', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout();
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Marian');
    await waitFor(() => expect(screen.getByLabelText('Country')).toHaveProperty('value', '826'));
    const user = userEvent.setup();
    const other = screen.getByRole('checkbox', { name: 'I am booking for someone else' });
    await user.click(other);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', '');
    await user.click(other);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Marian');
  });

  test('is asked for city and county only where the hotel requires them', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout({ hotel: buildHotel({ config: { CityRequired: true } }) });
    expect(await screen.findByLabelText('Town or city')).toBeDefined();
    expect(screen.queryByLabelText('County')).toBeNull();
  });
});

describe('booking', () => {
  test('sends one create for a double click, and goes to the confirmation with an empty basket', async () => {
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    const user = userEvent.setup();
    await fillInAll(user);
    await user.dblClick(screen.getByRole('button', pay));
    expect(await screen.findByText(`Now at /Book/TEST/Confirmation/${token}`)).toBeDefined();
    expect(create.sent).toHaveLength(1);
    expect(loadBooking('TEST').items).toEqual([]);
    const { body, key } = create.sent[0]!;
    expect(key).toMatch(/^[a-p]{32}$/);
    expect(body).toMatchObject({
      PaymentType: 5,
      PaymentAmount: 60,
      Notes: null,
      Booker: {
        FirstName: 'Marian',
        Email: 'marian@example.com',
        City: null,
        StateOrCounty: null,
        CountryId: 826,
      },
      CardDetails: {
        CardNumber: '4242424242424242',
        EmailAddress: 'marian@example.com',
        CreditCardTypeId: 1,
      },
      Rooms: [{ TotalCost: 300, LeadGuest: { FirstName: 'Marian', Email: null } }],
    });
  });

  test('books the extras, the bed and the promotion of each room, at the price that is shown', async () => {
    const promoted = { PromotionId: 3 as PromotionId, Name: 'Spring' };
    const answer = searchOfLoft();
    const [loft] = answer.RoomTypes;
    const rates = loft!.Rates.map((rate) => ({ ...rate, Promotion: promoted }));
    const search = { ...answer, RoomTypes: [{ ...loft!, Rates: rates }], IsPromoCodeValid: true };
    const create = createCall(() => createAnswer());
    serveHotelApi({
      ...countries,
      ...searchCall(search),
      ...create.call,
      '/api/Service/Get': () => Response.json(buildServices([buildWireService()])),
      '/api/RoomTypeConfiguration/Get': () =>
        Response.json([{ RoomTypeId: 2, Options: [{ RoomConfigurationDropdownOptionId: 8, Name: 'Twin' }] }]),
    });
    const link = 'arrive=2027-03-14&nights=2&rooms=2-0-0&promo=SPRING';
    const oysters = { id: 1 as ExtraId, quantity: 2, name: 'Oysters on arrival', grossMinor: 7_600 };
    keepBooking({ search: link }, { extras: [oysters], bedOptionId: 8 as BedOptionId });
    openCheckout({ hotel: buildHotel({ config: { ShowRoomConfigurationQuestion: true } }) });
    const user = userEvent.setup();
    await fillInAll(user);
    expect(screen.getByText('Oysters on arrival × 2')).toBeDefined();
    await user.click(screen.getByRole('button', pay));
    expect(await screen.findByText(`Now at /Book/TEST/Confirmation/${token}`)).toBeDefined();
    expect(create.sent[0]!.body).toMatchObject({
      PromoCode: 'SPRING',
      Rooms: [
        {
          Services: [{ ServiceId: 1, Quantity: 2 }],
          RoomConfigurationDropdownOptionId: 8,
          Promotion: { PromotionId: 3 },
          TotalCost: 376,
        },
      ],
    });
  });

  test('waits on the status page with the basket still kept while the bank is thinking', async () => {
    const create = createCall(() => createAnswer({ Status: 'Pending' }));
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    const user = userEvent.setup();
    await fillInAll(user);
    await user.click(screen.getByRole('button', pay));
    expect(await screen.findByText(`Now at /Book/TEST/Status/${token}`)).toBeDefined();
    expect(loadBooking('TEST').items).toHaveLength(1);
    expect(loadBooking('TEST')).toMatchObject({ attemptKey: create.sent[0]!.key, underWay: token });
  });

  test('a declined card keeps all but the security code, and the next attempt has a key of its own', async () => {
    const declined = {
      Success: false,
      Status: 'Declined',
      RefusalCode: 'payment.declined',
      Message: 'The bank declined this card.',
      ConfirmationToken: null,
    } as const;
    const create = createCall(
      () => createAnswer(declined),
      () => createAnswer(),
    );
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    const user = userEvent.setup();
    await fillInAll(user);
    await user.click(screen.getByRole('button', pay));
    expect((await screen.findByRole('alert')).textContent).toContain('The bank declined this card.');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
    expect(screen.getByLabelText('Security code')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Street')).toHaveProperty('value', '7 Tern Row');
    expect(document.activeElement).toBe(screen.getByLabelText('Security code'));
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    const news = screen.getByRole('alert');
    expect(news.compareDocumentPosition(screen.getByLabelText('Card number')) & follows).toBe(follows);
    const heading = screen.getByRole('heading', { name: 'Payment' });
    expect(heading.compareDocumentPosition(news) & follows).toBe(follows);
    await user.type(screen.getByLabelText('Security code'), '123');
    await user.click(screen.getByRole('button', pay));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[1]!.key).not.toBe(create.sent[0]!.key);
  });

  test('without words from the server, states that it failed', async () => {
    const create = createCall(() =>
      createAnswer({ Success: false, Status: 'Refused', ConfirmationToken: null }),
    );
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    const user = userEvent.setup();
    await fillInAll(user);
    await user.click(screen.getByRole('button', pay));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to create booking');
  });

  test('puts what the server found at the fields it names', async () => {
    const body = {
      Message: 'Some of what was sent is missing or not as expected.',
      RefusalCode: 'request.invalid',
      ModelState: {
        'Booker.Email': ['A valid email address is required'],
        'CardDetails.CardNumber': ['Card number is required'],
      },
    };
    const create = createCall(() => Response.json(body, { status: 400 }));
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    const user = userEvent.setup();
    await fillInAll(user);
    await user.click(screen.getByRole('button', pay));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('heading').textContent).toBe('Two things to put right');
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Card number').getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['met a limit', 'request.too-many'],
    ['too many codes before it', 'request.too-many-codes'],
    ['took too long', 'request.too-slow'],
  ] as const)(
    'that has %s names the hotel’s telephone, which the server did not',
    async (_what, RefusalCode) => {
      const { status } = refusals[RefusalCode];
      const create = createCall(() =>
        Response.json({ Message: refusalText(RefusalCode), RefusalCode }, { status }),
      );
      serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
      openCheckout();
      const user = userEvent.setup();
      await fillInAll(user);
      await user.click(screen.getByRole('button', pay));
      const news = await screen.findByRole('alert');
      expect(news.textContent).toContain(refusalText(RefusalCode));
      expect(within(news).getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
    },
  );

  test('asks again with the same key when no answer came, also while another tab is looked at, and warns not to pay again', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const create = createCall(
      () => Promise.reject(new TypeError('cut off')),
      () => Response.json({ Message: 'Wait', RefusalCode: 'idempotency.in-progress' }, { status: 409 }),
      () => createAnswer(),
    );
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    await fillInAll(userEvent.setup());
    await pressAtStandingClock();
    expect(screen.getByText(/do not pay again/)).toBeDefined();
    await pass(3_000);
    expect(screen.getByText(/Now at .*Confirmation/)).toBeDefined();
    expect(create.sent).toHaveLength(3);
    expect(new Set(create.sent.map(({ key }) => key)).size).toBe(1);
  });
});

describe('a basket that was changed after an attempt no one answered', () => {
  const refusedKey = (code: 'idempotency.over' | 'idempotency.reused') => () =>
    Response.json({ Message: refusalText(code), RefusalCode: code }, { status: 422 });

  async function pressPay(create: ReturnType<typeof createCall>) {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    keepBooking({ attemptKey: 'earlier', booker: filledBooker });
    openCheckout();
    const user = userEvent.setup();
    await fillInSecrets(user);
    await user.click(screen.getByRole('button', pay));
    return user;
  }

  test('is booked in the same press where nothing came of the earlier attempt', async () => {
    const create = createCall(refusedKey('idempotency.over'), () => createAnswer());
    await pressPay(create);
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent).toHaveLength(2);
    expect(create.sent[0]!.key).toBe('earlier');
    expect(create.sent[1]!.key).not.toBe('earlier');
  });

  test('is not booked beside it while it may go through, and a later press asks again', async () => {
    const create = createCall(refusedKey('idempotency.reused'), refusedKey('idempotency.over'), () =>
      createAnswer(),
    );
    const user = await pressPay(create);
    const news = await screen.findByRole('alert');
    expect(news.textContent).toContain('An earlier attempt to book this may have gone through.');
    expect(news.textContent).toContain('If none has come in 20 minutes, press the button again');
    expect(create.sent.map(({ key }) => key)).toEqual(['earlier']);
    await user.click(screen.getByRole('button', pay));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[1]!.key).toBe('earlier');
  });
});

describe('an answer that states success and cannot be read', () => {
  const cut = () => new Response('{"Success":true,"Sta', { status: 200 });
  const portal = () => new Response('<html>Welcome to the harbour wifi</html>', { status: 200 });
  const broken = () =>
    new Response(
      new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"Success":true'));
          body.error(new TypeError('the connection was lost'));
        },
      }),
    );

  test.each([
    ['cut in its middle', cut],
    ['lost on its way', broken],
    ['another server’s page', portal],
    ['empty', () => new Response(null, { status: 200 })],
    ['nothing in JSON', () => Response.json(null)],
  ])('%s is a lost answer: asked again with the same key', async (_which, reply) => {
    const create = createCall(reply, () => createAnswer());
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout();
    await fillInAll(userEvent.setup());
    await pressAtStandingClock();
    expect(screen.getByText(/do not pay again/)).toBeDefined();
    await pass(1_000);
    expect(screen.getByText(/Now at .*Confirmation/)).toBeDefined();
    expect(create.sent).toHaveLength(2);
    expect(create.sent[1]!.key).toBe(create.sent[0]!.key);
  });

  test('is asked about with the same key after a reload too, and the guest is warned before', async () => {
    const create = createCall(cut, () => createAnswer());
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    const { unmount } = openCheckout();
    const user = userEvent.setup();
    await fillInAll(user);
    await pressAtStandingClock();
    expect(screen.getByText(/We have not heard back yet/)).toBeDefined();
    unmount();
    // Drops timers that the page left pending.
    vi.useRealTimers();
    openCheckout();
    expect((await screen.findByRole('alert')).textContent).toContain('it is charged once at most');
    await fillInSecrets(user);
    await user.click(screen.getByRole('button', pay));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[1]!.key).toBe(create.sent[0]!.key);
  });
});

describe('after the press', () => {
  test('it shows what is paid, from 5 s that the bank is asked, from 15 s whom to ask, and never to pay again', async () => {
    let answer: (response: Response) => void = () => undefined;
    const create = createCall(() => new Promise((resolve) => (answer = resolve)));
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    keepBooking({ booker: filledBooker });
    openCheckout();
    await fillInSecrets(userEvent.setup());
    await pressAtStandingClock();
    expect(screen.getByRole('button', { name: 'Paying £60.00…' }).getAttribute('aria-busy')).toBe('true');
    const progress = screen.getByText('Paying £60.00…', { selector: '.vh' }).closest('[role=status]')!;
    await pass(4_990);
    expect(screen.queryByText(/Still with your bank/)).toBeNull();
    await pass(10);
    expect(progress.textContent).toContain('Still with your bank. Do not pay again.');
    expect(within(progress as HTMLElement).queryByRole('link')).toBeNull();
    await pass(10_000);
    expect(progress.textContent).toContain('This takes longer than it should.');
    expect(within(progress as HTMLElement).getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
    answer(createAnswer());
    await pass(0);
    expect(screen.getByText(/Now at .*Confirmation/)).toBeDefined();
    expect(create.sent).toHaveLength(1);
  });
});

describe('on a phone', () => {
  test('dates, rooms and sum stand before the form and open dates, ledger and terms', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout({ isDesktop: false });
    const dates = await screen.findByText('14 → 16 March');
    const recap = dates.closest('summary')!;
    expect(recap.textContent).toBe('14 → 16 March The Loft £300.00');
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(recap.compareDocumentPosition(screen.getByLabelText('First name')) & follows).toBe(follows);
    const stay = recap.closest('details')!;
    expect(stay.open).toBe(false);
    expect(within(stay).getByText('Total')).toBeDefined();
    const cancelling = screen.getByRole('heading', { name: 'Cancelling' });
    expect(cancelling.compareDocumentPosition(screen.getByRole('button', pay)) & follows).toBe(follows);
    expect(screen.getAllByText('Total')).toHaveLength(1);
  });

  test('the currency chosen before stands beside each sum, and what is charged is in the hotel’s own', async () => {
    const { unmount } = openInEuros();
    await screen.findByText('about €348, charged in £');
    const recap = screen.getByText('14 → 16 March').closest('summary')!;
    expect(recap.textContent).toContain('£300.00about €348');
    const bar = screen.getByRole('region', { name: 'Your total' });
    expect(bar.textContent).toContain('£60.00To pay todayabout €70');
    expect(screen.getByText('You pay in GBP. Rates of Mon 1 Mar 2027.')).toBeDefined();
    unmount();
    openInEuros();
    await screen.findByText('about €348, charged in £');
  });
});

/** As after the rooms were looked at in euros, in this tab. */
function openInEuros() {
  const hotel = buildHotel({ property: { AvailableCurrencies: ['GBP', 'EUR'] } });
  sessionStorage.setItem('portico.currency.test', '"EUR"');
  serveHotelApi({
    ...countries,
    ...searchCall(searchOfLoft()),
    '/api/CurrencyExchangeRate': () =>
      Response.json({ BaseCurrency: 'GBP', Rates: { EUR: 1.16 }, AsOf: '2027-03-01' }),
  });
  return openCheckout({ hotel, isDesktop: false });
}

describe('extras that were passed over', () => {
  const services = (offered: Parameters<typeof buildServices>[0]) => ({
    '/api/Service/Get': () => Response.json(buildServices(offered)),
  });

  test('can be added from here', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...services([buildWireService()]) });
    openCheckout();
    expect((await screen.findByRole('link', { name: 'Add extras' })).getAttribute('href')).toBe(
      '/Book/TEST/Rooms-And-Rates?arrive=2027-03-14&nights=2&rooms=2-0-0&step=extras&unit=1',
    );
  });

  test('are not spoken of where the room has none', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...services([]) });
    openCheckout();
    await screen.findByRole('button', pay);
    expect(screen.queryByRole('link', { name: /extras/ })).toBeNull();
  });
});

describe('prices and rooms', () => {
  test('a changed price is shown on arrival, and the button has the new sum', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ nightMinor: 16_000 })) });
    openCheckout();
    expect(await screen.findByText(/It was £300.00 and is now £320.00/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay £64.00 and book' })).toBeDefined();
  });

  test('a price that changed while the guest typed is shown, and waits for another press', async () => {
    const changed = {
      Success: false,
      Status: 'Refused',
      RefusalCode: 'quote.price-changed',
      Message: 'The price has changed',
      ConfirmationToken: null,
    } as const;
    const create = createCall(
      () => createAnswer(changed),
      () => createAnswer(),
    );
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft(), searchOfLoft({ nightMinor: 16_000 })),
      ...create.call,
    });
    openCheckout();
    const user = userEvent.setup();
    await fillInAll(user);
    await user.click(screen.getByRole('button', pay));
    const again = await screen.findByRole('button', { name: 'Pay £64.00 and book' });
    expect(screen.getByText('The price has changed')).toBeDefined();
    expect(screen.getByText('To pay today: £64.00. Total: £320.00.').getAttribute('role')).toBe('status');
    expect(create.sent).toHaveLength(1);
    await user.type(screen.getByLabelText('Security code'), '{Backspace}3');
    await user.click(again);
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[1]!.body.PaymentAmount).toBe(64);
  });

  test('a room that is gone is named, with the way back to the rooms', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ available: 0 })) });
    openCheckout();
    expect(await screen.findByText('Room 1 has been taken.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go back to the rooms' }).getAttribute('href')).toBe(
      '/Book/TEST/Rooms-And-Rates?arrive=2027-03-14&nights=2&rooms=2-0-0',
    );
    expect(screen.queryByRole('button', { name: /book$/ })).toBeNull();
  });
});

describe('paying', () => {
  test('nothing due and no guarantee: no card is requested', async () => {
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ payment: [] })), ...create.call });
    openCheckout();
    const user = userEvent.setup();
    await fillInBooker(user);
    expect(screen.getByText(/Nothing to pay now/)).toBeDefined();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^I agree to/ }));
    await user.click(screen.getByRole('button', { name: 'Book, nothing to pay now' }));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[0]!.body).toMatchObject({ PaymentType: null, CardDetails: null, PaymentAmount: 0 });
  });

  test('a guarantee keeps the card and charges nothing', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ payment: [], needsGuarantee: true })) });
    openCheckout();
    expect(await screen.findByText(/Your card is kept as guarantee, nothing is charged now/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Book and keep card, nothing charged now' })).toBeDefined();
    expect(screen.getByLabelText('Card number')).toBeDefined();
  });

  test('a hotel that cannot take cards shows whom to call instead of a card form', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout({ hotel: buildHotel({ cardEntry: 'none' }) });
    expect(await screen.findByText('We cannot take cards here just now.')).toBeDefined();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByRole('button', { name: /book$/ })).toBeNull();
  });

  test('asks at most twelve things on the way to a card payment', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout();
    await screen.findByLabelText('Card number');
    const countryCode = screen.getByRole('combobox', { name: 'Country code' });
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
    // Part of the phone, and chosen already.
    expect(fields.filter((field) => field !== countryCode).length).toBeLessThanOrEqual(12);
  });
});

describe('a reload', () => {
  test('restores all but card number and security code, which are stored nowhere', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    const { unmount } = openCheckout();
    await fillInAll(userEvent.setup());
    expect(stored()).not.toMatch(/4242|123"/);
    unmount();
    openCheckout();
    expect(await screen.findByLabelText('Street')).toHaveProperty('value', '7 Tern Row');
    expect(screen.getByLabelText('Name on card')).toHaveProperty('value', 'M Oakshott-Pell');
    expect(screen.getByLabelText('Expiry date')).toHaveProperty('value', '09/29');
    expect(screen.getByRole('checkbox', { name: /^I agree to/ })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Security code')).toHaveProperty('value', '');
  });

  test('coming back from the bank with a no restores the form and shows why', async () => {
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
    openCheckout({ path: `/Book/TEST/Checkout/${token}` });
    const news = await screen.findByRole('alert');
    expect(news.textContent).toContain('The bank declined this card.');
    expect(news.textContent).toContain('the card number and the security code are gone');
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Marian');
  });

  test('a token whose booking is made leads to it instead of booking twice', async () => {
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      '/api/Reservation/Status': () => statusAnswer({ Status: 'Confirmed' }),
    });
    openCheckout({ path: `/Book/TEST/Checkout/${token}` });
    expect(await screen.findByText(`Now at /Book/TEST/Status/${token}`)).toBeDefined();
  });

  test('a basket whose payment is under way leads to it, so that nothing is paid again', async () => {
    keepBooking({ attemptKey: 'key', underWay: token });
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      '/api/Reservation/Status': () => statusAnswer({ Status: 'Pending' }),
    });
    openCheckout();
    expect(await screen.findByText(`Now at /Book/TEST/Status/${token}`)).toBeDefined();
  });

  test('a payment under way that came to nothing shows this, and the next press is another attempt', async () => {
    keepBooking({ attemptKey: 'key', underWay: token });
    const expired = {
      Success: false,
      Status: 'Expired',
      RefusalCode: 'payment.expired',
      Message: 'The payment was not finished in time.',
    } as const;
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      '/api/Reservation/Status': () => statusAnswer(expired),
    });
    openCheckout();
    expect((await screen.findByRole('alert')).textContent).toContain('The payment was not finished in time.');
    expect(loadBooking('TEST')).toMatchObject({ attemptKey: null, underWay: null });
    expect(loadBooking('TEST').items).toHaveLength(1);
  });
});
