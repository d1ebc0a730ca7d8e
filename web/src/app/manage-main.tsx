import { bookedPages } from './booked-pages.ts';
import { HotelLayout } from './hotel-shell/hotel-layout.tsx';
import { HotelOwner } from './hotel-shell/hotel-owner.tsx';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { ProgramOf } from './program/program.ts';

const manage: ProgramOf<'manage'> = {
  document: 'manage',
  Owner: HotelOwner,
  Layout: HotelLayout,
  pages: {
    manage: lazyPage(() => import('../features/manage/manage-page.tsx')),
    confirmBookerEmail: lazyPage(() => import('../features/manage/confirm-booker-email-page.tsx')),
    reservation: lazyPage(() => import('../features/manage/reservation-page.tsx')),
    tableBooking: lazyPage(() => import('../features/table/table-booking-page.tsx')),
    ...bookedPages,
  },
};

void openPages(manage);
