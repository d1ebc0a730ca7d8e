import { BookedRoom } from '../../../parts/booked/booked-room.tsx';
import { stayOfBooking } from '../../../parts/booked/booked-texts.ts';
import { BookingReceipt } from '../../../parts/booked/booking-receipt.tsx';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { StayDates } from '../../../parts/stay/stay-dates.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { useBooked } from '../opened/managed-context.ts';
import styles from './overview.module.css';
import { WhatMayChange } from './what-may-change.tsx';

/** The booking as it stands, and what of it can be changed. */
export function Overview() {
  const { unit } = useHotel();
  const booking = useBooked();
  return (
    <ManagedFrame heading="Your booking" view="overview">
      <WhatMayChange />
      <div className={styles.dates}>
        <StayDates stay={stayOfBooking(booking)} />
      </div>
      <ul className={styles.rooms} aria-label={`Your ${unit.plural}`}>
        {booking.Rooms.map((room) => (
          <BookedRoom key={room.ReservationItemId} room={room} />
        ))}
      </ul>
      <div className={styles.receipt}>
        <BookingReceipt booked={booking} />
      </div>
    </ManagedFrame>
  );
}
