import { bookingIsCancelled, cancelledText } from '../../../parts/booked/cancelled-texts.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { StayOfBooking } from '../../../parts/booked/stay-of-booking.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { BookingFacts } from './booking-facts.tsx';
import styles from './overview.module.css';
import { WhatMayChange } from './what-may-change.tsx';

/** The booking as it stands, and what of it can be changed. */
export function Overview() {
  return (
    <ManagedFrame heading="Your booking" view="overview" below={<BookingFacts />}>
      <WhatMayChange />
      <div className={styles.dates}>
        <StayOfBooking booked={useBooked()} />
      </div>
    </ManagedFrame>
  );
}

/** A booking of which nothing stands any more, cancelled here or found so. */
export function CancelledOverview() {
  const booking = useBooked();
  return (
    <ManagedFrame
      heading={bookingIsCancelled}
      view="cancelled"
      lead={cancelledText(booking, useHotel())}
      below={<BookingFacts />}
    >
      <div className={styles.dates}>
        <StayOfBooking booked={booking} />
      </div>
    </ManagedFrame>
  );
}
