import type { Booking } from '../../parts/booking/booking.ts';
import { bookingStateOf } from '../../parts/offers/booking-state.ts';
import type { Journey } from './use-journey.ts';
import { nextView } from './view.ts';

/** What the guests' button says: where the journey leads once every room has its guest. */
export function wayOnWords({ facts, isDesktop }: Journey, named: Booking): string {
  const state = bookingStateOf(facts, named, isDesktop);
  const next = nextView({ ...state, rooms: state.rooms.map((room) => ({ ...room, leadGuestValid: true })) });
  if (next === 'checkout') return 'Go to checkout';
  if (next.name === 'extras') return 'Go on to the extras';
  return next.name === 'summary' ? 'Go on to the summary' : 'Go on';
}
