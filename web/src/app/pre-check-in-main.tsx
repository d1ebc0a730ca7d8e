import { HotelLayout } from './hotel-shell/hotel-layout.tsx';
import { HotelOwner } from './hotel-shell/hotel-owner.tsx';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { ProgramOf } from './program/program.ts';

const preCheckIn: ProgramOf<'pre-check-in'> = {
  document: 'pre-check-in',
  Owner: HotelOwner,
  Layout: HotelLayout,
  pages: {
    preCheckIn: lazyPage(() => import('../features/pre-check-in/pre-check-in-page.tsx')),
  },
};

void openPages(preCheckIn);
