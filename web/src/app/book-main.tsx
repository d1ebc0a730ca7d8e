import { guestPatterns } from '@portico/contract/paths';
import { Route } from 'react-router';
import { SearchPage } from '../features/search/search-page.tsx';
import { bookedPages } from './booked-pages.tsx';
import { lazyPage } from './lazy-page.ts';
import { mount } from './mount.tsx';
import { Pages } from './pages.tsx';

const roomsAndRates = lazyPage(() => import('../features/rooms-and-rates/rooms-and-rates-page.tsx'));

mount(
  <Pages front={guestPatterns.book}>
    <Route path={guestPatterns.book} element={<SearchPage onIntent={roomsAndRates.preload} />} />
    <Route path={guestPatterns.roomsAndRates} element={<roomsAndRates.Page />} />
    {bookedPages}
  </Pages>,
);
