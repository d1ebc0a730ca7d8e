import { apiPaths } from '@portico/contract/paths';
import { BookedRoom } from '../../../parts/booked/booked-room.tsx';
import { hasOwnDates } from '../../../parts/booked/booked-texts.ts';
import { BookingReceipt } from '../../../parts/booked/booking-receipt.tsx';
import { BookingTools } from '../../../parts/booked/booking-tools.tsx';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { useBooked } from '../opened/managed-context.ts';
import styles from './overview.module.css';

/** Rooms, what is paid and owed, and where to go from here. */
export function BookingFacts() {
  const { unit, property } = useHotel();
  const booking = useBooked();
  const query = new URLSearchParams({
    propertyId: String(property.PropertyId),
    reservationId: booking.ReservationId,
  });
  return (
    <>
      <ul className={styles.rooms} aria-label={`Your ${unit.plural}`}>
        {booking.Rooms.map((room) => (
          <BookedRoom key={room.ReservationItemId} room={room} withDates={hasOwnDates(booking)} />
        ))}
      </ul>
      <div className={styles.receipt}>
        <BookingReceipt booked={booking} />
      </div>
      <BookingTools
        calendar={booking.IsCancelled ? null : `${apiPaths.manageCalendar()}?${query.toString()}`}
        leadsTo={null}
      />
    </>
  );
}
