import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { BookingProvider } from '../../shared/stay/booking-provider.tsx';
import { buildDocumentData } from '../../shared/hotel/hotel.fixture.ts';
import { hotelOf } from '../../shared/hotel/hotel.ts';
import { openDocument, renderOwned, stubScreen } from '../../shared/hotel/owned-page.fixture.tsx';
import { SearchPage } from './search-page.tsx';

export type Changes = Parameters<typeof buildDocumentData>[0];

const preload = () => undefined;

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** The current address, as a guest would copy it. */
export const address = () => screen.getByLabelText('Address').textContent;

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** The search page; `fromWithin`: opened by a link of the pages, not with the document. */
export function openSearch(query = '', changes: Changes = {}, fromWithin = true) {
  const data = buildDocumentData(changes);
  openDocument(data);
  const entry = { pathname: '/Book/TEST', search: query, key: fromWithin ? 'within' : 'default' };
  renderOwned(
    hotelOf(data),
    <BookingProvider>
      <MemoryRouter initialEntries={[entry]}>
        <Address />
        <Routes>
          <Route path="/Book/TEST" element={<SearchPage onIntent={preload} />} />
          <Route path="/Book/TEST/Rooms-And-Rates" element={<h1>Rooms</h1>} />
        </Routes>
      </MemoryRouter>
    </BookingProvider>,
  );
}

/** What jsdom lacks of a browser, and a screen of that width. */
export function stubBrowser({ isDesktop }: { isDesktop: boolean }): void {
  stubScreen(isDesktop);
  Element.prototype.scrollIntoView = () => undefined;
}
