import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { createContext, use } from 'react';

export const ManagedContext = createContext<ManagedReservation | null>(null);

/** The open booking, in the newest state this tab knows. Throws outside its provider. */
export function useBooked(): ManagedReservation {
  const booking = use(ManagedContext);
  if (booking === null) throw new Error('useBooked outside of ManagedContext');
  return booking;
}
