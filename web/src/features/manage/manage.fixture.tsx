import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { countries, serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { buildDocumentData, buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { openDocument, renderOwned, stubScreen } from '../../shared/hotel/owned-page.fixture.tsx';
import ManagePage from './manage-page.tsx';
import ReservationPage from './reservation-page.tsx';

export const lookup = guestPaths.manage('TEST');
export const opened = guestPaths.openedReservation('TEST');

/** Changes of the page's address, newest last. */
export const addresses: string[] = [];

function Address() {
  const { pathname, search } = useLocation();
  if (addresses.at(-1) !== pathname + search) addresses.push(pathname + search);
  return null;
}

type Answers = Parameters<typeof serveHotelApi>[0];

/** The pages for managing a booking, at an address, with the server's answers by path. */
export function openManage(path: string, answers: Answers = {}, hotel = buildHotel()) {
  addresses.length = 0;
  stubScreen(true);
  openDocument(buildDocumentData());
  serveHotelApi({ ...countries, ...answers });
  return renderOwned(
    hotel,
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <Routes>
        <Route path={pages.manage.path} element={<ManagePage />} />
        <Route path={pages.reservation.path} element={<ReservationPage />} />
      </Routes>
    </MemoryRouter>,
  );
}
