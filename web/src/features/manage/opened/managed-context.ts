import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { createContext, use } from 'react';

export const ManagedContext = createContext<ManagedReservation | null>(null);

/** The booking that is open, in its newest state that this tab knows. Throws outside of its provider. */
export function useBooked(): ManagedReservation {
  const booking = use(ManagedContext);
  if (booking === null) throw new Error('useBooked outside of ManagedContext');
  return booking;
}
