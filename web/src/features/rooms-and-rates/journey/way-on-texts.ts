import type { Booking } from '../../../shared/stay/booking.ts';
import { bookingStateOf } from '../../../shared/offers/booking-state.ts';
import { numberedUnit } from '../../../shared/stay/stay-texts.ts';
import type { Journey } from './use-journey.ts';
import { nextView } from './view.ts';

/** The guests' button: where the journey leads once every room has its guest. */
export function wayOnText({ facts, isDesktop }: Journey, named: Booking): string {
  const state = bookingStateOf(facts, named, isDesktop);
  const rooms = state.rooms.map((room) => ({ ...room, leadGuestValid: true }));
  return wordsTo(nextView({ ...state, rooms }));
}

/** The text of a button that continues with that booking: to the next room when that room has the same step. */
export function continueText({ facts, isDesktop, view }: Journey, chosen: Booking): string {
  const next = nextView(bookingStateOf(facts, chosen, isDesktop));
  const isSameStep = next !== 'checkout' && next.name === view.name && 'roomNumber' in next;
  return isSameStep
    ? `Continue to ${numberedUnit(next.roomNumber, facts.hotel.unit).toLowerCase().replace(' ', '\u00a0')}`
    : wordsTo(next);
}

function wordsTo(next: ReturnType<typeof nextView>): string {
  return next === 'checkout' ? 'Go to checkout' : `Continue to ${next.name}`;
}
