import { whenIdle } from '../lib/when-idle.ts';
import { bookedPages, preloadBookedPages } from './booked-pages.ts';
import { HotelLayout } from './hotel-shell/hotel-layout.tsx';
import { HotelOwner } from './hotel-shell/hotel-owner.tsx';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { ProgramOf } from './program/program.ts';

const checkout: ProgramOf<'checkout'> = {
  document: 'checkout',
  Owner: HotelOwner,
  Layout: HotelLayout,
  pages: {
    checkout: lazyPage(() => import('../features/checkout/checkout-page.tsx')),
    ...bookedPages,
  },
};

void openPages(checkout);

whenIdle(preloadBookedPages);
