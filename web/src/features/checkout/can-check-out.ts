import { canEnter } from '@portico/domain/journeys/booking-journey';
import type { Booking } from '../../parts/booking/booking.ts';
import { bookingStateOf } from '../../parts/offers/booking-state.ts';
import type { OfferFacts } from '../../parts/offers/offers.ts';

/** True when each room has a rate and a valid lead guest; the ledger beside the form is its summary. */
export function canCheckOut(facts: OfferFacts, booking: Booking): boolean {
  return canEnter('personal-information', bookingStateOf(facts, booking, true));
}
