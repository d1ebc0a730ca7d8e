import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useBooking } from '../shared/stay/booking-context.ts';
import { ToSearch } from './to-search.tsx';

/** Without a basket or a token there is nothing to check out. */
export function CheckoutGuard({ children }: { children: ReactNode }) {
  const { confirmationToken } = useParams();
  const { items } = useBooking().booking;
  // Checked on entering only: a completed booking empties the basket under its own page.
  const [mayEnter] = useState(confirmationToken !== undefined || items.length > 0);
  return mayEnter ? children : <ToSearch />;
}
