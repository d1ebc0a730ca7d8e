import { bookedPages } from './booked-pages.ts';
import { AccountOwner } from './account-owner.tsx';
import { HotelLayout } from './hotel-shell/hotel-layout.tsx';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { ProgramOf } from './program/program.ts';

const account: ProgramOf<'account'> = {
  document: 'account',
  Owner: AccountOwner,
  Layout: HotelLayout,
  pages: {
    register: lazyPage(() => import('../features/account/register-page.tsx')),
    confirmEmail: lazyPage(() => import('../features/account/confirm-email-page.tsx')),
    forgotPassword: lazyPage(() => import('../features/account/forgot-password-page.tsx')),
    resetPassword: lazyPage(() => import('../features/account/reset-password-page.tsx')),
    manageAccount: lazyPage(() => import('../features/account/manage-account-page.tsx')),
    ...bookedPages,
  },
};

void openPages(account);
