import type { WireTableBooking } from '@portico/contract/calls/restaurant-booking';
import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { tableCancelledText, tableTooLateText } from '@portico/contract/texts/table-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import TableBookingPage from './table-booking-page.tsx';

const table: WireTableBooking = {
  BookingReference: 'QHK4821356',
  RestaurantName: 'The Oyster Room',
  VisitDate: localDate('2027-03-15'),
  VisitTime: '19:30',
  LeaveTime: null,
  PartySize: 5,
  PromotionName: 'Monday supper',
  IsCancelled: false,
  CanBeCancelled: true,
  CancelBefore: { Date: localDate('2027-03-15'), At: '16:00' },
};

/** Answers with the table as it stands, which the call to cancel may change. */
function open(
  first: () => Response,
  cancel: () => Response = () => Response.error(),
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  let stands = first;
  const sent: unknown[] = [];
  serveHotelApi({
    '/api/RestaurantBooking/Booking': () => stands(),
    '/api/RestaurantBooking/Cancel': (init) => {
      sent.push(JSON.parse(String(init.body)));
      const answer = cancel();
      if (answer.ok) stands = () => Response.json({ ...table, IsCancelled: true, CanBeCancelled: false });
      return answer;
    },
  });
  render(
    <OwnerContext value={buildHotel()}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[guestPaths.tableBooking('TEST', 'QHK4821356', 'the-code')]}>
          <Routes>
            <Route path={pages.tableBooking.path} element={<TableBookingPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </OwnerContext>,
  );
  return sent;
}

const button = (name: string) => screen.findByRole('button', { name });
const shown =
  (changes: Partial<WireTableBooking> = {}) =>
  () =>
    Response.json({ ...table, ...changes });

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the link of the mail shows the table, and cancels it once the guest confirmed', async () => {
  const sent = open(shown(), () =>
    Response.json({ Success: true, Message: tableCancelledText, RefusalCode: null }),
  );
  expect(await screen.findByText('Five people')).toBeTruthy();
  expect(screen.getByText('Monday supper')).toBeTruthy();
  expect(screen.getByText(/until 16:00 on the day/)).toBeTruthy();
  await userEvent.click(await button('Cancel this table'));
  await userEvent.click(await button('Keep it'));
  expect(sent).toEqual([]);
  await userEvent.click(await button('Cancel this table'));
  await userEvent.click(await button('Yes, cancel the table'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your table is cancelled' })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain(tableCancelledText);
  expect(sent).toEqual([{ PropertyId: 7, ReferenceNumber: 'QHK4821356', Code: 'the-code' }]);
});

test('later than the hotel’s time nothing is offered but whom to call', async () => {
  open(shown({ CanBeCancelled: false }));
  expect(await screen.findByText(new RegExp(tableTooLateText.slice(0, 30)))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel this table' })).toBeNull();
});

test('a table that could not be cancelled shows this, and it may be tried again', async () => {
  open(shown(), () => Response.json({ Message: 'Many guests are booking.' }, { status: 503 }));
  await userEvent.click(await button('Cancel this table'));
  await userEvent.click(await button('Yes, cancel the table'));
  expect(await screen.findByText('We do not know whether your table is cancelled.')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('We do not know');
  expect(await button('Yes, cancel the table')).toBeTruthy();
});

test('a link that is none shows this and whom to contact', async () => {
  open(() =>
    Response.json({ Message: 'This link is invalid...', RefusalCode: 'link.invalid' }, { status: 404 }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Invalid link' })).toBeTruthy();
  expect(screen.getByText('This link is invalid...')).toBeTruthy();
});

test('a table that could not be looked up is looked up again', async () => {
  const answers = [() => Response.json({ Message: 'Busy' }, { status: 503 }), shown()];
  open(() => answers.shift()?.() ?? shown()());
  await userEvent.click(await button('Look again'));
  expect(await screen.findByText('Five people')).toBeTruthy();
});

test('a press while the browser believes that it is offline is tried and shown, not kept waiting', async () => {
  open(shown(), () => Response.error(), queryClient);
  await userEvent.click(await button('Cancel this table'));
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await userEvent.click(await button('Yes, cancel the table'));
  expect(await screen.findByText('We do not know whether your table is cancelled.')).toBeTruthy();
});
