import type { ReactNode } from 'react';
import { useHotel } from '../parts/hotel/hotel-context.ts';
import { HotelOwner } from './hotel-shell/hotel-owner.tsx';
import { ToSearch } from './to-search.tsx';

/** For the pages of accounts: a hotel that has none leads to its search. */
export function AccountOwner({ children }: { children: ReactNode }) {
  return (
    <HotelOwner>
      <WhereAccounts>{children}</WhereAccounts>
    </HotelOwner>
  );
}

function WhereAccounts({ children }: { children: ReactNode }) {
  return useHotel().property.UseUserAccountOnBookingEngine ? children : <ToSearch />;
}
