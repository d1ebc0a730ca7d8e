import { pages } from '@portico/contract/pages';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTableDraft } from '../features/table/table-draft.ts';
import { showAtTop, useTopNews } from '../lib/top-news.ts';
import { buildUser } from '../shared/account/account.fixture.ts';
import { buildManaged, serveHotelApi } from '../shared/booked/hotel-api.fixture.ts';
import { buildDocumentData } from '../shared/hotel/hotel.fixture.ts';
import { openDocument, renderOwned } from '../shared/hotel/owned-page.fixture.tsx';
import { day, everyPress, hotel, onLoggedIn, reads, type Press } from './every-press.fixture.tsx';

/** Of Node, under which tests run: in a browser, the window receives an unhandled rejection. */
declare const process: { once(event: 'unhandledRejection', hear: (fault: unknown) => void): void };

/** A page that a guest can leave within its document, and the notices at its top. */
function Frame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const news = useTopNews();
  return (
    <>
      <output aria-label="At the top">{news?.text}</output>
      <output aria-label="Shown">{`${pathname} ${JSON.stringify(state)}`}</output>
      <button onClick={() => void navigate('/elsewhere')}>Leave</button>
      <Routes>
        <Route path="/elsewhere" element="Elsewhere" />
        <Route path={pages.tableBooking.path} element={children} />
        <Route path="*" element={children} />
      </Routes>
    </>
  );
}

/** Opens the page, fills its fields and presses up to the button that sends, which is returned. */
async function open({ page, at, types = {}, presses, path }: Press, answer: () => Promise<Response>) {
  const sent: RequestInit[] = [];
  window.history.replaceState(null, '', at);
  openDocument(buildDocumentData());
  serveHotelApi({
    ...reads,
    [path]: (init) => {
      // Checking whether a link is valid needs no password.
      if (String(init.body).includes('"Password":null')) return Response.json({ Success: true });
      sent.push(init);
      return answer();
    },
  });
  renderOwned(
    hotel,
    <MemoryRouter initialEntries={[at]}>
      <Frame>{page}</Frame>
    </MemoryRouter>,
  );
  const find = (name = '') => screen.findByRole('button', { name });
  for (const name of presses.slice(0, -1)) fireEvent.click(await find(name));
  const button = await find(presses.at(-1));
  for (const [label, text] of Object.entries(types))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  return { sent, button };
}

const unreached = 'We could not reach the hotel’s server. Please try again.';
const never = () => new Promise<Response>(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  onLoggedIn.mockClear();
  keepTableDraft(hotel, {
    key: 'a-key',
    restaurantId: 1,
    date: day,
    party: 2,
    time: '19:30',
    promotionId: null,
    knownLeaveTime: null,
    email: 'm@oak.example',
    phone: '+44 7700 900123',
    requests: '',
    reservationNumber: null,
  });
});
afterEach(() => {
  cleanup();
  showAtTop(null);
  vi.unstubAllGlobals();
});

test.each(Object.entries(everyPress))(
  '%s is sent once, however quickly it is pressed again',
  async (_, press) => {
    const { sent, button } = await open(press, never);
    await act(async () => {
      button.click();
      button.click();
    });
    expect(sent).toHaveLength(1);
  },
);

test.each(Object.entries(everyPress))(
  'a fault of the program while %s is shown, frees the button and is reported',
  async (_, press) => {
    const reported = new Promise((resolve) => process.once('unhandledRejection', resolve));
    const answers = [async () => Response.json({ Message: 5 }, { status: 400 }), never];
    const { sent, button } = await open(press, () => (answers.shift() ?? never)());
    await act(async () => button.click());
    expect(await screen.findByText('shows' in press ? press.shows : unreached)).toBeDefined();
    expect(await reported).toBeInstanceOf(TypeError);
    await act(async () => button.click());
    expect(sent).toHaveLength(2);
  },
);

const leadOn = [
  [
    'logging in',
    everyPress['logging in'],
    { ...buildUser(), Success: true, Message: 'Welcome back, Marian' },
    'Welcome back, Marian',
  ],
  [
    'adding a card',
    everyPress['adding a card'],
    { Status: 'ActionRequired', CardRequestId: '1', ActionUrl: '#bank', CreditCards: [] },
    '',
  ],
  [
    'looking for a booking',
    everyPress['looking for a booking'],
    { Reservation: buildManaged(), Message: null },
    '',
  ],
  [
    'booking a table',
    everyPress['booking a table'],
    { Success: true, BookingReference: 'QHK4821356', InfoMessage: 'Table booked' },
    'Table booked',
  ],
] as const;

test.each(leadOn)('%s leads nowhere once its page is left, and is shown', async (_, press, answer, shown) => {
  let reply: (response: Response) => void = () => undefined;
  const { sent, button } = await open(press, () => new Promise((resolve) => (reply = resolve)));
  await act(async () => button.click());
  fireEvent.click(screen.getByText('Leave'));
  await act(async () => reply(Response.json(answer)));
  expect(sent).toHaveLength(1);
  expect(screen.getByLabelText('Shown').textContent).toBe('/elsewhere null');
  expect(screen.getByLabelText('At the top').textContent).toBe(shown);
  expect(window.location.hash).toBe('');
  expect(onLoggedIn).not.toHaveBeenCalled();
});
