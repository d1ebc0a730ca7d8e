import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { localDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildDeskSession, openDesk, serveDesk } from '../lib/desk.fixture.tsx';
import NewBookingPage from './new-booking-page.tsx';

const loft = /^The Loft.*Flexible.*£492\.00$/;
const roomTypeId = 11 as RoomTypeId;
const ratePlanId = 21 as RatePlanId;

const found: DeskAnswer<'NewBooking/Search'> = {
  currency: 'GBP',
  nights: 2,
  promoFault: null,
  roomTypes: [
    {
      roomTypeId,
      name: 'The Loft',
      left: 1,
      whyNot: null,
      beds: [],
      rates: [{ ratePlanId, name: 'Flexible', promotion: null, minors: [49_200, 49_200] }],
    },
    {
      roomTypeId: 12 as RoomTypeId,
      name: 'The Suite',
      left: 1,
      whyNot: 'From Friday 19 March at least 3 nights',
      beds: [],
      rates: [],
    },
  ],
};

const price: DeskAnswer<'NewBooking/Price'> = {
  currency: 'GBP',
  rooms: [
    {
      name: 'The Loft',
      ratePlan: 'Flexible',
      asksChildAges: false,
      nights: [{ date: localDate('2027-03-19'), minor: 24_600 }],
      roomMinor: 49_200,
      extras: [],
      totalMinor: 49_200,
      offered: [],
      cancelling: ['Cancel free of charge at any time.'],
    },
  ],
  totalMinor: 49_200,
  vatMinor: 8_200,
  cityTaxMinor: 0,
  voucherMinor: 0,
  voucherFault: null,
  ways: ['on-arrival', 'link', 'invoice'],
  companies: [{ accountId: 51, name: 'Palm Grove' }],
};

const booked: DeskAnswer<'NewBooking/Create'> = {
  number: 'K7QM4XRD2P',
  currency: 'GBP',
  totalMinor: 49_200,
  mailedTo: null,
  held: null,
};

const answers = {
  'NewBooking/Search': () => Response.json(found),
  'NewBooking/Price': () => Response.json(price),
  'NewBooking/Create': () => Response.json(booked),
};

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** By keyboard alone, from the field that has the focus. */
async function choose() {
  const user = userEvent.setup();
  openDesk(<NewBookingPage />, { at: '/Desk/TEST/bookings/new' });
  expect(document.activeElement).toBe(screen.getByLabelText('Arrival'));
  await user.keyboard('fri{Tab}');
  await user.clear(screen.getByLabelText('Nights'));
  await user.keyboard('2');
  await user.click(await screen.findByRole('radio', { name: loft }));
  await screen.findByRole('button', { name: 'Book for £492.00, paid on arrival' });
  return user;
}

/** Names the guest and presses, once the price is that of what is typed. */
async function book(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Lovelace');
  await user.type(screen.getByLabelText('Telephone'), '07700 900123');
  const button = screen.getByRole('button', { name: /^(Book|Hold) / });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
}

test('a day is typed as it is heard, and read back in full', async () => {
  serveDesk(answers);
  await choose();
  expect(screen.getByText('Friday 19th March 2027 to Sunday 21st March 2027')).not.toBeNull();
  expect(screen.getByText('The Suite: From Friday 19 March at least 3 nights')).not.toBeNull();
});

test('the press books for the sum that it says, and the number stands there to read out', async () => {
  const asked = serveDesk(answers);
  await book(await choose());
  await screen.findByRole('heading', { level: 1, name: 'Booked' });
  const created = asked.filter(({ name }) => name === 'NewBooking/Create');
  expect(created).toHaveLength(1);
  expect(created[0]?.body).toMatchObject({
    arrival: '2027-03-19',
    departure: '2027-03-21',
    seenMinor: 49_200,
    payment: { way: 'on-arrival' },
    booker: { firstName: 'Ada', phone: '07700 900123' },
    rooms: [{ roomTypeId, ratePlanId, leadGuest: null }],
  });
  expect(screen.getByText('K7Q').parentElement?.getAttribute('value')).toBe('K7QM4XRD2P');
  expect(screen.getByText(/nothing is mailed to the guest/)).not.toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed survives a reload, for who typed it alone', async () => {
  serveDesk(answers);
  const user = await choose();
  await user.type(screen.getByLabelText('Last name'), 'Lovelace');
  cleanup();
  openDesk(<NewBookingPage />, { at: '/Desk/TEST/bookings/new' });
  expect(await screen.findByDisplayValue('Lovelace')).not.toBeNull();
  expect(await screen.findByRole('radio', { name: loft, checked: true })).not.toBeNull();
  cleanup();
  const session = buildDeskSession({ email: 'tom@test.example' });
  openDesk(<NewBookingPage />, { at: '/Desk/TEST/bookings/new', session });
  expect((await screen.findByLabelText<HTMLInputElement>('Arrival')).value).toBe('');
});

test('somebody who booked before is found, and filled in to be corrected by hand', async () => {
  const known = {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+44 7700 900123' },
    lastArrival: localDate('2026-03-03'),
  };
  const asked = serveDesk({
    ...answers,
    'NewBooking/FindGuests': (body) =>
      Response.json({ guests: (body as { find: string }).find === 'love' ? [known] : [] }),
  });
  const user = await choose();
  const finder = screen.getByRole('combobox', { name: /Booked here before/ });
  await user.type(finder, 'love');
  const words = 'Ada Lovelace, ada@example.com, +44 7700 900123, last for Tue 3 Mar 2026';
  await screen.findByRole('option', { name: words });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.com');
  expect(screen.getByText('Ada Lovelace is filled in. Ask whether it is still right.')).not.toBeNull();
  await user.type(finder, 'zz');
  expect(await screen.findByText('Nobody by “zz”.')).not.toBeNull();
  await user.clear(screen.getByLabelText('Telephone'));
  await user.type(screen.getByLabelText('Telephone'), '07700 900999');
  const button = screen.getByRole('button', { name: /^Book / });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
  await screen.findByRole('heading', { level: 1, name: 'Booked' });
  expect(asked.find(({ name }) => name === 'NewBooking/Create')?.body).toMatchObject({
    booker: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '07700 900999' },
  });
});

test('a list of known guests that changes meanwhile fills in nobody else than was moved to', async () => {
  const guest = (firstName: string) => ({
    ...{ firstName, lastName: 'Love', email: '', phone: '', lastArrival: localDate('2026-03-03') },
  });
  let arrive: (response: Response) => void = () => undefined;
  const asked = serveDesk({
    ...answers,
    'NewBooking/FindGuests': (body) =>
      (body as { find: string }).find === 'lo'
        ? Response.json({ guests: [guest('Ada')] })
        : new Promise<Response>((resolve) => (arrive = resolve)),
  });
  const user = await choose();
  await user.type(screen.getByRole('combobox', { name: /Booked here before/ }), 'lo');
  await screen.findByRole('option', { name: /^Ada Love/ });
  await user.keyboard('ve{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: /^Ada/, selected: true })).toBeDefined());
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ find: 'love' }));
  arrive(Response.json({ guests: [guest('Grace')] }));
  await screen.findByRole('option', { name: /^Grace Love/ });
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
});

test('a fault is listed and stands at its field; nothing typed is lost', async () => {
  const words = 'Ask for a telephone number or an e-mail address';
  const body = {
    Message: 'Please check',
    RefusalCode: 'request.invalid',
    ModelState: { 'booker.phone': [words] },
  };
  serveDesk({ ...answers, 'NewBooking/Create': () => Response.json(body, { status: 400 }) });
  const user = await choose();
  await book(user);
  await user.click(await screen.findByRole('link', { name: words }));
  const phone = screen.getByLabelText('Telephone');
  expect(document.activeElement).toBe(phone);
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByDisplayValue('Lovelace')).not.toBeNull();
});

test('after a cut answer the next press sends the same key', async () => {
  let isCut = true;
  const asked = serveDesk({
    ...answers,
    'NewBooking/Create': () => (isCut ? new Response('{"number":', { status: 200 }) : Response.json(booked)),
  });
  const user = await choose();
  await book(user);
  await screen.findByRole('alert');
  isCut = false;
  const button = screen.getByRole('button', { name: /^Book for/ });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
  await screen.findByRole('heading', { level: 1, name: 'Booked' });
  const keys = asked.filter(({ name }) => name === 'NewBooking/Create').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a company is chosen and named in the press', async () => {
  const asked = serveDesk(answers);
  const user = await choose();
  await user.click(screen.getByRole('radio', { name: 'On a company’s invoice' }));
  await user.selectOptions(screen.getByLabelText('Company'), 'Palm Grove');
  await user.type(screen.getByLabelText('PO number'), 'PO-7');
  expect(screen.getByRole('button', { name: 'Book for £492.00, on Palm Grove’s invoice' })).not.toBeNull();
  await book(user);
  await screen.findByRole('heading', { level: 1, name: 'Booked' });
  expect(asked.find(({ name }) => name === 'NewBooking/Create')?.body).toMatchObject({
    payment: { way: 'invoice', accountId: 51, poNumber: 'PO-7' },
  });
});

test('a hold says until when, and shows the link to read out', async () => {
  const payLink = 'https://book.example/SecurePay/TEST/P/K7QM4XRD2P/code?id=1';
  const held = { until: '2027-03-20T18:00:00Z', payLink };
  const asked = serveDesk({ ...answers, 'NewBooking/Create': () => Response.json({ ...booked, held }) });
  const user = await choose();
  await user.click(screen.getByRole('radio', { name: 'Held, and a pay link' }));
  expect(
    screen.getByRole('button', { name: /^Hold until .* and make a pay link for £492\.00$/ }),
  ).not.toBeNull();
  await user.clear(screen.getByLabelText('Hold for so many hours'));
  await user.type(screen.getByLabelText('Hold for so many hours'), '2');
  await book(user);
  await screen.findByRole('heading', { level: 1, name: 'Held until it is paid' });
  expect(screen.getByText(/held until 18:00 on Sat 20 Mar 2027/)).not.toBeNull();
  expect(screen.getByDisplayValue(payLink)).not.toBeNull();
  const created = asked.find(({ name }) => name === 'NewBooking/Create');
  expect(created?.body).toMatchObject({ payment: { way: 'link', holdHours: 2 } });
});

test('a deposit is asked for by a link once it is booked, and a link that fails leaves it booked', async () => {
  const deposit = { number: booked.number, currency: 'GBP', minor: 10_000, mailedTo: null };
  const url = 'https://book.example/SecurePay/TEST/P/K7QM4XRD2P-1/code?id=1';
  const asked = serveDesk({ ...answers, 'Booking/PayLink': () => Response.json({ ...deposit, url }) });
  const user = await choose();
  await user.click(screen.getByRole('radio', { name: 'A deposit by pay link' }));
  await user.type(screen.getByLabelText(/^How much of it now/), '493');
  await book(user);
  expect(await screen.findAllByText('Type a sum up to £492.00')).toHaveLength(2);
  expect(asked.some(({ name }) => name === 'NewBooking/Create')).toBe(false);
  await user.clear(screen.getByLabelText(/^How much of it now/));
  await user.type(screen.getByLabelText(/^How much of it now/), '100');
  await user.click(
    screen.getByRole('button', { name: 'Book for £492.00 and make a pay link for £100.00 of it' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Booked' });
  expect(screen.getByDisplayValue(url)).not.toBeNull();
  expect(asked.flatMap(({ name, body }) => (/Create|PayLink/.test(name) ? [body] : []))).toMatchObject([
    { payment: { way: 'on-arrival' } },
    { number: 'K7QM4XRD2P', minor: 10_000, isMailed: false },
  ]);

  cleanup();
  const Message = 'No provider takes it.';
  serveDesk({
    ...answers,
    'Booking/PayLink': () => Response.json({ Message, RefusalCode: 'desk.no-links' }, { status: 409 }),
  });
  const again = await choose();
  await again.click(screen.getByRole('radio', { name: 'A deposit by pay link' }));
  await again.type(screen.getByLabelText(/^How much of it now/), '100');
  await book(again);
  await screen.findByRole('heading', { level: 1, name: 'Booked' });
  expect(screen.getByRole('alert').textContent).toContain(`${Message} Ask for it from the booking.`);
});

test('two rooms cannot both be the last one', async () => {
  serveDesk(answers);
  const user = await choose();
  await user.click(screen.getByRole('button', { name: 'Add a room' }));
  const second = await screen.findAllByRole('radio', { name: loft });
  expect(second.map((radio) => radio.hasAttribute('disabled'))).toEqual([false, true]);
});

test('a gift voucher pays its part: the press says what is left, and one that pays nothing says why', async () => {
  const asked = serveDesk({
    ...answers,
    'NewBooking/Price': (body) =>
      Response.json(
        JSON.stringify(body).includes('GIFT-50')
          ? { ...price, voucherMinor: 5_000, ways: ['on-arrival', 'invoice'] }
          : {
              ...price,
              voucherFault: JSON.stringify(body).includes('GIFT') ? 'Nothing is left on it.' : null,
            },
      ),
  });
  const user = await choose();
  const field = await screen.findByLabelText(/^Gift voucher/);
  await user.type(field, 'GIFT');
  expect(await screen.findByText('Nothing is left on it.')).toBeDefined();
  await user.type(field, '-50');
  const press = await screen.findByRole('button', {
    name: 'Book for £492.00: £50.00 by the voucher, £442.00 on arrival',
  });
  await user.click(press);
  await waitFor(() => expect(asked.some(({ name }) => name === 'NewBooking/Create')).toBe(true));
  expect(asked.find(({ name }) => name === 'NewBooking/Create')?.body).toMatchObject({
    voucherCode: 'GIFT-50',
    seenMinor: 49_200,
    seenVoucherMinor: 5_000,
  });
});
