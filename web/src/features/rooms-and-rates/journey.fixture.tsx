import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type { ServicesResponse } from '@portico/contract/calls/services';
import { documentAheadId, type DocumentAhead } from '@portico/contract/document-data';
import { localDate } from '@portico/domain/calendar/local-date';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { BookingProvider } from '../../shared/stay/booking-provider.tsx';
import { buildServices } from '../../shared/offers/extras.fixture.ts';
import { FRESH_MS } from '../../lib/document-data.ts';
import { buildDocumentData } from '../../shared/hotel/hotel.fixture.ts';
import { hotelOf } from '../../shared/hotel/hotel.ts';
import { openDocument, renderOwned, stubScreen } from '../../shared/hotel/owned-page.fixture.tsx';
import RoomsAndRatesPage from './rooms-and-rates-page.tsx';

export const stay = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-16') };
export const twoRooms = 'arrive=2027-03-14&nights=2&rooms=2-0-0,1-1-0';
export const oneRoom = 'arrive=2027-03-14&nights=2&rooms=2-0-0';

/** Answers every search with this, and every room with these extras; null: they fail to load. */
export function serve(
  answer: SearchResponse,
  { extras = buildServices([]), beds = [] }: { extras?: ServicesResponse | null; beds?: unknown } = {},
): void {
  serveHotelApi({
    '/api/Availability/Search': () => Response.json(answer),
    '/api/Service/Get': () => (extras === null ? Response.json({}, { status: 500 }) : Response.json(extras)),
    '/api/RoomTypeConfiguration/Get': () => Response.json(beds),
  });
}

/** The browser's own interface around the page. */
function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** `ahead`: what the server has embedded in the document. */
export function openRooms(
  query: string,
  changes: Parameters<typeof buildDocumentData>[0] = {},
  ahead?: DocumentAhead,
) {
  const data = buildDocumentData(changes);
  openDocument(data);
  if (ahead !== undefined) {
    document.body.innerHTML += `<script type="application/json" id="${documentAheadId}">${JSON.stringify(ahead)}</script>`;
  }
  return renderOwned(
    hotelOf(data),
    <BookingProvider>
      <MemoryRouter initialEntries={[`/Book/TEST/Rooms-And-Rates?${query}`]}>
        <Browser />
        <RoomsAndRatesPage />
      </MemoryRouter>
    </BookingProvider>,
    FRESH_MS,
  );
}

/** Each test of a file starts with a new session, on a phone or at a desktop, and leaves nothing behind. */
export function eachTestOn(device: 'phone' | 'desktop'): void {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '');
    stubScreen(device === 'desktop');
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Takes that rate of that room type; expands its rates when collapsed. */
export async function chooseRate(roomType: string, rate: string): Promise<void> {
  const user = userEvent.setup();
  const see = screen.queryByRole('button', { name: new RegExp(`^See .* of ${roomType}$`) });
  if (see !== null) await user.click(see);
  const rates = screen.getByRole('list', { name: `Rates of ${roomType}` });
  const choose = [...rates.querySelectorAll('button')].find((button) =>
    [`Choose ${rate}, ${roomType}`, `Chosen ${rate}, ${roomType}`].includes(button.textContent),
  );
  if (choose === undefined) throw new Error(`No rate ${rate}`);
  await user.click(choose);
}

/** Takes the Loft at Flexible, once it is found. */
export async function chooseLoft(): Promise<void> {
  await screen.findByRole('article', { name: 'The Loft' });
  await chooseRate('The Loft', 'Flexible');
}

/** Names the lead guests in order. */
export async function nameGuests(...names: [string, string][]): Promise<void> {
  const user = userEvent.setup();
  for (const [index, [first, last]] of names.entries()) {
    await user.click(screen.getAllByLabelText('First name')[index]!);
    await user.paste(first);
    await user.click(screen.getAllByLabelText('Last name')[index]!);
    await user.paste(last);
  }
}
