import type { ReactNode } from 'react';
import { useHotel } from '../shared/hotel/hotel-context.ts';
import { bookedPages } from './booked-pages.ts';
import { HotelLayout } from './hotel-shell/hotel-layout.tsx';
import { HotelOwner } from './hotel-shell/hotel-owner.tsx';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { ProgramOf } from './program/program.ts';
import { ToSearch } from './to-search.tsx';

/** For the account pages: a hotel without accounts leads to its search. */
function AccountOwner({ children }: { children: ReactNode }) {
  return (
    <HotelOwner>
      <WhereAccounts>{children}</WhereAccounts>
    </HotelOwner>
  );
}

function WhereAccounts({ children }: { children: ReactNode }) {
  return useHotel().property.UseUserAccountOnBookingEngine ? children : <ToSearch />;
}

const account: ProgramOf<'account'> = {
  document: 'account',
  Owner: AccountOwner,
  Layout: HotelLayout,
  pages: {
    register: lazyPage(() => import('../features/account/register-page.tsx')),
    confirmEmail: lazyPage(() => import('../features/account/confirm-email-page.tsx')),
    confirmNewEmail: lazyPage(() => import('../features/account/confirm-new-email-page.tsx')),
    forgotPassword: lazyPage(() => import('../features/account/forgot-password-page.tsx')),
    resetPassword: lazyPage(() => import('../features/account/reset-password-page.tsx')),
    manageAccount: lazyPage(() => import('../features/account/manage-account-page.tsx')),
    ...bookedPages,
  },
};

void openPages(account);
