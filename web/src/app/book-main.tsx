import { guestPatterns } from '@portico/contract/paths';
import { Route } from 'react-router';
import { SearchPage } from '../features/search/search-page.tsx';
import { bookedLazyPages, bookedPages } from './booked-pages.tsx';
import { firstPageLoaded } from './first-page-loaded.ts';
import { lazyPage } from './lazy-page.ts';
import { mount } from './mount.tsx';
import { Pages } from './pages.tsx';

const roomsAndRates = lazyPage(() => import('../features/rooms-and-rates/rooms-and-rates-page.tsx'));

const preloadRooms = () => void roomsAndRates.preload();

const first = firstPageLoaded([[guestPatterns.roomsAndRates, roomsAndRates], ...bookedLazyPages]);
void first.then(() =>
  mount(
    <Pages front={guestPatterns.book}>
      <Route path={guestPatterns.book} element={<SearchPage onIntent={preloadRooms} />} />
      <Route path={guestPatterns.roomsAndRates} element={<roomsAndRates.Page />} />
      {bookedPages}
    </Pages>,
  ),
);
