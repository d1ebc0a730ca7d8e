import { createContext, use } from 'react';
import type { Hotel } from './hotel.ts';

export const HotelContext = createContext<Hotel | null>(null);

/** The hotel of this document. Throws outside of its provider. */
export function useHotel(): Hotel {
  const hotel = use(HotelContext);
  if (hotel === null) throw new Error('useHotel outside of HotelContext');
  return hotel;
}
