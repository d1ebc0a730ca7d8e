import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { notifyManager } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { showAtTop, useTopNews } from '../../lib/top-news.ts';
import { buildUser } from '../../shared/account/account.fixture.ts';
import { buildManaged, countries, serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { inTurn } from '../../shared/booked/in-turn.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { renderOwned } from '../../shared/hotel/owned-page.fixture.tsx';
import ManageAccountPage from './manage-account-page.tsx';

const booking = {
  ReservationId: '0192f0a0-0000-7000-8000-000000000009',
  ReservationNumber: 'QHK4821356',
  DateFrom: '2027-03-14',
  DateTo: '2027-03-16',
  RoomTypeNames: ['The Loft'],
  Guests: [{ NumberOfAdults: 2, NumberOfChildren: 1, NumberOfInfants: 0 }],
  RoomTypeId: 4,
  RoomTypeImage: null,
  TotalCost: 300,
  IsCancelled: false,
  IsPast: false,
  Code: 'the-code',
  PreCheckIn: null,
};

const list = (Reservations: unknown[], HasMore = false) => Response.json({ Reservations, HasMore });

type Calls = Parameters<typeof serveHotelApi>[0];

async function open(calls: Calls = {}) {
  const client = show(calls);
  await screen.findByRole('heading', { name: 'Your cards' });
  return client;
}

function show(calls: Calls) {
  serveHotelApi({
    ...countries,
    '/api/Account': () => Response.json(buildUser()),
    '/api/Account/Reservations': () => list([booking]),
    ...calls,
  });
  const { client } = renderOwned(
    buildHotel({ property: { UseUserAccountOnBookingEngine: true } }),
    <MemoryRouter initialEntries={[guestPaths.manageAccount('TEST')]}>
      <ManageAccountPage />
    </MemoryRouter>,
  );
  return client;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dates = 'Sunday, 14 Mar 2027 to Tuesday, 16 Mar 2027';
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the next stay stands as a heading, and leads in one press to where it is managed', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'In 12 days, The Test House' })).toBeDefined();
  expect(screen.getByText(/^The Loft, 2 adults, 1 child\./)).toBeDefined();
  expect(screen.queryByText('Check in before you arrive'), 'nothing to check in yet').toBeNull();
  const manage = guestPaths.manageReservation('TEST', 'QHK4821356', 'the-code');
  expect(hrefOf('Change or cancel booking QHK4821356')).toBe(manage);
});

test('what is left to do and to pay for the next stay is shown', async () => {
  const opened: string[] = [];
  await open({
    '/api/Account/Reservations': () =>
      list([{ ...booking, PreCheckIn: { Code: 'check-in-code', IsDone: false } }]),
    '/api/ManageBooking/Search': (_, url) => {
      opened.push(new URL(url, window.location.href).searchParams.get('hash') ?? '');
      return Response.json({
        Success: true,
        Message: null,
        RefusalCode: null,
        Reservation: buildManaged(),
        Code: 'x',
      });
    },
  });
  expect(
    await screen.findByText(/Left to pay: £104\.00 on Sun.7.Mar.2027, £400\.00 at the hotel\./),
  ).toBeDefined();
  expect(screen.getByText(/^You can change dates, guests and extras until 18:00/)).toBeDefined();
  expect(hrefOf(/^Check in before you arrive/)).toBe(
    guestPaths.preCheckIn('TEST', 'QHK4821356', 'check-in-code'),
  );
  expect(opened).toEqual(['the-code']);
});

test('a past stay is booked again with its guests and room, never with its dates', async () => {
  const past = { ...booking, ReservationNumber: 'QHK1', IsPast: true, Code: null };
  const ofTwo = {
    ...past,
    ReservationId: '0192f0a0-0000-7000-8000-000000000010',
    Guests: [...booking.Guests, { NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 }],
    RoomTypeNames: ['The Loft', 'The Attic'],
    RoomTypeId: null,
    IsCancelled: true,
  };
  await open({ '/api/Account/Reservations': () => list([past, ofTwo]) });
  expect(await screen.findByRole('heading', { name: '2027' })).toBeDefined();
  expect(hrefOf('Book again: The Loft, as on Sun 14 Mar 2027')).toBe('/Book/TEST?rooms=2-1-0&room=4');
  expect(hrefOf('Book again: The Loft, The Attic, as on Sun 14 Mar 2027')).toBe(
    '/Book/TEST?rooms=2-1-0,1-0-0',
  );
  expect(screen.getByText('Cancelled')).toBeDefined();
  expect(screen.getByText(/^No stay is booked\./)).toBeDefined();
  expect(screen.queryByText(/Ask us for older ones/)).toBeNull();
});

test('a list that is cut says so', async () => {
  await open({ '/api/Account/Reservations': () => list([booking], true) });
  expect(await screen.findByText(/^These are your newest 1 bookings\. Ask us for older ones/)).toBeDefined();
});

test('details that cannot be saved are retained, and reported in the hotel’s words', async () => {
  await open({ '/api/Account/Update': () => Response.json({}, { status: 500 }) });
  const street = region('Your details').getByLabelText<HTMLInputElement>(/^Street/);
  await userEvent.type(street, ', Whitstable');
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByText(accountTexts.saveFailed)).toBeDefined();
  expect(document.activeElement?.textContent, 'brought into sight').toContain(accountTexts.saveFailed);
  expect(street.value).toBe('4 Shingle Row, Whitstable');
});

test('a password is not changed by who does not know it, which is shown at the form', async () => {
  const words = 'This is not your current password. Nothing has been changed.';
  const refusal = { Success: false, Message: words, RefusalCode: 'account.password-wrong' };
  await open({ '/api/Account/ChangePassword': () => Response.json(refusal) });
  const form = region('Your password');
  await userEvent.type(form.getByLabelText('Current password'), 'a wrong one!');
  await userEvent.type(form.getByLabelText('New password'), 'shingle-and-salt');
  await userEvent.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText(words)).toBeDefined();
});

test('another e-mail address is requested with the password, and the form says what happens', async () => {
  const sent: unknown[] = [];
  await open({
    '/api/Account/ChangeEmail': (init) => {
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ Success: true, Message: accountTexts.emailRequested, RefusalCode: null });
    },
  });
  const form = region('Your e-mail address');
  await userEvent.click(form.getByRole('button', { name: 'Change e-mail address' }));
  expect(form.getAllByText('A valid email address is required').length, 'not sent empty').toBeGreaterThan(0);
  await userEvent.type(form.getByLabelText(/^New e-mail/), 'marian@oakshott.example');
  await userEvent.type(form.getByLabelText('Password'), 'shingle-and-salt');
  await userEvent.click(form.getByRole('button', { name: 'Change e-mail address' }));
  const top = renderHook(() => useTopNews());
  await waitFor(() => expect(top.result.current?.text).toBe(accountTexts.emailRequested));
  expect(sent).toEqual([
    {
      PropertyId: 7,
      LanguageCode: 'en',
      EmailAddress: 'marian@oakshott.example',
      Password: 'shingle-and-salt',
    },
  ]);
  expect(form.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

test('a card is removed only when it is pressed again, and the focus stays with what was pressed', async () => {
  const removed: unknown[] = [];
  await open({
    '/api/Account/Cards/Remove': (init) => {
      removed.push(JSON.parse(String(init.body)));
      const answer = { Success: true, Message: accountTexts.cardRemoved, RefusalCode: null };
      return Response.json({ ...answer, CreditCards: [] });
    },
  });
  const cards = region('Your cards');
  expect(cards.getByText('Visa ending in 4242', { selector: 'p' })).toBeDefined();
  expect(cards.getByText('Expires 04/29')).toBeDefined();
  const remove = () => userEvent.click(cards.getByRole('button', { name: 'Remove Visa ending in 4242' }));
  await remove();
  await userEvent.click(cards.getByRole('button', { name: 'Keep Visa ending in 4242' }));
  expect(document.activeElement?.textContent).toBe('Remove Visa ending in 4242');
  await userEvent.click(cards.getByRole('button', { name: 'Add a card' }));
  expect(document.activeElement?.textContent).toBe('Do not add a card');
  expect(cards.getByLabelText('Card number')).toBeDefined();
  await userEvent.click(cards.getByRole('button', { name: 'Do not add a card' }));
  expect(document.activeElement?.textContent).toBe('Add a card');
  await remove();
  expect(removed).toEqual([]);
  await userEvent.click(cards.getByRole('button', { name: 'Remove this card' }));
  expect(await cards.findByText(accountTexts.cardRemoved)).toBeDefined();
  expect(document.activeElement?.textContent).toContain(accountTexts.cardRemoved);
  expect(removed).toEqual([{ PropertyId: 7, CreditCardId: buildUser().CreditCards[0]?.CreditCardId }]);
  await waitFor(() => expect(cards.queryByText('Expires 04/29')).toBeNull());
});

test('bookings that are there stay in view when newer ones could not be had', async () => {
  let answer = () => list([booking]);
  const client = await open({ '/api/Account/Reservations': () => answer() });
  await region('Your bookings').findByText(dates);
  answer = () => Response.json({}, { status: 500 });
  // Synchronous, so that assertions see the current state.
  notifyManager.setScheduler((notify) => notify());
  onTestFinished(() => notifyManager.setScheduler((notify) => setTimeout(notify, 0)));
  await act(() => client.refetchQueries());
  expect(region('Your bookings').getByText(dates)).toBeDefined();
});

test('a card is followed on where one answer about it was lost', async () => {
  sessionStorage.setItem('portico.card-request', '"the-request"');
  const answers = inTurn([
    () => Response.json({}, { status: 503 }),
    () => Response.json({ Status: 'Added', Message: 'Your card is kept.', CreditCards: [] }),
  ]);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  show({ '/api/Account/Cards/Status': answers.answer });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(answers.sent).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Your card is kept.')).toBeDefined();
  expect(sessionStorage.getItem('portico.card-request')).toBeNull();
});

test('what was saved is not said above how the next press ends', async () => {
  const top = renderHook(() => useTopNews());
  const refused = { Success: false, Message: 'No', RefusalCode: 'account.card-unknown', CreditCards: [] };
  await open({
    '/api/Account/Cards/Remove': () => Response.json(refused),
  });
  act(() => showAtTop({ tone: 'positive', text: accountTexts.saved }));
  expect(top.result.current?.text).toBe('Details saved');
  const cards = region('Your cards');
  await userEvent.click(cards.getByRole('button', { name: 'Remove Visa ending in 4242' }));
  await userEvent.click(cards.getByRole('button', { name: 'Remove this card' }));
  expect(await cards.findByText('No')).toBeDefined();
  expect(top.result.current).toBeNull();
});
