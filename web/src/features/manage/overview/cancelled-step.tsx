import { bookingIsCancelled, cancelledText } from '../../../parts/booked/cancelled-texts.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { BookingFacts } from './booking-facts.tsx';

/** A booking of which nothing stands any more, cancelled here or found so. */
export function CancelledStep() {
  return (
    <ManagedFrame heading={bookingIsCancelled} view="cancelled" lead={cancelledText(useBooked(), useHotel())}>
      <BookingFacts />
    </ManagedFrame>
  );
}
