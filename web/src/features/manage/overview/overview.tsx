import { stayOfBooking } from '../../../parts/booked/booked-texts.ts';
import { StayDates } from '../../../parts/stay/stay-dates.tsx';
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
        <StayDates stay={stayOfBooking(useBooked())} />
      </div>
    </ManagedFrame>
  );
}
