import { useState, type ReactNode } from 'react';
import { readDocumentDataOf } from '../../lib/document-data.ts';
import { BookingProvider } from '../../shared/stay/booking-provider.tsx';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { hotelOf } from '../../shared/hotel/hotel.ts';

/** Provides the hotel and the guest's booking to its pages. */
export function HotelOwner({ children }: { children: ReactNode }) {
  const [hotel] = useState(() => hotelOf(readDocumentDataOf('hotel')));
  return (
    <OwnerContext value={hotel}>
      <BookingProvider>{children}</BookingProvider>
    </OwnerContext>
  );
}
