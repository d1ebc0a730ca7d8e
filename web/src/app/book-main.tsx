import { SearchPage } from '../features/search/search-page.tsx';
import { bookedPages } from './booked-pages.ts';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { PagesOf } from './pages-here.ts';

const rooms = lazyPage(() => import('../features/rooms-and-rates/rooms-and-rates-page.tsx'));
const preloadRooms = () => void rooms.preload();

const pages: PagesOf<'book'> = {
  search: { Page: () => <SearchPage onIntent={preloadRooms} /> },
  rooms,
  ...bookedPages,
};

void openPages(pages);
