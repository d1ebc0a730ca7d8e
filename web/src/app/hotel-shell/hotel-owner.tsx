import { useState, type ReactNode } from 'react';
import { readDocumentDataOf } from '../../lib/document-data.ts';
import { BookingProvider } from '../../shared/stay/booking-provider.tsx';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { hotelOf } from '../../shared/hotel/hotel.ts';

/** For the pages of a hotel: the hotel, and the booking that is made of it. */
export function HotelOwner({ children }: { children: ReactNode }) {
  const [hotel] = useState(() => hotelOf(readDocumentDataOf('hotel')));
  return (
    <OwnerContext value={hotel}>
      <BookingProvider>{children}</BookingProvider>
    </OwnerContext>
  );
}
