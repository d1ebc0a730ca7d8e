import { ManagedFrame } from '../beside/managed-frame.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { WhatMayChange } from './what-may-change.tsx';

/** The booking as it stands, and what of it can be changed. */
export function Overview() {
  return (
    <ManagedFrame heading="Your booking" view="overview">
      <WhatMayChange />
      <BookingFacts />
    </ManagedFrame>
  );
}
