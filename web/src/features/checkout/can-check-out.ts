import { canEnter } from '@portico/domain/journeys/booking-journey';
import type { Booking } from '../../parts/booking/booking.ts';
import { bookingStateOf } from '../../parts/booking/booking-state.ts';
import type { OfferFacts } from '../../parts/offers/offers.ts';

/** True when each room has a rate and a valid lead guest; the ledger beside the form is its summary. */
export function canCheckOut({ hotel, search }: OfferFacts, booking: Booking): boolean {
  const state = bookingStateOf(booking, {
    roomCount: search.rooms.length,
    required: hotel.required,
    isDesktop: true,
  });
  return canEnter('personal-information', state);
}
