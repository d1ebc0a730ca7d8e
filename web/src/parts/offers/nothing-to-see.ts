import type { Booking } from '../booking/booking.ts';
import { bookingStateOf } from './booking-state.ts';
import type { StayFacts } from './offers.ts';

/**
 * The booking in which what a room does not have counts as seen: what becomes available later does not send a guest back from
 * checkout. Spec section 4.
 */
export function withNothingLeftOpen(facts: StayFacts, booking: Booking): Booking {
  const { rooms } = bookingStateOf(facts, booking, true);
  return {
    ...booking,
    items: booking.items.map((item) => {
      const room = rooms.find(({ roomNumber }) => roomNumber === item.roomNumber);
      if (room === undefined) return item;
      return {
        ...item,
        upgradesSeen: item.upgradesSeen || !room.upgradesOffered,
        extrasSeen: item.extrasSeen || !room.extrasOffered,
      };
    }),
  };
}
