import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { linkEndedText } from '@portico/contract/texts/booked-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildBookedRoom,
  buildConfirmation,
  serveHotelApi,
  token,
  buildBookedService,
} from '../../shared/booked/hotel-api.fixture.ts';
import { keepAccountNews } from '../../shared/booked/account-news.ts';
import { readLookup } from '../../shared/booked/lookup-session.ts';
import { readOpened } from '../../shared/booked/opened-session.ts';
import { readTableStay } from '../../shared/booked/table-stay.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { buildDocumentData, buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import type { Hotel } from '../../shared/hotel/hotel.ts';
import ConfirmationPage from './confirmation-page.tsx';

const { Voice } = buildDocumentData().property;
const defaultHotel = buildHotel({ property: { Voice: { ...Voice, Thanks: 'We’ll keep the light on' } } });

function open(
  answer: ConfirmationResponse | Response,
  hotel: Hotel = defaultHotel,
  calls: Parameters<typeof serveHotelApi>[0] = {},
) {
  const response = answer instanceof Response ? answer : Response.json(answer);
  serveHotelApi({ '/api/Reservation/Confirmation': () => response, ...calls });
  return render(
    <OwnerContext value={hotel}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/Book/TEST/Confirmation/${token}`]}>
          <Routes>
            <Route path={pages.confirmation.path} element={<ConfirmationPage />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </OwnerContext>,
  );
}

/** With plain spaces: dates and sums contain non-breaking ones. */
function sentencesAfter(heading: HTMLElement): string[] {
  const step = heading.closest('li');
  if (step === null) return [];
  return [...step.querySelectorAll('li')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

function Elsewhere() {
  return <p>Now at {useLocation().pathname}</p>;
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T14:30:00Z') });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the confirmation of a booking that was cancelled shows this, and what it cost', async () => {
  const room = buildBookedRoom({ IsCancelled: true, CancellationFee: 210 });
  open(buildConfirmation({ Status: 'Cancelled', IsCancelled: true, Rooms: [room] }));
  await screen.findByRole('heading', { level: 1, name: 'Your booking is cancelled.' });
  expect(screen.getByText(/Cancelling cost £210.00/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'What’s next' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  expect(document.title).toBe('Cancelled, QHK4821356 – The Test House');
});

test('rooms on dates of their own each show them, and no number of nights is stated of all', async () => {
  const later = {
    ReservationItemId: '2',
    RoomNumber: 2,
    RoomTypeName: 'The Loft',
    DateOfArrival: '2027-03-16',
    DateOfDeparture: '2027-03-18',
  };
  open(buildConfirmation({ DateTo: '2027-03-18', Rooms: [buildBookedRoom(), buildBookedRoom(later)] }));
  const rooms = within(await screen.findByRole('list', { name: 'Your rooms' })).getAllByRole('listitem');
  const texts = rooms.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(texts[0]).toContain('Sun 14 Mar 2027 to Wed 17 Mar 2027, 3 nights');
  expect(texts[1]).toContain('Tue 16 Mar 2027 to Thu 18 Mar 2027, 2 nights');
  const main = screen.getByRole('main').textContent.replaceAll('\u00a0', ' ');
  expect(main).toContain('These rooms are yours, the first from Sunday 14th March 2027.');
  expect(main).toContain('dates differ');
  expect(main).not.toContain('4 nights');
});

test('an account that could not be made is shown beside the booking, which stands', async () => {
  keepAccountNews(token, { isMade: false, text: accountTexts.createFailed });
  open(buildConfirmation());
  await screen.findByRole('heading', { level: 1, name: /^We’ll keep the light on/ });
  expect(screen.getByRole('alert').textContent).toContain(accountTexts.createFailed);
  expect(screen.getByRole('link', { name: 'Make an account' }).getAttribute('href')).toBe(
    guestPaths.register('TEST'),
  );
  sessionStorage.clear();
});

describe('a confirmation', () => {
  test('keeps the currency the guest looked in, beside the total that was charged', async () => {
    sessionStorage.setItem('portico.currency.test', '"EUR"');
    const rates = { BaseCurrency: 'GBP', Rates: { EUR: 1.16 }, AsOf: '2027-03-01' };
    open(
      buildConfirmation({ TotalCost: 300 }),
      buildHotel({ property: { AvailableCurrencies: ['GBP', 'EUR'] } }),
      {
        '/api/CurrencyExchangeRate': () => Response.json(rates),
      },
    );
    const note = await screen.findByText('about €348, charged in £');
    expect(note.parentElement?.previousElementSibling?.textContent).toBe('Total£300.00');
    sessionStorage.clear();
  });

  test('thanks in the hotel’s own words and shows when the room is theirs', async () => {
    open(buildConfirmation());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We’ll keep the light on, Marian.' }),
    ).toBeDefined();
    expect(
      screen.getByText(/^Booking made successfully\. The Boatshed is yours from Sunday 14th March 2027\./)
        .textContent,
    ).toContain('marian@example.com');
    expect(document.title).toBe('Booked, QHK4821356 – The Test House');
  });

  test('leads to the booking itself, and gives the lookup its number where that does not open', async () => {
    open(buildConfirmation());
    const link = await screen.findByRole('link', { name: 'Manage booking' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(link);
    expect(link.getAttribute('href')).toBe('/Manage/TEST/Reservation');
    const { ReservationId: reservationId } = buildConfirmation();
    expect(readOpened('TEST')).toEqual({ reservationId, wasShown: false });
    expect(readLookup('TEST')).toEqual({ reservationNumber: 'QHK4821356', guestName: '' });
  });

  test('leads to the extras of its first room that can have more; without one it does not', async () => {
    const fixed = buildBookedRoom({ ExtrasCanBeAdded: false });
    open(buildConfirmation({ Rooms: [fixed, buildBookedRoom({ RoomNumber: 2, ReservationItemId: '2' })] }));
    const link = await screen.findByRole('link', { name: 'Add extras' });
    expect(link.getAttribute('href')).toBe('/Manage/TEST/Reservation?step=extras&unit=2');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(link);
    expect(readOpened('TEST')?.wasShown).toBe(false);
    expect(readLookup('TEST').reservationNumber).toBe('QHK4821356');
    cleanup();
    open(buildConfirmation({ Rooms: [fixed] }));
    await screen.findByRole('link', { name: 'Manage booking' });
    expect(screen.queryByRole('link', { name: 'Add extras' })).toBeNull();
  });

  test('copies the reservation number without gaps and shows this', async () => {
    const user = userEvent.setup();
    open(buildConfirmation());
    await user.click(await screen.findByRole('button', { name: /^Copy/ }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
    expect(await navigator.clipboard.readText()).toBe('QHK4821356');
  });

  test('shows each step of cancelling and how to arrive, in the date formats of the specification', async () => {
    open(buildConfirmation());
    const heading = await screen.findByRole('heading', { name: 'If your plans change' });
    expect(sentencesAfter(heading)).toEqual([
      'Cancel free of charge until 18:00 on Friday, 12 Mar 2027.',
      'After that it costs one night, £210.00.',
      'If you do not come, it costs the whole price, £630.00.',
      'Times are the hotel’s.',
    ]);
    expect(screen.getByRole('heading', { name: /^Sunday\s14th\sMarch\s2027, from\s15:00$/ })).toBeDefined();
  });

  test('names the rooms where their terms differ, and leaves out what can apply no more', async () => {
    vi.setSystemTime(new Date('2027-03-13T09:00:00Z'));
    const strict = buildBookedRoom({ ReservationItemId: '2', RoomNumber: 2, RoomTypeName: 'The Sail Loft' });
    const Cancellation = [
      { DaysBefore: null, At: null, Fee: 'Full' as const, Value: null, NoShow: false },
      { DaysBefore: null, At: null, Fee: 'Full' as const, Value: null, NoShow: true },
    ];
    open(
      buildConfirmation({
        Rooms: [buildBookedRoom(), { ...strict, Policy: { ...strict.Policy, Cancellation } }],
      }),
    );
    const step = (await screen.findByRole('heading', { name: 'If your plans change' })).closest('li');
    expect(step?.textContent).toBe(
      [
        'If your plans change',
        'Room 1, The Boatshed',
        'Cancelling costs one night, £210.00.',
        'If you do not come, it costs the whole price, £630.00.',
        'Room 2, The Sail Loft',
        'Non-refundable: cancelling costs the whole price, £630.00.',
        'If you do not come, it costs the same.',
      ].join(''),
    );
  });

  test('has a receipt: the rooms, the total, what is paid and what is still to pay', async () => {
    open(buildConfirmation());
    const receipt = await screen.findByRole('region', { name: 'Receipt' });
    const lines = within(receipt)
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(lines).toEqual([
      'The Boatshed, 3\u00a0nights £630.00',
      'Total £630.00',
      'VAT in this price £105.00',
      'Paid today, Visa ending 4242 £126.00',
      'To pay on Sun 7 Mar 2027 £104.00',
      'To pay at the hotel £400.00',
    ]);
    expect(within(receipt).getByText('Tue 2 Mar 2027, 14:26')).toBeDefined();
  });

  test.each([
    [
      'a company',
      { Company: { AccountId: 7, Name: 'Harbour Freight Ltd', PONumber: 'PO-10042' }, PaymentType: 3 },
      ['On invoice to Harbour Freight Ltd £630.00', 'PO number PO-10042 '],
    ],
    ['its guest', { Company: null, PaymentType: 1 }, ['On invoice to you £630.00']],
  ])('shows in its receipt what is on the invoice to %s, and that nothing is paid', async (_, to, lines) => {
    const none = { Paid: 0, DueLater: [], DueAtHotel: 0, CreditCards: [] };
    open(buildConfirmation({ ...none, ...to, DueOnInvoice: 630 }));
    const receipt = await screen.findByRole('region', { name: 'Receipt' });
    expect(
      within(receipt)
        .getAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`),
    ).toEqual([
      'The Boatshed, 3\u00a0nights £630.00',
      'Total £630.00',
      'VAT in this price £105.00',
      ...lines,
      'To pay at the hotel £0.00',
    ]);
  });

  test('has extras, a lowered price and a gift voucher in its receipt, with sums that add up', async () => {
    const loft = buildBookedRoom({
      TotalRoomCost: 700,
      Promotion: { PromotionId: 3, Name: 'Ten with the tide' },
      RoomConfiguration: { Id: 8, Name: 'Twin beds' },
      Services: [buildBookedService({ Quantity: 2, TotalCost: 76 })],
      TotalServicesCost: 76,
      TotalCost: 706,
    });
    open(
      buildConfirmation({
        Rooms: [loft],
        LocationName: 'On the harbour',
        TotalServicesCost: 76,
        TotalCost: 706,
        HopGiftVoucherCode: '••••T-50',
        HopGiftDiscountAmount: 50,
        Paid: 76,
        DueLater: [],
        DueAtHotel: 580,
      }),
    );
    const receipt = await screen.findByRole('region', { name: 'Receipt' });
    const lines = within(receipt)
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(lines).toEqual([
      'The Boatshed, 3\u00a0nights was £700.00, now £630.00',
      'Oysters on arrival × 2 £76.00',
      'Total £706.00',
      'VAT in this price £105.00',
      'Gift voucher ending T-50 −£50.00',
      'Paid today, Visa ending 4242 £76.00',
      'To pay at the hotel £580.00',
    ]);
    expect(screen.getByText('On the harbour')).toBeDefined();
    const room = screen.getByRole('list', { name: 'Your rooms' }).textContent;
    expect(room).toContain('2\u00a0adults, 1\u00a0child\u00a0·\u00a0Twin beds');
    expect(room).toContain('Flexible, with breakfast\u00a0·\u00a0Ten with the tide');
    expect(room).toContain('Oysters on arrival × 2');
  });

  test('offers only what leads somewhere: managing, a calendar file, directions, print, another room, the hotel’s website', async () => {
    open(buildConfirmation());
    const tools = await screen.findByRole('navigation', { name: 'Your booking' });
    expect(within(tools).getByRole('button', { name: 'Print' })).toBeDefined();
    expect(
      within(tools)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Manage booking', '/Manage/TEST/Reservation'],
      ['Add extras', '/Manage/TEST/Reservation?step=extras&unit=1'],
      ['Add to calendar', `/api/Reservation/Calendar?propertyId=7&referenceNumber=${token}`],
      ['Directions (opens in a new tab)', 'https://maps.example/house'],
      ['Book another room', '/Book/TEST'],
      ['Back to the hotel website', 'https://house.example/'],
    ]);
  });

  test('leads to a table for everybody on the first evening, where the hotel has a restaurant', async () => {
    const config = {
      RestaurantBookingServiceActive: true,
      RestaurantBookingDefaultRestaurant: 1,
      RestaurantBookingServiceType: 'Portico',
    };
    open(buildConfirmation(), buildHotel({ config }));
    const link = await screen.findByRole('link', { name: 'Book a table' });
    expect(link.getAttribute('href')).toBe('/Table/TEST');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(readTableStay('TEST')).toEqual({
      reservationNumber: 'QHK4821356',
      confirmationToken: token,
      date: '2027-03-14',
      party: 3,
      email: 'marian@example.com',
      phone: '',
    });
    cleanup();
    open(buildConfirmation({ Status: 'Cancelled', IsCancelled: true }), buildHotel({ config }));
    await screen.findByRole('navigation', { name: 'Your booking' });
    expect(screen.queryByRole('link', { name: 'Book a table' })).toBeNull();
  });

  test('of a lodge never speaks of a room', async () => {
    const lodge = buildHotel({ property: { UnitName: { Singular: 'lodge', Plural: 'lodges' } } });
    const rooms = [
      buildBookedRoom(),
      buildBookedRoom({ ReservationItemId: '2', RoomNumber: 2, RoomTypeName: 'Tarn' }),
    ];
    open(buildConfirmation({ Rooms: rooms }), lodge);
    await screen.findByText(/These lodges are yours from Sunday 14th March 2027\./);
    expect(document.body.textContent).not.toMatch(/\brooms?\b/i);
  });

  test('of a card saved as guarantee states that nothing is charged', async () => {
    open(buildConfirmation({ Paid: 0, DueLater: [], DueAtHotel: 630 }));
    expect(
      await screen.findByText(/Kept as guarantee: Visa ending 4242\. Nothing is charged now\./),
    ).toBeDefined();
  });

  test('of several saved cards names the last, and none once the booking is cancelled', async () => {
    const CreditCards = [
      { Name: 'Visa', LastFour: '4242' },
      { Name: 'Mastercard', LastFour: '4444' },
    ];
    const withCards = { Paid: 0, DueLater: [], DueAtHotel: 630, CreditCards };
    open(buildConfirmation(withCards));
    const receipt = await screen.findByRole('region', { name: 'Receipt' });
    expect(receipt.textContent).toContain('Kept as guarantee: Mastercard ending 4444.');
    cleanup();
    open(buildConfirmation({ ...withCards, Status: 'Cancelled', IsCancelled: true, DueAtHotel: 0 }));
    const cancelled = await screen.findByRole('region', { name: 'Receipt' });
    expect(cancelled.textContent).not.toContain('Kept as guarantee');
  });

  test('of a booking that is not decided goes to its status', async () => {
    open(buildConfirmation({ Status: 'Pending' }));
    expect(await screen.findByText(`Now at /Book/TEST/Status/${token}`)).toBeDefined();
  });

  test.each([
    ['that no one knows', 404, 'reservation.unknown'],
    ['that is cut short', 400, 'request.invalid'],
  ])('of a token %s is not found', async (_which, status, RefusalCode) => {
    open(Response.json({ Message: 'No such booking', RefusalCode }, { status }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
  });

  test('of a stay long past states that its link has ended and whom to call', async () => {
    const Message = linkEndedText({ telephone: '01234 567890', email: 'desk@quay.example' });
    open(Response.json({ Message, RefusalCode: 'reservation.ended' }, { status: 410 }));
    expect(await screen.findByText(/ended 30 days after your stay.*01234 567890/)).toBeDefined();
  });
});
