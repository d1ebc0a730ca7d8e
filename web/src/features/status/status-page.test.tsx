import { pages } from '@portico/contract/pages';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveHotelApi, statusAnswer, token } from '../../shared/booked/hotel-api.fixture.ts';
import { loadBooking, saveBooking } from '../../shared/stay/booking-session.ts';
import { BookingProvider } from '../../shared/stay/booking-provider.tsx';
import { emptyBooking, nothingSeen, type BookingItem } from '../../shared/stay/booking.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { readVoucherCode, writeVoucherCode } from '../../shared/search/voucher-session.ts';
import StatusPage from './status-page.tsx';

/** Answers each poll with the next of these, then always with the last, and counts them. */
function serveStatus(...replies: (() => Response | Promise<Response>)[]) {
  const call = vi.fn(
    () => replies[Math.min(call.mock.calls.length, replies.length) - 1]?.() ?? statusAnswer(),
  );
  serveHotelApi({ '/api/Reservation/Status': call });
  return call;
}

const giftHotel = buildHotel({ config: { GiftServiceProviderConfig: { Active: true, Name: null } } });

function Elsewhere() {
  return <p>Now at {useLocation().pathname}</p>;
}

function open(hotel = buildHotel()) {
  return render(
    <OwnerContext value={hotel}>
      <QueryClientProvider client={new QueryClient()}>
        <BookingProvider>
          <MemoryRouter initialEntries={[`/Book/TEST/Status/${token}`]}>
            <Routes>
              <Route path={pages.status.path} element={<StatusPage />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </BookingProvider>
      </QueryClientProvider>
    </OwnerContext>,
  );
}

const chosen: BookingItem = {
  roomNumber: 1,
  guests: { adults: 2, children: 0, infants: 0 },
  roomTypeId: 2 as RoomTypeId,
  ratePlanId: 12 as RatePlanId,
  leadGuest: null,
  grossMinor: 30_000,
  ...nothingSeen,
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

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

describe('a booking under way', () => {
  test('is asked for at once, after 1, 2, 3 and then every 5 seconds', async () => {
    const requests = serveStatus(() => statusAnswer());
    open();
    await pass(0);
    const counts = [requests.mock.calls.length];
    for (const seconds of [1, 2, 3, 5, 5]) {
      await pass(seconds * 1_000 - 10);
      counts.push(requests.mock.calls.length);
      await pass(10);
      counts.push(requests.mock.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  });

  test('never shows a blank page: what is happening, then the number, then whom to ask', async () => {
    serveStatus(() => statusAnswer());
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your booking is being made' })).toBeDefined();
    expect(screen.getByText(/do not pay again/)).toBeDefined();
    await pass(0);
    expect(screen.getByText(/Your reservation number/).parentElement?.textContent).toContain('QHK4821356');
    await pass(14_900);
    expect(screen.queryByRole('link', { name: '+44 1227 496 0142' })).toBeNull();
    await pass(200);
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
  });

  test('goes on asking when an answer was lost', async () => {
    const requests = serveStatus(
      () => Promise.reject(new TypeError('cut off')),
      () => statusAnswer(),
    );
    open();
    await pass(0);
    expect(screen.getByText(/keep trying/)).toBeDefined();
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
    await pass(1_010);
    expect(requests.mock.calls).toHaveLength(2);
    expect(screen.queryByText(/keep trying/)).toBeNull();
  });

  test('that is confirmed goes to its confirmation, empties the basket and forgets the gift voucher', async () => {
    writeVoucherCode(giftHotel, 'QUAY-GIFT-500');
    saveBooking('TEST', { ...emptyBooking, search: 'arrive=2027-03-14', attemptKey: 'key' });
    serveStatus(
      () => statusAnswer(),
      () => statusAnswer({ Status: 'Confirmed' }),
    );
    open();
    await pass(1_010);
    expect(screen.getByText(`Now at /Book/TEST/Confirmation/${token}`)).toBeDefined();
    expect(loadBooking('TEST')).toEqual(emptyBooking);
    expect(readVoucherCode(giftHotel)).toBeNull();
  });

  test('that was cancelled since goes to its confirmation, which shows this', async () => {
    serveStatus(() => statusAnswer({ Status: 'Cancelled' }));
    open();
    await pass(0);
    expect(screen.getByText(`Now at /Book/TEST/Confirmation/${token}`)).toBeDefined();
  });

  test('that is confirmed leaves a basket begun since alone', async () => {
    const since = { ...emptyBooking, search: 'arrive=2027-04-01&nights=1&rooms=2-0-0' };
    saveBooking('TEST', since);
    serveStatus(() => statusAnswer({ Status: 'Confirmed' }));
    open();
    await pass(0);
    expect(loadBooking('TEST')).toEqual(since);
  });

  test('that the bank asks about has the way to the bank', async () => {
    serveStatus(() => statusAnswer({ Status: 'ActionRequired', ActionUrl: '/sandbox/challenge/1' }));
    open();
    await pass(0);
    expect(screen.getByText(/do not pay again: until you have, nothing is charged/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your bank' }).getAttribute('href')).toBe(
      '/sandbox/challenge/1',
    );
  });

  test('reads out what has changed, and not the ways on and out with it', async () => {
    const actionRequired = {
      Status: 'ActionRequired',
      ActionUrl: '/bank',
      HoldEndsAt: '2027-07-02T14:26:00Z',
    } as const;
    serveStatus(
      () => statusAnswer(),
      () => statusAnswer(actionRequired),
    );
    open();
    const shown = screen.getByRole('status');
    await pass(1_010);
    expect(shown.textContent).toMatch(/^Your bank asks you to confirm the payment\..*held for you until/);
    expect(shown.getAttribute('aria-atomic')).toBe('false');
    expect(within(shown).queryAllByRole('link')).toEqual([]);
    expect(within(shown).queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go to your bank' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel this booking' })).toBeDefined();
  });

  test('that the bank asks about shows until when its room is held, by the hotel’s clock', async () => {
    serveStatus(() =>
      statusAnswer({ Status: 'ActionRequired', ActionUrl: '/bank', HoldEndsAt: '2027-07-02T14:26:00.000Z' }),
    );
    open();
    await pass(0);
    expect(screen.getByText(/Your room is held for you until/).textContent).toContain('15:26');
  });

  test('whose time is up while the bank cannot be asked shows this, and offers no way to pay', async () => {
    serveStatus(() => statusAnswer({ Status: 'ActionRequired' }));
    open();
    await pass(0);
    expect(screen.getByText(/The time to pay is up. We are asking your bank/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Go to your bank' })).toBeNull();
  });

  test('that cannot be ended just now stays, and shows this', async () => {
    const actionRequired = { Status: 'ActionRequired', ActionUrl: '/bank' } as const;
    serveHotelApi({
      '/api/Reservation/Status': () => statusAnswer(actionRequired),
      '/api/Reservation/Abandon': () => statusAnswer(actionRequired),
    });
    open();
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Use another card' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain('We could not end this payment just now.');
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your bank' })).toBeDefined();
  });

  test('that its guest cancels leads to the search, also where its status shows first that it is over', async () => {
    const actionRequired = { Status: 'ActionRequired', ActionUrl: '/bank' } as const;
    const over = {
      Success: false,
      Status: 'Expired',
      ActionUrl: null,
      RefusalCode: 'payment.abandoned',
    } as const;
    let isOver = false;
    let answer: (response: Response) => void = () => undefined;
    serveHotelApi({
      '/api/Reservation/Status': () => statusAnswer(isOver ? over : actionRequired),
      '/api/Reservation/Abandon': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    saveBooking('TEST', { ...emptyBooking, items: [chosen], attemptKey: 'key', underWay: token });
    const replace = vi.fn();
    vi.stubGlobal('location', { replace });
    open();
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }));
    isOver = true;
    await pass(5_000);
    answer(statusAnswer(over));
    await pass(0);
    expect(replace.mock.calls).toEqual([['/Book/TEST']]);
  });

  test('that is to be paid on a provider’s page has the way there, another way to pay, and a way to turn back', async () => {
    const actionRequired = { Status: 'ActionRequired', ActionUrl: 'https://pay.example/c/1' } as const;
    saveBooking('TEST', { ...emptyBooking, items: [chosen], attemptKey: 'key', underWay: token });
    serveHotelApi({
      '/api/Reservation/Status': () => statusAnswer(actionRequired),
      '/api/Reservation/Abandon': () => statusAnswer(actionRequired),
    });
    open(buildHotel({ cardEntry: 'on-its-page', property: { PaymentTypes: [5, 0, 1] } }));
    await pass(0);
    expect(screen.getByRole('status').textContent).toMatch(
      /^Your booking waits for you on the payment page\. Go on there, and do not pay again elsewhere/,
    );
    expect(screen.getByRole('link', { name: 'Go on to the payment page' }).getAttribute('href')).toBe(
      'https://pay.example/c/1',
    );
    expect(screen.getByRole('button', { name: 'Cancel this booking' })).toBeDefined();
    expect(document.body.textContent).not.toContain('bank');
    fireEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain('Our payment provider has not answered us.');
  });

  test('whose time is up asks the provider of its payment page, and offers no way there', async () => {
    serveStatus(() => statusAnswer({ Status: 'ActionRequired' }));
    open(buildHotel({ property: { PaymentTypes: [4] }, cardEntry: 'none', providerWays: ['paystack'] }));
    await pass(0);
    expect(screen.getByText(/The time to pay is up. We are asking our payment provider/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Go on to the payment page' })).toBeNull();
  });

  test('that can be paid no other way leads back to the checkout, and does not promise another', async () => {
    saveBooking('TEST', { ...emptyBooking, items: [chosen], attemptKey: 'key', underWay: token });
    serveStatus(() => statusAnswer({ Status: 'ActionRequired', ActionUrl: 'https://pay.example/c/1' }));
    open(buildHotel({ cardEntry: 'on-its-page' }));
    await pass(0);
    expect(screen.getByRole('button', { name: 'Back to the checkout' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pay another way' })).toBeNull();
  });

  test.each([
    ['that no one knows', 404, 'reservation.unknown'],
    ['whose token is cut short', 400, 'request.invalid'],
  ])('%s is not found, and is requested no more', async (_which, status, RefusalCode) => {
    const requests = serveStatus(() =>
      Response.json({ Message: 'No such booking', RefusalCode }, { status }),
    );
    open();
    await pass(10_000);
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
    expect(requests.mock.calls).toHaveLength(1);
  });
});

describe('a booking that came to nothing, in a tab that did not make it', () => {
  const none = { Success: false, ActionUrl: null } as const;

  test.each([
    ['Declined', 'payment.declined', 'Your payment was declined'],
    ['Expired', 'payment.expired', 'The time to pay is up'],
    ['Expired', 'payment.abandoned', 'You ended this booking'],
  ] as const)(
    '%s shows this by %s, and has the way to a new search',
    async (Status, RefusalCode, heading) => {
      const requests = serveStatus(() =>
        statusAnswer({ ...none, Status, RefusalCode, Message: 'Nothing has been charged.' }),
      );
      open();
      await pass(10_000);
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeDefined();
      expect(screen.getByText(/Nothing has been charged\.$/)).toBeDefined();
      expect(screen.getByRole('link', { name: 'Begin a new search' }).getAttribute('href')).toBe(
        '/Book/TEST',
      );
      expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
      expect(requests.mock.calls).toHaveLength(1);
    },
  );

  test.each([
    [false, 'is being given back in full'],
    [true, 'has been given back in full'],
  ])('Refused shows how much was taken and is refunded, done: %s', async (IsDone, words) => {
    serveStatus(() =>
      statusAnswer({
        ...none,
        Status: 'Refused',
        RefusalCode: 'payment.given-back',
        Refund: { Amount: 159.99, IsDone },
      }),
    );
    open();
    await pass(0);
    expect(screen.getByText(/£159\.99 was taken/).textContent).toContain(words);
  });

  test('is tried again only by the tab that made it; another basket of the tab is another stay', async () => {
    const ended = () => statusAnswer({ ...none, Status: 'Expired', RefusalCode: 'payment.expired' });
    const stay = { ...emptyBooking, search: 'arrive=2027-03-14&nights=2&rooms=2-0-0', items: [chosen] };
    saveBooking('TEST', { ...stay, attemptKey: 'key', underWay: token });
    serveStatus(ended);
    open();
    await pass(0);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/Book/TEST/Checkout');
    cleanup();
    saveBooking('TEST', stay);
    open();
    await pass(0);
    expect(screen.getByRole('heading', { level: 1, name: 'The time to pay is up' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go on with what you chose here' }).getAttribute('href')).toBe(
      '/Book/TEST/Checkout',
    );
  });

  test('leaves a payment under way of another booking alone', async () => {
    const other = { ...emptyBooking, search: 'arrive=2027-03-14', attemptKey: 'key', underWay: 'another' };
    saveBooking('TEST', other);
    serveStatus(() => statusAnswer({ ...none, Status: 'Declined', RefusalCode: 'payment.declined' }));
    open();
    await pass(0);
    expect(loadBooking('TEST')).toEqual(other);
  });
});
