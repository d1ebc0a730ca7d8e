import { SearchPage } from '../features/search/search-page.tsx';
import { bookedPages } from './booked-pages.ts';
import { HotelLayout } from './hotel-shell/hotel-layout.tsx';
import { HotelOwner } from './hotel-shell/hotel-owner.tsx';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { ProgramOf } from './program/program.ts';

const rooms = lazyPage(() => import('../features/rooms-and-rates/rooms-and-rates-page.tsx'));
const room = lazyPage(() => import('../features/rooms-and-rates/room/room-page.tsx'));
const preloadRooms = () => void rooms.preload();

const book: ProgramOf<'book'> = {
  document: 'book',
  Owner: HotelOwner,
  Layout: HotelLayout,
  pages: {
    search: { Page: () => <SearchPage onIntent={preloadRooms} /> },
    rooms,
    room,
    where: lazyPage(() => import('../features/where/where-page.tsx')),
    table: lazyPage(() => import('../features/table/table-page.tsx')),
    ...bookedPages,
  },
};

void openPages(book);
